/* Rulings in the page: the same walk over the same diagrams as the command line. No words of any language are in here. */
(function (root) {
  "use strict";

  var BIT = function (i) { return Math.pow(2, i); };
  // Masks are numbers below 2^52: no variable has more values than that.
  var has = function (mask, i) { return Math.floor(mask / BIT(i)) % 2 === 1; };
  var size = function (v) { return v.kind === "bool" ? 2 : v.kind === "number" ? v.starts.length : v.values.length; };
  var all = function (v) { return BIT(size(v)) - 1; };
  var only = function (mask) { var n = 0; while (!has(mask, n)) { n += 1; } return BIT(n) === mask ? n : -1; };
  var valueOf = function (v, value) {
    if (v.kind === "bool") { return value === true ? 1 : value === false ? 0 : -1; }
    return v.values.indexOf(value);
  };
  var shown = function (v, i) { return v.kind === "bool" ? i === 1 : v.values[i]; };
  var meet = function (a, b) { var out = 0; for (var i = 0; BIT(i) <= a; i += 1) { if (has(a, i) && has(b, i)) { out += BIT(i); } } return out; };
  var floor = function (n, d) { return Math.floor(n / d); };

  /* The intervals of a number that hold a value from low to high, only multiples of a step (or only others). */
  function intervals(starts, span) {
    var mask = 0;
    starts.forEach(function (start, i) {
      var low = Math.max(span.low, start);
      var high = i + 1 < starts.length ? Math.min(span.high, starts[i + 1] - 1) : span.high;
      var any = low <= high;
      if (any && span.step) {
        var multiple = floor(high, span.step) * span.step >= low;
        any = span.multiple ? multiple : low < high || low % span.step !== 0;
      }
      if (any) { mask += BIT(i); }
    });
    return mask;
  }

  function limit(span, low, high) { span.low = Math.max(span.low, low); span.high = Math.min(span.high, high); }

  function Fault(code, facts) { this.code = code; this.facts = facts; }

  /* A diagram held to masks, as a small tree of arrays shared by memo: a terminal is a number, a node is {v, kids}. */
  function restrict(p, at, masks, memo) {
    if (at < 0) { return at; }
    if (memo[at] !== undefined) { return memo[at]; }
    var node = p.nodes[at], v = node[0], kids = [], real = null, same = true;
    for (var i = 1; i < node.length; i += 1) {
      var kid = has(masks[v], i - 1) ? restrict(p, node[i], masks, memo) : p.void;
      kids.push(kid);
      if (kid !== p.void) { if (real === null) { real = kid; } else if (real !== kid) { same = false; } }
    }
    var out = real === null ? p.void : same ? real : unique(memo, v, kids);
    memo[at] = out;
    return out;
  }

  function unique(memo, v, kids) {
    var store = memo.store || (memo.store = { ids: {}, next: 0 });
    var key = v + ":" + kids.map(function (k) { return k.id !== undefined ? "n" + k.id : k; }).join(",");
    if (!store.ids[key]) { store.ids[key] = { v: v, kids: kids, id: store.next }; store.next += 1; }
    return store.ids[key];
  }

  function support(at, out, seen) {
    if (typeof at === "number" || seen[at.id]) { return; }
    seen[at.id] = true;
    out[at.v] = true;
    at.kids.forEach(function (k) { support(k, out, seen); });
  }

  function ends(p, at, out, seen) {
    if (typeof at === "number") { if (at !== p.void) { out[-1 - at] = true; } return; }
    if (seen[at.id]) { return; }
    seen[at.id] = true;
    at.kids.forEach(function (k) { ends(p, k, out, seen); });
  }

  function tested(at) { var out = {}; support(at, out, {}); return Object.keys(out).map(Number); }
  function reached(p, at) { var out = {}; ends(p, at, out, {}); return Object.keys(out).map(Number); }

  /* Restricts a tree already restricted. */
  function narrow(p, at, v, keep, memo) {
    if (typeof at === "number") { return at; }
    if (memo[at.id] !== undefined) { return memo[at.id]; }
    var real = null, same = true;
    var kids = at.kids.map(function (k, i) {
      var kid = at.v === v && !keep(i) ? p.void : narrow(p, k, v, keep, memo);
      if (kid !== p.void) { if (real === null) { real = kid; } else if (real !== kid) { same = false; } }
      return kid;
    });
    var out = real === null ? p.void : same ? real : unique(memo, at.v, kids);
    memo[at.id] = out;
    return out;
  }

  /* Facts as told (undefined: not told; null: not known, presume nothing) to the values left open. */
  function open(p, told) {
    var masks = p.vars.map(all), said = p.vars.map(function () { return false; }), spans = {}, stepped = {}, names = Object.keys(told);
    names.forEach(function (name) {
      var fact = p.facts[name], value = told[name];
      if (!fact) { return; }
      var v = p.vars[fact.var];
      said[fact.var] = true;
      if (fact.multiple) { stepped[fact.var] = true; }
      if (value === null) { return; }
      if (v.kind === "number") {
        var span = spans[fact.var] || (spans[fact.var] = { low: v.min, high: v.max });
        if (fact.multiple) { span.step = fact.multiple; span.multiple = value; return; }
        if (fact.above !== undefined) { limit(span, value ? fact.above + 1 : -Infinity, value ? Infinity : fact.above); return; }
        var per = fact.per || 1, plus = fact.plus || 0;
        limit(span, value * per - plus, (value + 1) * per - plus - 1);
      } else {
        var i = valueOf(v, value);
        masks[fact.var] = i >= 0 && has(masks[fact.var], i) ? BIT(i) : 0;
      }
    });
    (p.sums || []).forEach(function (sum) {
      var low = 0, high = 0, any = false;
      sum.parts.forEach(function (part) {
        var value = told[part.fact], number = typeof value === "number";
        if (value !== undefined) { said[sum.var] = true; }
        any = any || number;
        var a = part.times * (number ? value : part.min), b = part.times * (number ? value : part.max);
        low += Math.min(a, b);
        high += Math.max(a, b);
      });
      if (any) { limit(spans[sum.var] || (spans[sum.var] = { low: p.vars[sum.var].min, high: p.vars[sum.var].max }), low, high); }
    });
    var presumed = masks.slice(), assumed = [];
    Object.keys(spans).forEach(function (key) {
      var v = Number(key), span = spans[key];
      masks[v] = presumed[v] = intervals(p.vars[v].starts, span);
      Object.keys(p.facts).forEach(function (name) {
        var fact = p.facts[name];
        if (fact.var !== v || !fact.multiple || !fact.presumed || stepped[v]) { return; }
        var mask = intervals(p.vars[v].starts, { low: span.low, high: span.high, step: fact.multiple, multiple: true });
        if (mask && mask !== masks[v]) { presumed[v] = mask; assumed.push([name, v, true]); }
      });
    });
    var can = function (m) { var r = restrict(p, p.possible, m, {}); return typeof r !== "number" || r === -2; };
    if (masks.some(function (m) { return m === 0; }) || !can(masks)) { throw new Fault("impossible-facts", names); }
    var incident = p.incidents.some(function (v) { return said[v] && masks[v] === 2; });
    p.vars.forEach(function (v, i) {
      if (v.kind === "reading" || said[i]) { return; }
      var value = p.incidents.indexOf(i) >= 0 ? (incident ? false : undefined) : v.presumed;
      Object.keys(v.only_with || {}).forEach(function (name) {
        var fact = p.facts[name];
        if (!fact || !said[fact.var] || masks[fact.var] !== BIT(valueOf(p.vars[fact.var], v.only_with[name]))) { value = undefined; }
      });
      if (value === undefined || v.kind === "number") { return; }
      var at = valueOf(v, value);
      if (at < 0) { return; }
      var before = presumed[i];
      presumed[i] = meet(before, BIT(at));
      if (!presumed[i] || !can(presumed)) { presumed[i] = before; return; }
      assumed.push([v.name, i, shown(v, at)]);
    });
    return { told: masks, presumed: presumed, assumed: assumed, facts: told, said: said };
  }

  function terminal(slot, cls) { return slot.terminals.filter(function (t) { return t.class === cls; })[0]; }

  /* The rules that decide: common to all ways facts still open may go; failing that, those of the first way. `variants` needs the grounds of the program. */
  function live(p, slot, masks) {
    var ends = reached(p, restrict(p, slot.root, masks, {}));
    var list = ends.map(function (t) { return slot.terminals[t]; });
    if (!list.length) { return { rules: [], clauses: [], variants: [] }; }
    var shared = function (lists) {
      var common = lists[0].filter(function (r) { return lists.every(function (other) { return other.indexOf(r) >= 0; }); });
      return common.length ? common : lists[0];
    };
    var known = p.grounds && p.grounds.live[p.slots.indexOf(slot)];
    return { rules: shared(list.map(function (t) { return t.rules; })), clauses: list[0].clauses, variants: known ? shared(ends.map(function (t) { return known[t]; })) : [] };
  }

  function fill(p, slot, cls, masks) {
    var t = terminal(slot, cls), by = live(p, slot, masks);
    var covered = typeof t.ending === "string";
    return { id: slot.id, status: covered ? t.ending : "not-covered", then: t.then, may: t.may, rules: by.rules, clauses: by.clauses, variants: by.variants, not_covered: covered ? undefined : t.ending["not-covered"], readings: [] };
  }

  function isReading(p) { return function (v) { return p.vars[v].kind === "reading"; }; }

  function slotRuling(p, slot, here, masks) {
    if (typeof here === "number") { return fill(p, slot, -1 - here, masks); }
    var vars = tested(here);
    if (!vars.every(isReading(p))) { return { id: slot.id, status: "needs-facts", then: [], may: [], rules: [], clauses: [], variants: [], readings: [] }; }
    var out = { id: slot.id, status: "disputed", then: [], may: [], rules: [], clauses: [], variants: [], readings: [] };
    var ways = [{ options: [], masks: masks }];
    vars.forEach(function (v) {
      var next = [];
      ways.forEach(function (way) {
        p.vars[v].values.forEach(function (option, i) {
          var m = way.masks.slice();
          m[v] = BIT(i);
          next.push({ options: way.options.concat([[p.vars[v].name, option]]), masks: m });
        });
      });
      ways = next;
    });
    ways.forEach(function (way) {
      var end = restrict(p, slot.classes, way.masks, {});
      if (typeof end !== "number" || end === p.void) { return; }
      var ruled = fill(p, slot, -1 - end, way.masks);
      var preferred = way.options.every(function (o) { return p.vars.some(function (v) { return v.name === o[0] && v.prefer === o[1]; }); });
      if (preferred) { out.then = ruled.then; out.rules = ruled.rules; out.clauses = ruled.clauses; out.variants = ruled.variants; }
      out.readings.push({ options: way.options, then: ruled.then, may: ruled.may, preferred: preferred, variants: ruled.variants });
    });
    return out;
  }

  /* The combinations of readings that lead apart, each with what it orders in one slot after the other. */
  function readings(ruling) {
    var out = [];
    ruling.slots.forEach(function (slot) {
      slot.readings.forEach(function (r) {
        var known = out.filter(function (o) { return JSON.stringify(o[0].options) === JSON.stringify(r.options); })[0];
        if (known) { known.push(r); } else { out.push([r]); }
      });
    });
    return out;
  }

  /* The facts of which some two values, all else equal, order different things. */
  function needed(p, here) {
    return tested(here).filter(function (v) {
      if (p.vars[v].kind === "reading") { return false; }
      var sides = [];
      for (var i = 0; i < size(p.vars[v]); i += 1) {
        var end = narrow(p, here, v, function (k) { return k === i; }, {});
        var list = reached(p, end).sort().join();
        if (list) { sides.push(list); }
      }
      return sides.some(function (s) { return s !== sides[0]; }) || sides.length > 1 && sides.some(function (s) { return s.indexOf(",") >= 0; });
    });
  }

  function changes(p, here, v, out, seen) {
    if (typeof here === "number" || seen[here.id]) { return; }
    seen[here.id] = true;
    if (here.v === v) {
      var before = null;
      here.kids.forEach(function (k, i) {
        if (k === p.void) { return; }
        if (before !== null && before !== k) { out[i] = true; }
        before = k;
      });
    }
    here.kids.forEach(function (k) { changes(p, k, v, out, seen); });
  }

  /* The facts to ask for a variable: itself, or the windows on it in which a limit falls at which something changes; of a sum, the parts that are missing once
     any is told or where it has no such window. */
  function askable(p, v, trees, told) {
    var declared = p.vars[v];
    if (!declared.internal) { return [declared.name]; }
    var at = {}, out = [];
    var sum = (p.sums || []).filter(function (s) { return s.var === v; })[0];
    var missing = sum ? sum.parts.map(function (part) { return part.fact; }).filter(function (name) { return typeof told[name] !== "number"; }) : [];
    if (sum && missing.length < sum.parts.length) { return missing; }
    trees.forEach(function (t) { changes(p, t, v, at, {}); });
    Object.keys(at).map(Number).sort(function (a, b) { return a - b; }).forEach(function (i) {
      Object.keys(p.facts).sort().forEach(function (name) {
        var f = p.facts[name];
        var shows = f.var === v && (f.above !== undefined ? declared.starts[i] === f.above + 1 : f.per && !f.multiple && (declared.starts[i] + f.plus) % f.per === 0);
        if (shows && out.indexOf(name) < 0) { out.push(name); }
      });
    });
    return out.length ? out : missing;
  }

  /* A ruling: {status, slots, assumed, needs, open}; `open` is what its reasons need. Throws a Fault for facts that cannot be together. */
  function rule(p, told) {
    var o = open(p, told), trees = [], needs = [];
    var memo = {};
    var slots = p.slots.map(function (slot) {
      var here = restrict(p, slot.classes, o.presumed, memo);
      trees.push(here);
      needed(p, here).forEach(function (v) { if (needs.indexOf(v) < 0) { needs.push(v); } });
      return slotRuling(p, slot, here, o.presumed);
    });
    var score = needs.map(function (v) {
      var left = [];
      for (var i = 0; i < size(p.vars[v]); i += 1) {
        if (!has(o.presumed[v], i)) { continue; }
        var facts = {}, shared = {};
        trees.forEach(function (t) { support(narrow(p, t, v, function (k) { return k === i; }, {}), facts, shared = {}); });
        left.push(Object.keys(facts).length);
      }
      return { v: v, max: Math.max.apply(null, left), sum: left.reduce(function (a, b) { return a + b; }, 0) };
    }).sort(function (a, b) { return a.max - b.max || a.sum - b.sum || a.v - b.v; });
    var ask = [];
    score.forEach(function (s) { askable(p, s.v, trees, told).forEach(function (name) { if (ask.indexOf(name) < 0) { ask.push(name); } }); });
    var open_slot = slots.some(function (s) { return s.status === "needs-facts"; });
    var outcome = slots.filter(function (s) { return s.id === "outcome"; })[0] || slots[0];
    // The presumptions that matter: alone, all else as it is; and of those that matter only together as many as it takes, those made first before the rest.
    var fixed = function (givenUp) {
      var masks = o.presumed.slice(), memo = {};
      givenUp.forEach(function (v) { masks[v] = o.told[v]; });
      return !p.slots.some(function (slot) { return tested(restrict(p, slot.classes, masks, memo)).some(function (v) { return givenUp.indexOf(v) >= 0; }); });
    };
    var assumed = {}, givenUp = [];
    var idle = o.assumed.map(function (a) { return a[1]; }).filter(function (v) { return fixed([v]); });
    if (fixed(idle)) { givenUp = idle; } else {
      idle.slice().reverse().forEach(function (v) { if (fixed(givenUp.concat([v]))) { givenUp.push(v); } });
    }
    o.assumed.forEach(function (a) { if (givenUp.indexOf(a[1]) < 0) { assumed[a[0]] = a[2]; } });
    return { status: open_slot ? "needs-facts" : outcome.status, slots: slots, assumed: assumed, needs: ask, open: o };
  }

  var api = { rule: rule, readings: readings, Fault: Fault, open: open, has: has, size: size, only: only, all: all, valueOf: valueOf };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; } else { root.ChesslawRuling = api; }
})(typeof window !== "undefined" ? window : this);
