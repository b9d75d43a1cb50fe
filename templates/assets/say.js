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

  function once(list) { return list.filter(function (text, i) { return list.indexOf(text) === i; }); }

  to.w = function (key, one, two) { return (this.language.w[key] || key).replace("{0}", one).replace("{1}", two); };
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
  /* The number of a clause as sentences name it; its id where the edition does not print it. */
  to.clause = function (id) { var c = (this.words.clauses[id] || {})[this.edition]; return c ? c[0] : id; };
  /* Where a clause stands: { number, href below the language's folder }. */
  to.link = function (id) {
    var c = (this.words.clauses[id] || this.language.yields[id] || {})[this.edition];
    return { number: c ? c[2] || c[0] : id, href: c && c[1] };
  };
  /* A condition: how the fact stands, or what was asked of it, and the facts told from which it was worked out. */
  to.condition = function (held, told) {
    var say = this, f = this.fact(held.fact), stands = this.plainly(held, told);
    var parts = (told[held.fact] === undefined && f && f.parts || []).filter(function (name) { return told[name] !== undefined && told[name] !== null; });
    return parts.length ? this.w("worked-out", stands, this.list(parts.map(function (name) { return say.stands(name, told[name]); }))) : stands;
  };
  to.plainly = function (held, told) {
    var say = this, f, value = told[held.fact];
    if (value !== undefined && value !== null) {
      f = this.stands(held.fact, value);
      // Where what was told fails what was asked, the sentence names the comparison that it passes.
      var asked = COMPARISONS[held.how], how = asked && !asked[0](value, held.number) ? asked[1] : held.how;
      return how ? this.number(this.language.compared[how], held.number).replace("{0}", f) : f;
    }
    if (held.how) {
      f = this.fact(held.fact);
      return this.number(this.language.named[held.how], held.number).replace("{0}", f && f.name || held.fact);
    }
    if (held.value !== null) { return this.stands(held.fact, held.value); }
    return this.list(held.options.map(function (o) { return say.stands(held.fact, o); }), true);
  };
  to.conditions = function (list, told) { var say = this; return this.list(list.map(function (h) { return say.condition(h, told); })); };
  to.considered = function (one, told) {
    if (one.overridden.length) { return this.w("why-not-overridden", this.clause(one.clause)); }
    return this.w("why-not-failed", this.clause(one.clause), this.conditions(one.failed, told));
  };
  /* What other facts would make of a ruling, a sentence each; each once, whichever slots have it in common. */
  to.turns = function (turns) {
    var say = this;
    return once(turns.map(function (turn) {
      return say.w("what-if", turn.facts.length ? say.conditions(turn.facts, {}) : say.w("demands-nothing"), say.orders(turn.then));
    }));
  };
  /* The exceptions that were looked at and did not apply, a sentence each, but for those that a presumption alone rules out: those are shown as presumptions. */
  to.exceptions = function (reasons, assumed, told) {
    var say = this, out = [];
    reasons.forEach(function (r) {
      r.considered.forEach(function (c) {
        var presumed = c.failed.some(function (h) { return assumed[h.fact] !== undefined; });
        if (c.exception && !c.overridden.length && !presumed) { out.push(say.considered(c, told)); }
      });
    });
    return once(out);
  };

  if (typeof module !== "undefined" && module.exports) { module.exports = Say; } else { root.ChesslawSay = Say; }
})(typeof window !== "undefined" ? window : this);
