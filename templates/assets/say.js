/* Sentences: those that the site was built with, put together. What differs between languages is in the data, not here. */
(function (root) {
  "use strict";

  /* The words of a language and of one question (see src/site/asking/words.rs), as seen in an edition. */
  function Say(language, words, edition) {
    this.language = language;
    this.words = words;
    this.edition = edition;
    this.other = words && words.other[edition] || {};
  }
  var to = Say.prototype;

  /* Each comparison: whether a number passes it, and the one that holds where it does not. */
  var COMPARISONS = {
    below: [function (a, b) { return a < b; }, "at-least"],
    "at-least": [function (a, b) { return a >= b; }, "below"],
    "at-most": [function (a, b) { return a <= b; }, "above"],
    above: [function (a, b) { return a > b; }, "at-most"],
    equal: [function (a, b) { return a === b; }, "other"],
    other: [function (a, b) { return a !== b; }, "equal"]
  };

  /* The least and the greatest number that a comparison with a limit on one side lets through. */
  function bounds(limit) {
    var n = limit.number, most = { "at-most": n, below: n - 1 }[limit.how], least = { "at-least": n, above: n + 1 }[limit.how];
    return { least: least, most: most };
  }
  /* The comparisons that a group of conditions on a number makes, each as it comes out for what was told: of several limits on one side the nearest. */
  function limits(group, told) {
    var out = [];
    group.forEach(function (held) {
      var value = told[held.fact], fails = typeof value === "number" ? !COMPARISONS[held.how][0](value, held.number) : failed(held);
      var limit = { how: fails ? COMPARISONS[held.how][1] : held.how, number: held.number }, b = bounds(limit), at = -1;
      out.forEach(function (old, i) {
        var o = bounds(old);
        if (at < 0 && (b.least !== undefined && o.least !== undefined || b.most !== undefined && o.most !== undefined)) { at = i; }
      });
      if (at < 0) {
        if (!out.some(function (old) { return old.how === limit.how && old.number === limit.number; })) { out.push(limit); }
      } else if (b.least > bounds(out[at]).least || b.most < bounds(out[at]).most) { out[at] = limit; }
    });
    return out;
  }

  /* Whether a condition is known not to hold. */
  function failed(held) { return held.holds === false && !held.open; }

  function has(list, one) { return list.indexOf(one) >= 0; }
  function once(list) { return list.filter(function (text, i) { return list.indexOf(text) === i; }); }

  to.w = function (key, one, two) { return (key in this.language.w ? this.language.w[key] : key).replace("{0}", one).replace("{1}", two); };
  to.digits = function (text) {
    var digits = this.language.digits;
    return String(text).replace(/[0-9]/g, function (d) { return digits.charAt(Number(d)); });
  };
  /* A sentence about a number. */
  to.number = function (pattern, n) {
    var text = typeof pattern === "string" ? pattern : pattern.p[parseInt(pattern.t.charAt(n < 20 ? n : 20 + (n - 20) % 100), 36)];
    return text.replace("{n}", this.digits(n));
  };
  to.list = function (words, or) {
    var l = this.language.list[or ? "or" : "and"], last = words[words.length - 1];
    if (words.length < 2) { return words.join(""); }
    var odd = l.odd && new RegExp(l.odd[0], "i").test(last);
    if (words.length === 2) { return words[0] + (odd ? l.odd[1] : l.pair) + last; }
    return words[0] + l.start + words.slice(1, -1).join(l.middle) + (odd ? l.odd[2] : l.end) + last;
  };
  /* Whole sentences in a list: some languages set a comma before the word that joins the last of them. */
  to.clauses = function (sentences) {
    var comma = this.w("list-clause"), before = sentences.length - 2;
    return this.list(sentences.map(function (text, i) { return i === before ? text + comma : text; }));
  };
  to.fact = function (name) { return this.other[name] || this.words.facts[name]; };
  to.asks = function (name) { var f = this.fact(name); return f ? f.asks : name; };
  /* A fact and its value as words. */
  to.stands = function (name, value) {
    var f = this.fact(name), found;
    if (!f) { return name; }
    if (typeof value === "number") { return this.number(f.is, value); }
    found = (f.values || []).filter(function (v) { return v[0] === String(value); })[0];
    return found ? found[1] : name;
  };
  to.order = function (order) {
    var key = order.action + Object.keys(order).filter(function (k) { return k !== "action"; }).sort().map(function (k) { return "|" + k + "=" + order[k]; }).join("");
    return this.words.orders[key] || key;
  };
  to.may = function (then, order) { return this.w(then.length ? "may-instead" : "may-do", this.order(order)); };
  to.orders = function (list) {
    var say = this;
    return list.length ? this.list(list.map(function (o) { return say.order(o); })) : this.w("orders-nothing");
  };
  /* How far a ruling is decided; what is disputed beside its outcome is named. */
  to.status = function (ruling) {
    var say = this, apart = ruling.slots.filter(function (s) { return s.status === "disputed" && ruling.status !== "disputed"; });
    return [this.w("status-" + ruling.status)].concat(apart.map(function (s) {
      return (say.words.slots[s.id] || s.id) + say.w("list-colon") + say.w("status-disputed");
    })).join(this.w("list-semicolon"));
  };
  /* What a combination of readings orders in all slots, and may order. */
  to.reading = function (reading) {
    var say = this, then = [], said = [];
    reading.forEach(function (r) { then = then.concat(r.then); });
    if (then.length) { said.push(this.orders(then)); }
    reading.forEach(function (r) { r.may.forEach(function (o) { said.push(say.may(r.then, o)); }); });
    return said.length ? said.join(this.w("list-semicolon")) : this.w("orders-nothing");
  };
  /* The number of a clause as sentences name it; its id where the edition does not print it. */
  to.clause = function (id) { var c = (this.words.clauses[id] || {})[this.edition]; return c ? c[0] : id; };
  /* Where a clause stands: { number, href below the language's folder }. */
  to.link = function (id) {
    var c = (this.words.clauses[id] || this.language.yields[id] || {})[this.edition];
    return { number: c ? c[2] || c[0] : id, href: c && c[1] };
  };
  /* How a fact that is no number stands, or what was asked of it: { text, either }, whether it names alternatives. */
  to.plainly = function (held, told) {
    var say = this, value = told[held.fact];
    if (value === undefined || value === null) { value = held.value; }
    if (value !== null) { return { text: this.stands(held.fact, value) }; }
    var f = this.fact(held.fact), options = held.options;
    // Of several values that are still open, none is one of those asked for: it is one of the others.
    if (failed(held)) { options = (f && f.values || []).map(function (v) { return v[0]; }).filter(function (v) { return held.options.indexOf(v) < 0; }); }
    return { text: this.list(options.map(function (o) { return say.stands(held.fact, o); }), true), either: options.length > 1 };
  };
  /* A number and its limits: how it stands where it was told, else its name. */
  to.bounded = function (name, limits, told) {
    var say = this, value = told[name], f = this.fact(name), known = value !== undefined && value !== null;
    var family = known ? "compared" : "named", words = known ? this.stands(name, value) : f && f.name || name;
    var one = limits.length === 1 ? limits[0] : null, b = limits.map(bounds);
    // Two limits that leave one number name that number.
    if (limits.length === 2) {
      var least = b[0].least === undefined ? b[1].least : b[0].least, most = b[0].most === undefined ? b[1].most : b[0].most;
      if (least !== undefined && least === most) { one = { how: "equal", number: least }; }
    }
    if (one) { return this.number(this.language[family][one.how], one.number).replace("{0}", words); }
    return this.w(known ? "compared-limits" : "number-limits", words, this.list(limits.map(function (l) { return say.number(say.language.limit[l.how], l.number); })));
  };
  /* Conditions, a sentence each: how the fact stands, or what was asked of it, and the facts told from which it was worked out. What is asked of one number is one
     sentence; beside others, alternatives stand in brackets. */
  to.sentences = function (list, told) {
    var say = this, groups = [];
    list.forEach(function (held) {
      var group = held.how && groups.filter(function (g) { return g[0].fact === held.fact && g[0].how; })[0];
      if (group) { group.push(held); } else { groups.push([held]); }
    });
    var texts = [], phrases = groups.map(function (group) {
      var first = group[0], f = say.fact(first.fact);
      var stands = first.how ? { text: say.bounded(first.fact, limits(group, told), told) } : say.plainly(first, told);
      var parts = (told[first.fact] === undefined && f && f.parts || []).filter(function (name) { return told[name] !== undefined && told[name] !== null; });
      return parts.length ? { text: say.w("worked-out", stands.text, say.clauses(parts.map(function (name) { return say.stands(name, told[name]); }))) } : stands;
    }).filter(function (p) { return !has(texts, p.text) && texts.push(p.text); });
    return once(phrases.map(function (p) { return p.either && phrases.length > 1 ? "(" + p.text + ")" : p.text; }));
  };
  to.conditions = function (list, told) { return this.clauses(this.sentences(list, told)); };
  /* The conditions by which a rule decided. What is not known, because it makes no difference here, is no condition that held. */
  to.decided = function (reason, told) { return this.clauses(this.sentences(reason.conditions.filter(function (h) { return h.holds; }), told)); };
  to.considered = function (one, told) {
    if (one.overridden.length) { return this.w("why-not-overridden", this.clause(one.clause)); }
    var open = one.failed.some(function (h) { return h.open; });
    var list = one.failed.filter(function (h) { return h.open === open; });
    return this.w(open ? "why-not-open" : "why-not-failed", this.clause(one.clause), this.conditions(list, told));
  };
  /* What other facts would make of a ruling, a sentence for each change: all that it orders then, in whatever slot, what it orders no longer, and what is then
     disputed, open or not covered. */
  to.turns = function (turns) {
    var say = this, changes = [], key = JSON.stringify;
    turns.forEach(function (turn, i) {
      if (i && key(turns[i - 1].facts) === key(turn.facts)) { changes[changes.length - 1].push(turn); } else { changes.push([turn]); }
    });
    return once(changes.map(function (change) {
      var facts = change[0].facts;
      return say.w("what-if", facts.length ? say.conditions(facts, {}) : say.w("demands-nothing"), say.turned(change).join(say.w("list-semicolon")));
    }));
  };
  to.turned = function (change) {
    var say = this, out = [], dropped = [], key = JSON.stringify;
    var lacks = function (list, one) { return !list.some(function (o) { return key(o) === key(one); }); };
    var label = function (a, b) { return a + say.w("list-colon") + b; };
    var all = change.reduce(function (list, t) { return list.concat(t.then); }, []);
    [false, true].forEach(function (disputed) {
      var texts = [];
      change.forEach(function (t) {
        if ((t.status === "disputed") === disputed && (key(t.then) !== key(t.was) || key(t.may) === key(t.wasMay))) { t.then.forEach(function (o) { texts.push(say.order(o)); }); }
      });
      if (texts.length) { texts = say.list(once(texts)); out.push(disputed ? label(say.w("status-disputed"), texts + " " + say.w("reading-preferred")) : texts); }
    });
    var may = [];
    change.forEach(function (t) {
      t.may.forEach(function (o) { if (key(t.then) !== key(t.was) || lacks(t.wasMay, o)) { may.push(say.may(t.then, o)); } });
    });
    out = out.concat(once(may));
    change.forEach(function (t) {
      if (t.status !== "needs-facts" && !t.then.length) { t.was.forEach(function (o) { if (lacks(all, o)) { dropped.push(say.order(o)); } }); }
    });
    change.forEach(function (t) {
      if (t.status !== "needs-facts" && key(t.then) === key(t.was)) { t.wasMay.forEach(function (o) { if (lacks(t.may, o)) { dropped.push(say.may(t.then, o)); } }); }
    });
    if (dropped.length) { out.push(this.w("what-if-no-longer", this.list(once(dropped)))); }
    ["disputed", "needs-facts", "not-covered"].forEach(function (status) {
      var slots = change.filter(function (t) { return t.status === status && !t.then.length; }).map(function (t) { return say.words.slots[t.slot] || t.slot; });
      if (slots.length) { out.push(slots.length === change.length ? say.w("status-" + status) : label(say.list(slots), say.w("status-" + status))); }
    });
    return out.length ? out : [this.w("orders-nothing")];
  };
  /* The exceptions that were looked at and did not apply, a sentence each, but for those that a presumption alone rules out: those are shown as presumptions. */
  to.exceptions = function (reasons, assumed, told) {
    var say = this, out = [];
    reasons.forEach(function (r) {
      r.considered.forEach(function (c) {
        var presumed = c.failed.some(function (h) { return assumed[h.fact] !== undefined; });
        var known = c.failed.every(function (h) { return !h.open; });
        if (c.exception && !c.overridden.length && c.failed.length && known && !presumed) { out.push(say.considered(c, told)); }
      });
    });
    return once(out);
  };

  if (typeof module !== "undefined" && module.exports) { module.exports = Say; } else { root.ChesslawSay = Say; }
})(typeof window !== "undefined" ? window : this);
