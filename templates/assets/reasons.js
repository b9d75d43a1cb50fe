/* Why a ruling is as it is: the same as the command line says, from the grounds of a program. No words of any language are in here. */
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
      // A rule that did not decide: what is still open is put as it would have to be for the rule.
      var h = held(p, c, masks, out.standing ? !wanted : wanted && holds(p, c, masks, slots) === null);
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

  var api = { reasons: reasons, clauses: clauses };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; } else { root.ChesslawReasons = api; }
})(typeof window !== "undefined" ? window : this);
