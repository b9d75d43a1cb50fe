/* Several incidents at once: rulings on several questions joined into one set of orders, as `chesslaw rule --all` joins them. */
(function (root) {
  "use strict";

  var has = function (list, one) { return list.indexOf(one) >= 0; };
  var values = function (o) { return Object.keys(o).filter(function (k) { return k !== "action"; }).map(function (k) { return o[k]; }); };
  var same = function (a, b) { return JSON.stringify(Object.keys(a).sort().map(function (k) { return [k, a[k]]; })) === JSON.stringify(Object.keys(b).sort().map(function (k) { return [k, b[k]]; })); };
  var RANK = ["decided", "discretion", "disputed", "needs-facts", "not-covered"];
  var graver = function (a, b) { return RANK.indexOf(b) > RANK.indexOf(a) ? b : a; };

  /* An order with "player" and "opponent" told by colour. */
  function byColour(order, player) {
    if (!player) { return order; }
    var out = {};
    Object.keys(order).forEach(function (k) {
      out[k] = order[k] === "player" ? player : order[k] === "opponent" ? (player === "white" ? "black" : "white") : order[k];
    });
    return out;
  }
  /* Whether an order speaks of "the player" or "the opponent", whoever that is; whether of one of the players at all. */
  function sideless(order) { return values(order).some(function (v) { return v === "player" || v === "opponent"; }); }
  function sided(order) { return sideless(order) || values(order).some(function (v) { return v === "white" || v === "black"; }); }
  /* Two orders in one, their numbers added; null where they differ otherwise. */
  function sum(one, other) {
    var out = {}, keys = Object.keys(one);
    if (keys.length !== Object.keys(other).length) { return null; }
    for (var i = 0; i < keys.length; i += 1) {
      var k = keys[i], numbers = typeof one[k] === "number" && typeof other[k] === "number";
      if (!numbers && one[k] !== other[k]) { return null; }
      out[k] = numbers ? one[k] + other[k] : one[k];
    }
    return out;
  }

  /* Joins parts { question, side, ruling, reasons }: what yields is set aside, what is ordered twice is ordered once (but what is ordered for each offence is added
     up), what contradicts is left to judgement. */
  function join(precedence, parts) {
    var all = [], may = [], read = [], orders = [], yielded = [], asked = [], moved = true;
    var names = function (list, action) { return has(list, action) || list.some(function (n) { return precedence.groups[n] && has(precedence.groups[n], action); }); };
    var adds = function (order) { return has(precedence.adds_up, order.action); };
    var put = function (into, part, slot) {
      return function (one) {
        var order = byColour(one, part.side), alone = sideless(order) || adds(order);
        var known = into.filter(function (j) { return !alone && j.slot === slot.id && same(j.order, order); })[0];
        if (known) { known.questions.push(part.question); } else { into.push({ questions: [part.question], slot: slot.id, order: order, status: slot.status }); }
      };
    };
    parts.forEach(function (part) {
      part.ruling.slots.forEach(function (slot) {
        if (slot.status === "disputed") { slot.readings.forEach(function (r) { r.then.forEach(put(read, part, slot)); }); return; }
        slot.then.forEach(put(all, part, slot));
        slot.may.forEach(put(may, part, slot));
      });
    });
    var within = function (a, b) { return a.questions.every(function (q) { return has(b.questions, q); }) && b.questions.every(function (q) { return has(a.questions, q); }); };
    /* The row by which one order comes before another. */
    var beats = function (first, joined) {
      if (same(first.order, joined.order) || within(first, joined)) { return null; }
      var applies = function (r, first, joined) {
        return names(r.first, first.order.action) && names(r.over, joined.order.action) &&
          (!r.by.length || first.questions.some(function (q) { return has(r.by, q); })) && (!r.from.length || joined.questions.every(function (q) { return has(r.from, q); })) &&
          !joined.questions.some(function (q) { return has(r.not_from, q); }) &&
          !first.questions.every(function (q) { return has(r.not_by, q); });
      };
      // The first row that is about both decides which of them it is.
      var row = precedence.rows.filter(function (r) { return applies(r, first, joined) || applies(r, joined, first); })[0];
      return row && applies(row, first, joined) ? row : null;
    };
    var contradict = function (a, b) {
      var besides = has(precedence.besides, a.order.action) || has(precedence.besides, b.order.action);
      var apart = a.slot === b.slot && has(precedence.exclusive, a.slot) && !besides || precedence.excludes.some(function (row) {
        var place = function (j) { for (var i = 0; i < row.length; i += 1) { if (names([row[i]], j.order.action)) { return i; } } return -1; };
        return place(a) >= 0 && place(b) >= 0 && place(a) !== place(b);
      });
      return apart && !same(a.order, b.order) && !within(a, b);
    };
    // Where a row names no clause it is the one on which what comes first was ordered.
    var decisive = function (other) {
      var reasons = parts.filter(function (p) { return has(other.questions, p.question); })[0].reasons;
      var of = function (wanted) { return reasons.filter(wanted).map(function (r) { return r.clauses[0]; })[0]; };
      return of(function (r) { return r.slot === other.slot; }) || of(function (r) { return r.slot === "outcome"; }) || of(function () { return true; }) || "";
    };
    // What yields does so to something that stands: what would yield only to what yields itself stands again.
    var before = all.map(function (joined) {
      return all.map(function (first, at) { return { at: at, row: beats(first, joined) }; }).filter(function (f) { return f.row; });
    });
    var stands = all.map(function () { return null; });
    while (moved) {
      moved = false;
      for (var at = 0; at < all.length; at += 1) {
        var found = before[at].some(function (f) { return stands[f.at] === true; }) ? false : before[at].every(function (f) { return stands[f.at] === false; }) ? true : null;
        if (stands[at] === null && found !== null) { stands[at] = found; moved = true; }
      }
    }
    all.forEach(function (joined, at) {
      var by = stands[at] === false ? before[at].filter(function (f) { return stands[f.at] === true; })[0] : null, first = by && all[by.at];
      if (by) {
        joined.questions.forEach(function (q) { yielded.push({ question: q, order: joined.order, to: first.order, row: by.row.id, clause: by.row.clause || decisive(first) }); });
        return;
      }
      var known = adds(joined.order) && !sideless(joined.order) && orders.filter(function (k) { return k.slot === joined.slot && sum(k.order, joined.order); })[0];
      if (!known) { orders.push({ questions: joined.questions.slice(), slot: joined.slot, order: joined.order, status: joined.status }); return; }
      known.order = sum(known.order, joined.order);
      known.status = graver(known.status, joined.status);
      known.questions = known.questions.concat(joined.questions);
    });
    may = may.filter(function (joined) { return orders.every(function (o) { return !same(o.order, joined.order) && !beats(o, joined); }); });
    orders.map(function (joined) {
      var status = joined.status, rivals = orders.filter(function (o) { return contradict(joined, o); }), first = precedence.first_counts;
      if (rivals.length) { status = graver(status, "discretion"); }
      // What another part may still order there.
      var pending = parts.some(function (p) {
        return !has(joined.questions, p.question) && p.ruling.slots.some(function (s) { return s.id === joined.slot && s.status === "needs-facts"; });
      });
      if (pending && has(precedence.exclusive, joined.slot)) { status = graver(status, "needs-facts"); }
      precedence.unsettled.forEach(function (row) {
        var part = function (q) { return parts.filter(function (p) { return p.question === q; })[0]; }, of = part(row[0]), beside = part(row[1]);
        if (of && beside && of.ruling.assumed[row[2]] !== undefined && has(joined.questions, row[0]) && (!of.side || of.side !== beside.side)) {
          asked.push([row[0], row[2]]);
          status = graver(status, "needs-facts");
        }
      });
      // Of two endings the first counts: where that is only presumed of one, it is asked.
      var counts = function (j) { return first && names(first.of, j.order.action); };
      var presumed = function (q) { return parts.some(function (p) { return p.question === q && p.ruling.assumed[first.asks] !== undefined; }); };
      rivals = counts(joined) ? rivals.filter(counts) : [];
      var unknown = rivals.length ? rivals.reduce(function (list, j) { return list.concat(j.questions); }, joined.questions).filter(presumed) : [];
      if (unknown.length) {
        status = graver(status, "needs-facts");
        asked = asked.concat(unknown.map(function (q) { return [q, first.asks]; }));
      }
      if (read.some(function (o) { return beats(o, joined) || contradict(joined, o); })) { status = graver(status, "disputed"); }
      var waits = orders.some(function (o) {
        return o.slot === joined.slot && sided(o.order) && sided(joined.order) && !within(o, joined) && (sideless(o.order) || sideless(joined.order));
      });
      if (waits) {
        status = graver(status, "needs-facts");
        if (sideless(joined.order)) { asked = asked.concat(joined.questions.map(function (q) { return [q, "side"]; })); }
      }
      return status;
    }).forEach(function (status, at) { orders[at].status = status; });
    // In the order of the questions, each once.
    var asks = [];
    parts.forEach(function (p) {
      asked.forEach(function (a) { if (a[0] === p.question && !asks.some(function (b) { return b[0] === a[0] && b[1] === a[1]; })) { asks.push(a); } });
    });
    var place = function (name) { var i = precedence.order.indexOf(name); return i < 0 ? Infinity : i; };
    var ranked = function (list) {
      return list.map(function (j, i) { return [Math.min(place(j.order.action) < Infinity ? place(j.order.action) : place(j.slot), 999), i, j]; })
        .sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; }).map(function (r) { return r[2]; });
    };
    orders = ranked(orders);
    may = ranked(may);
    // The slot that says how far a part is decided: that of the outcome, else the first.
    var says = function (part, slot) {
      var slots = part.ruling.slots.map(function (s) { return s.id; });
      return slot === (has(slots, "outcome") ? "outcome" : slots[0]);
    };
    var joined = orders.concat(may).filter(function (j) { return parts.some(function (p) { return has(j.questions, p.question) && says(p, j.slot); }); });
    var status = (joined.length ? joined : parts.map(function (p) { return p.ruling; })).reduce(function (a, b) { return graver(a, b.status); }, "decided");
    ["disputed", "needs-facts"].forEach(function (s) { if (parts.some(function (p) { return p.ruling.status === s; })) { status = s; } });
    return { orders: orders, may: may, yielded: yielded, asks: asks, status: asks.length ? "needs-facts" : status };
  }

  var api = { join: join, byColour: byColour };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; } else { root.ChesslawCompound = api; }
})(typeof window !== "undefined" ? window : this);
