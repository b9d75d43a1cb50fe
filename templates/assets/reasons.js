/* Why a ruling is as it is, and what would turn it: the same as the command line says, from the grounds of a program. No words of any language are in here. */
(function (root) {
  "use strict";

  var R = root.ChesslawRuling || (typeof require !== "undefined" ? require("./ruling.js") : null);
  var BIT = function (i) { return Math.pow(2, i); };
  var and = function (a, b) { var out = 0; for (var i = 0; BIT(i) <= a; i += 1) { if (R.has(a, i) && R.has(b, i)) { out += BIT(i); } } return out; };
  var OPPOSITE = { below: "at-least", "at-least": "below", "at-most": "above", above: "at-most", equal: "other", other: "equal" };
  var same = function (a, b) { return JSON.stringify(a) === JSON.stringify(b); };

  /* Whether a condition holds for the open values: null while it can go either way. */
  function holds(p, c, masks, slots) {
    var parts, rec = function (part) { return holds(p, part, masks, slots); };
    switch (c[0]) {
    case "all":
      parts = c.slice(1).map(rec);
      return parts.indexOf(false) >= 0 ? false : parts.indexOf(null) >= 0 ? null : true;
    case "any":
      parts = c.slice(1).map(rec);
      return parts.indexOf(true) >= 0 ? true : parts.indexOf(null) >= 0 ? null : false;
    case "not": parts = rec(c[1]); return parts === null ? null : !parts;
    case "rests": return rec(c[2]);
    case "is":
      if (c[2] < 0) { return null; }
      parts = and(masks[c[2]], c[3]);
      return parts === masks[c[2]] ? true : parts === 0 ? false : null;
    case "reads":
      if (c[1] === null) { return null; }
      return masks[c[1]] === BIT(c[2]) ? true : R.has(masks[c[1]], c[2]) ? null : false;
    default: // orders
      var above = slots[c[1]], actions = c.slice(2);
      if (!above || above.status === "needs-facts" || above.status === "disputed") { return null; }
      return actions.length ? above.then.some(function (o) { return actions.indexOf(o.action) >= 0; }) : above.then.length === 0;
    }
  }

  /* A condition of a rule, or its opposite, and how the fact stands. */
  function held(p, leaf, masks, opposite) {
    var v = p.vars[leaf[2]], asked = leaf[4], state = v ? holds(p, leaf, masks, []) : null;
    var out = { fact: leaf[1], value: null, holds: state === !opposite, open: state === null };
    if (asked.how) {
      out.how = opposite ? OPPOSITE[asked.how] : asked.how;
      out.number = asked.number;
      return out;
    }
    if (typeof asked === "boolean") { out.options = [asked !== opposite]; } else {
      out.options = (v && v.values || asked).filter(function (w) { return (asked.indexOf(w) >= 0) !== opposite; });
    }
    if (v) {
      var open = masks[leaf[2]], i = R.only(open), passing = and(open, leaf[3]);
      // A yes-or-no window on a number is known as soon as its side is, whichever interval it is.
      if (v.kind === "number") { out.value = passing === open ? asked : passing === 0 ? !asked : null; } else if (i >= 0) { out.value = v.kind === "bool" ? i === 1 : v.values[i]; }
    }
    return out;
  }

  /* The conditions on facts that make a condition come out as wanted, and the clauses its satisfied parts rest on. */
  function support(p, c, wanted, masks, slots, out) {
    var part = null;
    switch (c[0]) {
    case "all":
    case "any":
      if ((c[0] === "all") === wanted) { c.slice(1).forEach(function (k) { support(p, k, wanted, masks, slots, out); }); return; }
      [wanted, null].forEach(function (state) {
        c.slice(1).forEach(function (k) { if (!part && holds(p, k, masks, slots) === state) { part = k; } });
      });
      if (part) { support(p, part, wanted, masks, slots, out); }
      return;
    case "not": support(p, c[1], !wanted, masks, slots, out); return;
    case "rests":
      if (wanted && out.clauses.indexOf(c[1]) < 0) { out.clauses.push(c[1]); }
      support(p, c[2], wanted, masks, slots, out);
      return;
    case "is":
      var h = held(p, c, masks, !wanted && out.standing);
      var said = out.held.some(function (k) { return same(k, h) || (k.fact === h.fact && k.value !== null && k.value === h.value); });
      if (!said) { out.held.push(h); }
    }
  }

  /* The rules of a slot that did not decide: overridden, or with conditions that fail. */
  function considered(p, masks, slots, slot, live) {
    var g = p.grounds, out = [], seen = {};
    var beats = function (by, rule) { var o = g.rules[by].overrides; return o === "all" ? by !== rule && g.rules[rule].overrides !== "all" : !!o && o.indexOf(rule) >= 0; };
    g.variants.forEach(function (variant, v) {
      var r = variant.rule, rule = g.rules[r];
      var decided = live.some(function (l) { return g.variants[l].rule === r; });
      if (p.slots[rule.slot].id !== slot.id || decided || live.indexOf(v) >= 0 || seen[r]) { return; }
      seen[r] = true;
      var one = { rule: rule.id, clause: rule.clause, exception: live.some(function (l) { return beats(r, g.variants[l].rule); }), overridden: [], failed: [] };
      if (holds(p, variant.when, masks, slots) === true) {
        live.forEach(function (l) { if (beats(g.variants[l].rule, r)) { one.overridden.push(g.rules[g.variants[l].rule].id); } });
      } else {
        var found = { held: [], clauses: [], standing: false };
        support(p, variant.when, false, masks, slots, found);
        one.failed = found.held;
      }
      out.push(one);
    });
    return out;
  }

  /* The reasons of a ruling, slot by slot. */
  function reasons(p, ruling) {
    var g = p.grounds, masks = ruling.open.presumed, out = [];
    ruling.slots.forEach(function (slot) {
      var live = slot.variants.slice();
      slot.readings.forEach(function (r) { r.variants.forEach(function (v) { if (slot.variants.indexOf(v) < 0) { live.push(v); } }); });
      live.forEach(function (v, i) {
        var variant = g.variants[v], rule = g.rules[variant.rule], found = { held: [], clauses: [], standing: true }, clauses = [];
        support(p, variant.when, true, masks, ruling.slots, found);
        [rule.clause].concat(rule.with || [], variant.with || [], found.clauses).forEach(function (c) { if (clauses.indexOf(c) < 0) { clauses.push(c); } });
        out.push({ slot: slot.id, rule: rule.id, clauses: clauses, basis: rule.basis, sources: rule.sources || [], conditions: found.held, considered: i ? [] : considered(p, masks, ruling.slots, slot, live) });
      });
    });
    return out;
  }

  /* The clauses a ruling rests on, the decisive one first. */
  function clauses(list) {
    var out = [], add = function (r) { r.clauses.forEach(function (c) { if (out.indexOf(c) < 0) { out.push(c); } }); };
    list.filter(function (r) { return r.slot === "outcome"; }).forEach(add);
    list.filter(function (r) { return r.slot !== "outcome"; }).forEach(add);
    return out;
  }

  /* Where a diagram held to masks ends: a terminal, or null while it can end in several ways. */
  function end(p, at, masks) {
    var memo = {}, MIXED = {};
    var walk = function (n) {
      if (n < 0) { return n; }
      if (memo[n] !== undefined) { return memo[n]; }
      var node = p.nodes[n], out = p.void;
      for (var i = 1; i < node.length && out !== MIXED; i += 1) {
        if (R.has(masks[node[0]], i - 1)) {
          var kid = walk(node[i]);
          if (kid !== p.void) { out = out === p.void || out === kid ? kid : MIXED; }
        }
      }
      memo[n] = out;
      return out;
    };
    var found = walk(at);
    return found === MIXED ? null : found;
  }

  function variables(p, at) {
    var seen = {}, out = {};
    var walk = function (n) {
      if (n < 0 || seen[n]) { return; }
      seen[n] = true;
      out[p.nodes[n][0]] = true;
      p.nodes[n].slice(1).forEach(walk);
    };
    walk(at);
    return Object.keys(out).map(Number).sort(function (a, b) { return a - b; });
  }

  /* Every change of just these variables after which the diagram ends otherwise; neighbouring values that lead to the same go together. */
  function turns(p, at, open, vars, found) {
    var now = end(p, at, open), choose = [[]];
    vars.forEach(function (v) {
      var others = [];
      for (var i = 0; i < R.size(p.vars[v]); i += 1) { if (!R.has(open[v], i)) { others.push(BIT(i)); } }
      var next = [];
      choose.forEach(function (c) { others.forEach(function (o) { next.push(c.concat([[v, o]])); }); });
      choose = next;
    });
    choose.forEach(function (change) {
      var masks = open.slice();
      change.forEach(function (c) { masks[c[0]] = c[1]; });
      var then = end(p, at, masks), last = change.length - 1;
      if (then === null || then === p.void || then === now) { return; }
      var known = found.filter(function (f) {
        var v = change[last][0];
        // Of numbers only those that adjoin go together: a limit says nothing of a gap.
        var joins = p.vars[v].kind !== "number" || R.has(f.change.length > last ? f.change[last][1] : 0, Math.log2(change[last][1]) - 1);
        return f.end === then && f.change.length === change.length && same(f.change.slice(0, last), change.slice(0, last)) && f.change[last][0] === v && joins;
      })[0];
      if (known) { known.change[last][1] += change[last][1]; } else { found.push({ change: change, end: then }); }
    });
  }

  /* A limit on a number, as a limit on the fact that can be told; on a sum without a window there, as a limit on itself. */
  function limit(p, v, at, how) {
    if (!v.internal) { return [{ fact: v.name, how: how, number: at }]; }
    var names = Object.keys(p.facts).sort().filter(function (name) {
      var f = p.facts[name];
      return p.vars[f.var] === v && (f.above !== undefined ? at === f.above + 1 : f.per && !f.multiple && (at + f.plus) % f.per === 0);
    });
    if (!names.length && sumOf(p, p.vars.indexOf(v))) { return [{ fact: v.name, how: how, number: at }]; }
    return names.slice(0, 1).map(function (name) {
      var f = p.facts[name];
      return f.above !== undefined ? { fact: name, value: null, options: [how === "at-least"] } : { fact: name, how: how, number: Math.floor((at + f.plus) / f.per) };
    });
  }

  function sumOf(p, v) { return (p.sums || []).filter(function (s) { return s.var === v; })[0]; }

  /* What a change of a sum, all of whose parts were told, asks of one part while the others stay: of the first counted once that can be so, those counted up before
     those taken away. */
  function ofParts(p, v, values, told) {
    var sum = sumOf(p, v), starts = p.vars[v].starts, found = null;
    if (!sum || !sum.parts.every(function (part) { return typeof told[part.fact] === "number"; })) { return null; }
    var total = sum.parts.reduce(function (n, part) { return n + told[part.fact] * part.times; }, 0), next = starts[values[values.length - 1] + 1];
    var low = values[0] > 0 ? starts[values[0]] : null, high = next === undefined ? null : next - 1;
    var once = sum.parts.filter(function (part) { return Math.abs(part.times) === 1; });
    once.filter(function (part) { return part.times > 0; }).concat(once.filter(function (part) { return part.times < 0; })).forEach(function (part) {
      var rest = total - told[part.fact] * part.times, at = function (n) { return n === null ? null : (n - rest) * part.times; };
      var from = part.times > 0 ? at(low) : at(high), to = part.times > 0 ? at(high) : at(low);
      if (found || from !== null && from > part.max || to !== null && to < part.min) { return; }
      found = [];
      if (from !== null) { found.push({ fact: part.fact, how: "at-least", number: from }); }
      if (to !== null) { found.push({ fact: part.fact, how: "at-most", number: to }); }
    });
    return found;
  }

  /* What the values of a variable demand of facts that can be told. */
  function demands(p, at, mask, told) {
    var v = p.vars[at], values = [];
    for (var i = 0; i < R.size(v); i += 1) { if (R.has(mask, i)) { values.push(i); } }
    if (v.kind === "bool") { return [{ fact: v.name, value: null, options: [mask === 2] }]; }
    if (v.kind !== "number") { return [{ fact: v.name, value: null, options: values.map(function (k) { return v.values[k]; }) }]; }
    var parts = ofParts(p, at, values, told);
    if (parts) { return parts; }
    var out = [], next = v.starts[values[values.length - 1] + 1];
    if (values[0] > 0) { out = limit(p, v, v.starts[values[0]], "at-least"); }
    return next === undefined ? out : out.concat(limit(p, v, next, "below"));
  }

  /* The changes of one fact, or failing that of two, that would make a decided slot order something else. */
  function whatIf(p, ruling) {
    var out = [];
    p.slots.forEach(function (slot, s) {
      var ruled = ruling.slots[s];
      if (ruled.status === "needs-facts" || ruled.status === "disputed") { return; }
      var facts = variables(p, slot.classes).filter(function (v) { return p.vars[v].kind !== "reading"; }), found = [];
      facts.forEach(function (a) { turns(p, slot.classes, ruling.open.presumed, [a], found); });
      if (!found.length) {
        facts.forEach(function (a, i) { facts.slice(i + 1).forEach(function (b) { turns(p, slot.classes, ruling.open.presumed, [a, b], found); }); });
      }
      found.forEach(function (f) {
        var t = slot.terminals.filter(function (k) { return k.class === -1 - f.end; })[0];
        if (!t || same(t.then, ruled.then)) { return; }
        out.push({ slot: slot.id, facts: f.change.reduce(function (list, c) { return list.concat(demands(p, c[0], c[1], ruling.open.facts)); }, []), then: t.then, was: ruled.then });
      });
    });
    return out;
  }

  var api = { reasons: reasons, clauses: clauses, whatIf: whatIf };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; } else { root.ChesslawReasons = api; }
})(typeof window !== "undefined" ? window : this);
