/* Several incidents at once: rulings on several questions joined into one set of orders, as `chesslaw rule --all` joins them. */
(function (root) {
  "use strict";

  var same = function (a, b) { return JSON.stringify(Object.keys(a).sort().map(function (k) { return [k, a[k]]; })) === JSON.stringify(Object.keys(b).sort().map(function (k) { return [k, b[k]]; })); };
  var RANK = ["decided", "discretion", "disputed", "needs-facts", "not-covered"];

  /* An order with "player" and "opponent" told by colour. */
  function byColour(order, player) {
    if (!player) { return order; }
    var out = {};
    Object.keys(order).forEach(function (k) {
      out[k] = order[k] === "player" ? player : order[k] === "opponent" ? (player === "white" ? "black" : "white") : order[k];
    });
    return out;
  }

  /* Joins parts { question, side, ruling, clauses: those its ruling rests on }: what yields is set aside, what is ordered twice is ordered once, what contradicts is left to judgement. */
  function join(precedence, parts) {
    var all = [], may = [], yielded = [];
    var put = function (into, part, slot) {
      return function (one) {
        var order = byColour(one, part.side);
        var known = into.filter(function (j) { return j.slot === slot.id && same(j.order, order); })[0];
        if (known) { known.questions.push(part.question); } else { into.push({ questions: [part.question], slot: slot.id, order: order, status: slot.status }); }
      };
    };
    parts.forEach(function (part) {
      part.ruling.slots.forEach(function (slot) {
        if (slot.status === "disputed") { return; }
        slot.then.forEach(put(all, part, slot));
        slot.may.forEach(put(may, part, slot));
      });
    });
    // Where a row names no clause it is the one on which what comes first was ordered.
    var decisive = function (other) { return parts.filter(function (p) { return other.questions.indexOf(p.question) >= 0; })[0].clauses[0]; };
    var beats = function (joined) {
      var beaten = null;
      all.forEach(function (other) {
        if (beaten || same(other.order, joined.order)) { return; }
        var row = precedence.rows.filter(function (r) {
          return r.first.indexOf(other.order.action) >= 0 && r.over.indexOf(joined.order.action) >= 0 && !joined.questions.some(function (q) { return r.not_from.indexOf(q) >= 0; });
        })[0];
        var within = other.questions.every(function (q) { return joined.questions.indexOf(q) >= 0; }) && joined.questions.every(function (q) { return other.questions.indexOf(q) >= 0; });
        if (row && !within) { beaten = { to: other.order, row: row, clause: row.clause || decisive(other) }; }
      });
      return beaten;
    };
    var orders = all.filter(function (joined) {
      var beaten = beats(joined);
      if (!beaten) { return true; }
      joined.questions.forEach(function (q) { yielded.push({ question: q, order: joined.order, to: beaten.to, row: beaten.row.id, clause: beaten.clause }); });
      return false;
    });
    may = may.filter(function (joined) { return !beats(joined) && !orders.some(function (o) { return same(o.order, joined.order); }); });
    orders = orders.map(function (j) {
      var crowd = precedence.exclusive.indexOf(j.slot) >= 0 && orders.filter(function (o) { return o.slot === j.slot; }).length > 1;
      return { questions: j.questions, slot: j.slot, order: j.order, status: crowd ? "discretion" : j.status };
    });
    var rank = function (slot) {
      return Math.min.apply(null, parts.map(function (p) {
        var at = p.ruling.slots.map(function (s) { return s.id; }).indexOf(slot);
        return at < 0 ? Infinity : at;
      }));
    };
    var ranked = function (list) {
      return list.map(function (j, i) { return [rank(j.slot), i, j]; }).sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; }).map(function (r) { return r[2]; });
    };
    orders = ranked(orders);
    may = ranked(may);
    // The slot that says how far a part is decided: that of the outcome, else the first.
    var says = function (part, slot) {
      var slots = part.ruling.slots.map(function (s) { return s.id; });
      return slot === (slots.indexOf("outcome") >= 0 ? "outcome" : slots[0]);
    };
    var joined = orders.concat(may).filter(function (j) { return parts.some(function (p) { return j.questions.indexOf(p.question) >= 0 && says(p, j.slot); }); });
    var gravest = function (list) { return list.reduce(function (a, b) { return RANK.indexOf(b.status) > RANK.indexOf(a) ? b.status : a; }, "decided"); };
    var status = gravest(joined.length ? joined : parts.map(function (p) { return p.ruling; }));
    ["disputed", "needs-facts"].forEach(function (s) { if (parts.some(function (p) { return p.ruling.status === s; })) { status = s; } });
    return { orders: orders, may: may, yielded: yielded, status: status };
  }

  var api = { join: join, byColour: byColour };
  if (typeof module !== "undefined" && module.exports) { module.exports = api; } else { root.ChesslawCompound = api; }
})(typeof window !== "undefined" ? window : this);
