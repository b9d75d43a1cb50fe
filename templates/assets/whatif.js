/* What would turn a ruling: the same as the command line says. Loaded once it is asked for. No words of any language are in here. */
(function (root) {
  "use strict";

  var R = root.ChesslawRuling || (typeof require !== "undefined" ? require("./ruling.js") : null);
  var BIT = function (i) { return Math.pow(2, i); };
  var same = function (a, b) { return JSON.stringify(a) === JSON.stringify(b); };

  function variables(p, at) {
    var seen = {}, out = [];
    var walk = function (n) {
      if (n < 0 || seen[n]) { return; }
      seen[n] = true;
      out.push(p.nodes[n][0]);
      p.nodes[n].slice(1).forEach(walk);
    };
    walk(at);
    return out;
  }

  /* For each end but the present one that a slot can be brought to, every least set of changes that does: [{ ways: [[[variable, bit]...]...], most }]. What
     it takes more than `most` to come to is not told: that it depends on other facts, of one, that it is disputed, of two. A walk goes down the variables, at a set
     of nodes where several values are open; what is presumed depends on whether an incident is told, settled before the walk, and on what was told of variables
     passed. See src/engine/turning.rs. */
  function turning(p, o, slot) {
    var pairs = [], least = {}, ends = {}, walks, count = p.vars.length, binding = variables(p, p.possible);
    p.vars.forEach(function (v) {
      Object.keys(v.only_with || {}).forEach(function (name) {
        var fact = p.facts[name];
        if (fact) { pairs.push([fact.var, BIT(R.valueOf(p.vars[fact.var], v.only_with[name]))]); }
      });
    });
    var incident = function (v) { return p.incidents.indexOf(v) >= 0; };
    var bears = function (v) { return incident(v) || pairs.some(function (pair) { return pair[0] === v; }); };
    var pairAt = function (v, bit) { return pairs.map(function (pair) { return pair[0] === v && pair[1] === bit; }).indexOf(true); };
    // `told`: whether an incident is told, then which pairs are told so. Of `nodes` the first list is with all that is presumed, the others, with ever less of it,
    // count only where there comes to be none before them.
    var place = function (from, nodes, told) {
      var tested = count, v = from, settled = false, lists = [];
      nodes.forEach(function (list) {
        list = list.filter(function (n, i) { return n !== p.void && list.indexOf(n) === i; }).sort(function (a, b) { return a - b; });
        if (!list.length || settled || lists.length && same(lists[lists.length - 1], list)) { return; }
        lists.push(list);
        // Below terminals there is nothing that could not be.
        settled = list.some(function (n) { return n < 0; });
        list.forEach(function (n) { if (n >= 0) { tested = Math.min(tested, p.nodes[n][0]); } });
      });
      while (v < count && v !== tested && !bears(v)) { v += 1; }
      if (v < count && (!lists.length || p.vars[v].kind === "reading")) { v = count; }
      return { v: v, nodes: lists, told: told, key: v + ":" + lists.join(";") + ":" + told.join() };
    };
    var steps = function (at, mode) {
      var v = at.v, bare = R.all(p.vars[v]), said = o.said[v], out = [];
      var follow = function (list, mask) {
        var nodes = [];
        list.forEach(function (n) {
          if (n < 0 || p.nodes[n][0] !== v) { nodes.push(n); } else { p.nodes[n].slice(1).forEach(function (kid, i) { if (R.has(mask, i)) { nodes.push(kid); } }); }
        });
        return nodes;
      };
      var told = function (bit) {
        return at.told.map(function (was, i) { return was || (i ? pairs[i - 1][0] === v && pairs[i - 1][1] === bit : incident(v) && bit === 2) ? 1 : 0; });
      };
      var barred = function (bit) { return incident(v) && bit === 2 && !mode; };
      var presumed = function () {
        var value = incident(v) ? (mode ? false : undefined) : p.vars[v].presumed;
        if (said || value === undefined || p.vars[v].kind === "number") { return 0; }
        var made = Object.keys(p.vars[v].only_with || {}).every(function (name) {
          var fact = p.facts[name];
          return incident(v) || fact && at.told[1 + pairAt(fact.var, BIT(R.valueOf(p.vars[fact.var], p.vars[v].only_with[name])))];
        });
        return made ? BIT(R.valueOf(p.vars[v], value)) : 0;
      };
      var is = said && R.only(o.told[v]) >= 0 ? o.told[v] : 0, presume = presumed(), stays = said ? o.presumed[v] : presume || bare;
      var step = function (bit, masks) {
        var nodes = [];
        at.nodes.forEach(function (list) { masks.forEach(function (mask) { nodes.push(follow(list, mask)); }); });
        out.push([bit, place(v + 1, nodes, told(bit || is))]);
      };
      // What cannot be is not presumed.
      if (!barred(is)) { step(0, presume && binding.indexOf(v) >= 0 ? [stays, bare] : [stays]); }
      for (var i = 0; i < R.size(p.vars[v]); i += 1) {
        if (BIT(i) !== stays && !barred(BIT(i))) { step(BIT(i), [BIT(i)]); }
      }
      return out;
    };
    // The ends that can be reached from a place, each with the least number of changes.
    var reach = function (at, mode) {
      var key = mode + at.key, out = least[key];
      if (out) { return out; }
      out = least[key] = {};
      if (at.v === count) {
        if (at.nodes.length && (!mode || at.told[0])) { out[at.nodes[0].length === 1 ? at.nodes[0][0] : "open"] = 0; }
        return out;
      }
      steps(at, mode).forEach(function (step) {
        var then = reach(step[1], mode);
        Object.keys(then).forEach(function (end) {
          var n = then[end] + (step[0] ? 1 : 0);
          if (out[end] === undefined || n < out[end]) { out[end] = n; }
        });
      });
      return out;
    };
    var list = function (at, mode, end, left, path, out) {
      if (at.v === count) { if (!out.some(function (known) { return same(known, path); })) { out.push(path); } return; }
      steps(at, mode).forEach(function (step) {
        var rest = left - (step[0] ? 1 : 0);
        if (reach(step[1], mode)[end] === rest) { list(step[1], mode, end, rest, step[0] ? path.concat([[at.v, step[0]]]) : path, out); }
      });
    };
    walks = (p.incidents.length ? [1, 0] : [0]).map(function (mode) {
      var at = place(0, [[slot.classes]], [0].concat(pairs.map(function () { return 0; }))), found = reach(at, mode);
      Object.keys(found).forEach(function (end) { if (!(ends[end] <= found[end])) { ends[end] = found[end]; } });
      return { at: at, mode: mode, found: found };
    });
    return Object.keys(ends).filter(function (end) { return ends[end] > 0; }).map(function (end) {
      var ways = [];
      walks.forEach(function (w) { if (w.found[end] === ends[end]) { list(w.at, w.mode, end, ends[end], [], ways); } });
      return { most: end === "open" ? 1 : end < 0 ? count : 2, ways: ways };
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

  /* The part of a sum, all of whose parts were told, by which the sum comes to have these values while the others stay, with the least and greatest it then is: the
     first counted once that can, those counted up before those taken away. */
  function partOf(p, v, mask, told) {
    var sum = sumOf(p, v), starts = p.vars[v].starts, values = listed(p.vars[v], mask), found = null;
    if (!sum || !sum.parts.every(function (part) { return typeof told[part.fact] === "number"; })) { return null; }
    var total = sum.parts.reduce(function (n, part) { return n + told[part.fact] * part.times; }, 0), next = starts[values[values.length - 1] + 1];
    var low = values[0] > 0 ? starts[values[0]] : -Infinity, high = next === undefined ? Infinity : next - 1;
    var once = sum.parts.filter(function (part) { return Math.abs(part.times) === 1; });
    once.filter(function (part) { return part.times > 0; }).concat(once.filter(function (part) { return part.times < 0; })).forEach(function (part) {
      var rest = total - told[part.fact] * part.times, ends = [(low - rest) * part.times, (high - rest) * part.times];
      var from = Math.max(part.min, Math.min(ends[0], ends[1])), to = Math.min(part.max, Math.max(ends[0], ends[1]));
      if (!found && from <= to) { found = { part: part, low: from, high: to }; }
    });
    return found;
  }

  function listed(v, mask) { var out = []; for (var i = 0; i < R.size(v); i += 1) { if (R.has(mask, i)) { out.push(i); } } return out; }

  /* What the values of a variable demand of facts that can be told. */
  function demands(p, at, mask, told) {
    var v = p.vars[at], values = listed(v, mask), out = [];
    if (v.kind === "bool") { return [{ fact: v.name, value: null, options: [mask === 2] }]; }
    if (v.kind !== "number") { return [{ fact: v.name, value: null, options: values.map(function (k) { return v.values[k]; }) }]; }
    var by = partOf(p, at, mask, told), next = v.starts[values[values.length - 1] + 1];
    if (by) {
      if (by.low > by.part.min) { out.push({ fact: by.part.fact, how: "at-least", number: by.low }); }
      return by.high < by.part.max ? out.concat([{ fact: by.part.fact, how: "at-most", number: by.high }]) : out;
    }
    if (values[0] > 0) { out = limit(p, v, v.starts[values[0]], "at-least"); }
    return next === undefined ? out : out.concat(limit(p, v, next, "below"));
  }

  /* What is told after the changes, of numbers the first that it can be or the last; null where it cannot be told. */
  function telling(p, told, changes, last) {
    var out = Object.assign({}, told);
    var can = changes.every(function (c) {
      var v = p.vars[c[0]], i = R.only(c[1]);
      if (v.kind !== "number") { out[v.name] = v.kind === "bool" ? i === 1 : v.values[i]; return true; }
      var sum = sumOf(p, c[0]), by = partOf(p, c[0], c[1], told), number = last ? (i + 1 < v.starts.length ? v.starts[i + 1] - 1 : v.max) : v.starts[i];
      // What else was told of the number, or of one it counts in, is let go.
      var of = [c[0]].concat((p.sums || []).filter(function (s) { return s.parts.some(function (part) { return part.fact === v.name; }); }).map(function (s) { return s.var; }));
      Object.keys(out).forEach(function (name) { if (p.facts[name] && of.indexOf(p.facts[name].var) >= 0) { delete out[name]; } });
      if (by) { out[by.part.fact] = last ? by.high : by.low; return true; }
      if (sum) { sum.parts.forEach(function (part) { delete out[part.fact]; }); }
      return demands(p, c[0], c[1], told).every(function (d) {
        var f = p.facts[d.fact];
        if (f) { out[d.fact] = f.above !== undefined ? number > f.above : Math.floor((number + (f.plus || 0)) / (f.per || 1)); }
        return f;
      });
    });
    return can ? out : null;
  }

  /* Whether two sets of values of a number have some that stand beside each other. */
  function adjoin(a, b) {
    for (var i = 0; BIT(i) <= Math.max(a, b); i += 1) { if (R.has(a, i) && R.has(b, i + 1) || R.has(b, i) && R.has(a, i + 1)) { return true; } }
    return false;
  }

  /* How a slot stands; two that stand the same are not otherwise. */
  function stand(s) {
    return JSON.stringify([s.status, s.then, s.may, s.not_covered, s.readings.map(function (r) { return [r.options, r.then, r.may]; })]);
  }

  /* The smallest changes of facts that would turn a ruling, each with all that the ruling of the changed telling has otherwise. See src/engine/whatif.rs. */
  function whatIf(p, ruling) {
    var o = ruling.open, now = ruling.slots.map(stand), known = {}, found = [];
    var then = function (way) {
      var key = way.join(";"), out = known[key];
      if (out !== undefined) { return out; }
      try {
        var tellings = [false, true].map(function (last) { return telling(p, o.facts, way, last); });
        var ruled = tellings.map(function (told) { return told && R.rule(p, told).slots; });
        out = ruled[0] && same(ruled[0].map(stand), ruled[1].map(stand)) ? { changes: way.map(function (c) { return c.slice(); }), slots: ruled[0], stand: ruled[0].map(stand) } : null;
      } catch (e) { if (!(e instanceof R.Fault)) { throw e; } out = null; }
      known[key] = out;
      return out;
    };
    var order = function (a, b) {
      var by = a.length - b.length;
      for (var i = 0; !by && i < a.length; i += 1) { by = a[i][0] - b[i][0] || a[i][1] - b[i][1]; }
      return by;
    };
    p.slots.forEach(function (slot, s) {
      if (ruling.slots[s].status === "needs-facts") { return; }
      turning(p, o, slot).forEach(function (to) {
        var ways = to.ways.filter(function (way) { return way.length <= to.most; }).sort(order).map(then).filter(function (f) { return f && f.stand[s] !== now[s]; });
        var vars = function (f) { return f.changes.map(function (c) { return c[0]; }).join(); };
        ways.forEach(function (f) {
          if ((f.changes.length < 3 || vars(f) === vars(ways[0])) && found.indexOf(f) < 0) { found.push(f); }
        });
      });
    });
    found.sort(function (a, b) { return order(a.changes, b.changes); });
    // Values that lead to the same go together, of numbers those that adjoin: a limit says nothing of a gap.
    var join = function () {
      for (var b = 1; b < found.length; b += 1) {
        for (var a = 0; a < b; a += 1) {
          var x = found[a].changes, y = found[b].changes, differ = x.map(function (_, i) { return i; }).filter(function (i) { return y[i] && !same(x[i], y[i]); }), at = differ[0];
          if (x.length !== y.length || differ.length !== 1 || x[at][0] !== y[at][0] || !same(found[a].stand, found[b].stand)) { continue; }
          if (p.vars[x[at][0]].kind === "number" && !adjoin(x[at][1], y[at][1])) { continue; }
          x[at][1] += y[at][1];
          found.splice(b, 1);
          return true;
        }
      }
      return false;
    };
    while (join()) { /* again */ }
    return found.reduce(function (out, f) {
      var facts = f.changes.reduce(function (list, c) { return list.concat(demands(p, c[0], c[1], o.facts)); }, []);
      f.slots.forEach(function (t, s) {
        var was = ruling.slots[s];
        if (f.stand[s] !== now[s]) { out.push({ slot: t.id, facts: facts, status: t.status, then: t.then, may: t.may, was: was.then, wasMay: was.may }); }
      });
      return out;
    }, []);
  }

  if (typeof module !== "undefined" && module.exports) { module.exports = whatIf; } else { root.ChesslawWhatIf = whatIf; }
})(typeof window !== "undefined" ? window : this);
