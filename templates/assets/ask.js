/* The asking form: one fact at a time, only those that still matter, until the ruling is certain. Everything it says was worded when the site was built. */
(function (root) {
  "use strict";

  var doc = root.document, R = root.ChesslawRuling, Why = root.ChesslawReasons, Say = root.ChesslawSay, Event = root.ChesslawEvent;
  var data = function (kind, id) {
    return (root.chesslaw || []).filter(function (e) { return e[0] === kind && (id === undefined || e[1] === id); }).map(function (e) { return e[2]; })[0];
  };

  /* An element: a tag with classes, what is in it, and its attributes. */
  function el(tag, inside, attributes) {
    var parts = tag.split("."), out = doc.createElement(parts[0]);
    if (parts.length > 1) { out.className = parts.slice(1).join(" "); }
    [].concat(inside === undefined ? [] : inside).forEach(function (i) {
      if (i !== null && i !== undefined) { out.appendChild(typeof i === "string" ? doc.createTextNode(i) : i); }
    });
    Object.keys(attributes || {}).forEach(function (a) { out.setAttribute(a, attributes[a]); });
    return out;
  }
  function button(text, act, kind, label) {
    var out = el("button" + (kind ? "." + kind : ""), text, { type: "button" });
    if (label) { out.setAttribute("aria-label", label); }
    out.addEventListener("click", act);
    return out;
  }

  /* Whether a fact is answered with yes or no, be it a window on a number. */
  var yesNo = function (f, v) { return v.kind === "bool" || !!f.multiple || f.above !== undefined; };

  /* A form in an element, for parts { id, rules, words }: one question, or several at once. `shared` names the facts that all parts have in common. */
  function Form(place, parts, several) {
    this.place = place;
    this.several = several;
    this.common = data("common");
    this.language = data("language", place.dataset.lang);
    this.parts = parts.map(function (p) { return { id: p.id, rules: p.rules, words: p.words, own: {}, side: null }; });
    this.event = Event.load();
    this.edition = this.start();
    this.shared = {};
    this.step = null;
    this.read();
    var form = this;
    // An anchor of the page is no answer.
    root.addEventListener("hashchange", function () {
      var hash = root.location.hash;
      if (form.written !== hash && (!hash || hash.indexOf("=") > 0)) { form.read(); form.show(); }
    });
  }
  var to = Form.prototype;

  /* The edition to begin with: the event's, else the one in force. */
  to.start = function () {
    var by = this.event ? Event.edition(this.event, this.common).edition : null;
    return by && this.covers(by) ? by : this.common.current;
  };
  to.covers = function (edition) { return this.parts.every(function (p) { return p.rules.editions[edition] !== undefined; }); };
  to.program = function (part) { return part.rules.programs[part.rules.editions[this.edition]]; };
  to.say = function (part) { return new Say(this.language, part.words, this.edition); };
  to.isShared = function (p, name) { var f = p.facts[name]; return this.several && (this.common.event.indexOf(name) >= 0 || !!(f && f.per)); };
  to.w = function (key, one, two) { return new Say(this.language, null, this.edition).w(key, one, two); };

  /* What a part is told: by the event, then by the reader. */
  to.told = function (part) {
    var p = this.program(part), out = {}, event = this.fromEvent();
    [event, this.shared, part.own].forEach(function (facts) { Object.keys(facts).forEach(function (n) { if (p.facts[n]) { out[n] = facts[n]; } }); });
    if (p.incidents.length === 1 && out[p.vars[p.incidents[0]].name] === undefined) { out[p.vars[p.incidents[0]].name] = true; }
    return out;
  };
  to.fromEvent = function () { return this.event ? Event.facts(this.event, this.common, this.edition) : {}; };
  to.tell = function (part, name, value) {
    var into = this.isShared(this.program(part), name) ? this.shared : part.own;
    delete into[name];
    into[name] = value;
  };

  /* The state as an address: facts by their names, "QUESTION.fact" where several questions are asked. */
  to.write = function () {
    var out = [], form = this, put = function (prefix, facts) {
      Object.keys(facts).forEach(function (n) { out.push(prefix + n + "=" + (facts[n] === null ? "unknown" : facts[n])); });
    };
    if (this.several) { out.push("ask=" + this.parts.map(function (p) { return p.id; }).join("+")); }
    if (this.edition !== this.common.current) { out.push("edition=" + this.edition); }
    put("", this.shared);
    this.parts.forEach(function (p) {
      if (p.side) { out.push(p.id + ".side=" + p.side); }
      put(form.several ? p.id + "." : "", p.own);
    });
    this.written = out.length ? "#" + out.join("&") : "";
    try { root.history.replaceState(null, "", root.location.pathname + root.location.search + this.written); } catch (e) { root.location.hash = this.written; }
  };
  to.read = function () {
    var form = this;
    this.shared = {};
    this.parts.forEach(function (p) { p.own = {}; p.side = null; });
    root.location.hash.slice(1).split("&").forEach(function (pair) {
      var at = pair.indexOf("="), name = decodeURIComponent(pair.slice(0, at)), value = decodeURIComponent(pair.slice(at + 1));
      if (at < 1) { return; }
      if (name === "edition") { if (form.covers(value)) { form.edition = value; } return; }
      var dot = name.indexOf("."), fact = name.slice(dot + 1);
      form.parts.forEach(function (p) {
        if (dot >= 0 && p.id !== name.slice(0, dot)) { return; }
        if (fact === "side" && form.several) { if (value === "white" || value === "black") { p.side = value; } return; }
        var typed = form.typed(p, fact, value);
        if (typed !== undefined) { form.tell(p, fact, typed); }
      });
    });
  };
  /* A value as its fact takes it; undefined where it does not. */
  to.typed = function (part, name, value) {
    var p = this.program(part), f = p.facts[name], v = f && p.vars[f.var], n;
    if (!f) { return undefined; }
    if (value === "unknown") { return null; }
    if (yesNo(f, v)) { return value === "true" ? true : value === "false" ? false : undefined; }
    if (v.kind === "number") { n = Event.number(value); return n === null ? undefined : n; }
    return v.values.indexOf(value) >= 0 ? value : undefined;
  };

  /* Rules on every part: { part, p, told, ruling } or { part, p, told, fault }. */
  to.rule = function () {
    var form = this;
    return this.parts.map(function (part) {
      var p = form.program(part), told = form.told(part);
      try { return { part: part, p: p, told: told, ruling: R.rule(p, told) }; } catch (e) {
        if (!(e instanceof R.Fault)) { throw e; }
        return { part: part, p: p, told: told, fault: true };
      }
    });
  };

  /* What to ask next: { at: a ruled part, name } or { at, incidents } or { at, pair: [white, black] } or { at, side: true }. */
  to.next = function (all) {
    var form = this, found = null;
    all.forEach(function (at) {
      if (found || at.fault) { return; }
      if (form.several && !at.part.side && form.sided(at.p)) { found = { at: at, side: true }; return; }
      if (at.ruling.status !== "needs-facts") { return; }
      var name = at.ruling.needs.filter(function (n) {
        /* What the event leaves open is still asked. */
        return at.told[n] === undefined || at.told[n] === null && form.shared[n] === undefined && at.part.own[n] === undefined;
      })[0];
      if (name) { found = form.asking(at, name); }
    });
    // What joining the rulings takes: which of two endings came first.
    if (!found && this.several && all.every(function (at) { return at.ruling; })) {
      this.join(all).asks.forEach(function (ask) {
        var at = all.filter(function (a) { return a.part.id === ask[0]; })[0];
        if (!found && ask[1] !== "side" && at.told[ask[1]] === undefined) { found = form.asking(at, ask[1]); }
      });
    }
    return found;
  };
  to.asking = function (at, name) {
    var p = at.p, f = p.facts[name], tail = name.replace(/^(white|black)_/, "");
    if (at.ruling && p.incidents.length > 1 && p.incidents.indexOf(f.var) >= 0 && !p.incidents.some(function (i) { return at.told[p.vars[i].name] === true; })) {
      return { at: at, incidents: p.incidents.map(function (i) { return p.vars[i].name; }).filter(function (n) { return at.told[n] === undefined; }) };
    }
    if (f.per && tail !== name && p.facts["white_" + tail] && p.facts["black_" + tail]) {
      if (at.ruling && at.ruling.needs.some(function (n) { return /_moves_made$/.test(n); })) { tail = "moves_made"; }
      return { at: at, pair: ["white_" + tail, "black_" + tail] };
    }
    return { at: at, name: name };
  };
  /* Whether the orders of a question speak of the player or the opponent. */
  to.sided = function (p) {
    return p.slots.some(function (s) {
      return s.terminals.some(function (t) { return t.then.some(function (o) { return Object.keys(o).some(function (k) { return o[k] === "player" || o[k] === "opponent"; }); }); });
    });
  };

  /* Shows the form anew; `moved` is true where the reader acted, and then the focus goes to what is new. */
  to.show = function (moved) {
    var form = this, all = this.rule(), fault = all.some(function (a) { return a.fault; });
    var next = this.editing || (fault ? null : this.next(all)), place = this.place, head;
    place.textContent = "";
    place.appendChild(this.bar());
    if (fault) { place.appendChild(el("p.notice", this.w("form-impossible"), { role: "alert" })); }
    if (next) {
      place.appendChild(head = this.card(next));
      if (!fault) { place.appendChild(this.settled(all)); }
    } else if (!fault) { place.appendChild(head = this.verdict(all)); }
    place.appendChild(this.answers(all));
    place.appendChild(this.tools());
    place.appendChild(this.live = el("p.vh", "", { role: "status" }));
    if (moved) {
      var focus = head && head.querySelector("[tabindex]");
      if (focus) { focus.focus(); }
      if (!next && !fault) { root.setTimeout(function () { form.live.textContent = form.spoken || ""; }, 100); }
    }
  };
  to.act = function (change) {
    this.editing = null;
    change.call(this);
    this.write();
    this.show(true);
  };

  /* The edition, and where the event stands. */
  to.bar = function () {
    var form = this, select = el("select", [], { id: "ask-edition" });
    this.place.dataset.editions.split(" ").filter(function (e) { return form.covers(e); }).forEach(function (e) {
      select.appendChild(el("option", form.language.editions[e][0], e === form.edition ? { value: e, selected: "" } : { value: e }));
    });
    select.value = this.edition;
    select.addEventListener("change", function () {
      form.act(function () { this.edition = select.value; });
      doc.getElementById("ask-edition").focus();
    });
    var event = el("a", this.w(this.event ? "form-from-event" : "form-set-event"), { href: this.place.dataset.event });
    return el("div.ask-bar", [el("label", [el("span", this.w("form-edition")), select]), event]);
  };

  to.legend = function (step, text) {
    return [this.several ? el("span.of", step.at.part.words.title) : null, text];
  };
  to.card = function (step) {
    var form = this, part = step.at.part, say = this.say(part), p = step.at.p, body = [], text;
    var tell = function (facts) { return function () { form.act(function () { facts.forEach(function (f) { form.tell(part, f[0], f[1]); }); }); }; };
    var unknown = function (names) { return button(form.w("form-unknown"), tell(names.map(function (n) { return [n, null]; })), "quiet"); };
    if (step.side) {
      text = this.w("form-side");
      body = ["white", "black"].map(function (side) { return button(form.w("form-" + side), function () { form.act(function () { part.side = side; }); }, "answer"); });
    } else if (step.incidents) {
      text = this.w("form-happened");
      body = step.incidents.map(function (n) { return button(say.stands(n, true), tell([[n, true]]), "answer.said"); });
      body.push(button(this.w("form-none"), tell(step.incidents.map(function (n) { return [n, false]; })), "answer.quiet"));
    } else if (step.pair) {
      text = this.w("form-progress");
      body = this.pair(step, say, tell).concat(unknown(step.pair));
    } else {
      var f = p.facts[step.name], v = p.vars[f.var], known = step.at.told[step.name];
      text = say.asks(step.name);
      if (yesNo(f, v)) {
        body = [true, false].map(function (b) {
          return button(form.w(b ? "form-yes" : "form-no"), tell([[step.name, b]]), "answer.short" + (known === b ? ".chosen" : ""));
        });
      } else if (v.kind === "number") {
        body = this.number(step.name, say, v, known, tell);
      } else {
        body = v.values.map(function (w) { return button(say.stands(step.name, w), tell([[step.name, w]]), "answer.said" + (known === w ? ".chosen" : "")); });
      }
      body.push(unknown([step.name]));
      if (this.language.board.facts.indexOf(step.name) >= 0) {
        body.push(el("a.to-board", this.language.board.text, { href: this.place.dataset.root + "board/index.html#question=can-checkmate" }));
      }
    }
    var legend = el("legend", this.legend(step, text), { tabindex: "-1" });
    return el("fieldset.step", [legend, el("div.answers" + (body[0].classList.contains("short") ? ".three" : ""), body)]);
  };

  /* A field for a number, with buttons for one fewer and one more. */
  to.stepper = function (id, label, start, min, max, changed) {
    var form = this, digits = this.say(this.parts[0]), field, hint = el("p.hint", "", { id: id + "-hint" });
    field = el("input", [], { id: id, type: "text", inputmode: "numeric", autocomplete: "off", size: "4", "aria-describedby": id + "-hint" });
    var set = function (n) { field.value = digits.digits(n); check(); };
    var value = function () { var n = Event.number(field.value); return n !== null && n >= min && n <= max ? n : null; };
    var check = function () {
      var n = value();
      hint.textContent = n === null ? form.w("form-range", digits.digits(min), digits.digits(max)) : "";
      field.setAttribute("aria-invalid", n === null ? "true" : "false");
      changed(n);
    };
    var move = function (by) { var n = value(); set(Math.max(min, Math.min(max, (n === null ? min : n) + by))); };
    field.addEventListener("input", check);
    field.addEventListener("keydown", function (e) {
      if (e.key === "ArrowUp" || e.key === "ArrowDown") { e.preventDefault(); move(e.key === "ArrowUp" ? 1 : -1); }
    });
    field.value = digits.digits(start);
    return {
      field: field, value: value,
      node: el("div.stepper", [el("label", label, { for: id }),
        el("span.steps", [button("−", function () { move(-1); }, "", this.w("form-less")), field, button("+", function () { move(1); }, "", this.w("form-more"))]), hint])
    };
  };
  to.number = function (name, say, v, known, tell) {
    var f = say.fact(name), min = v.min || 0, stepper;
    var go = button(this.w("form-continue"), function () { if (stepper.value() !== null) { tell([[name, stepper.value()]])(); } }, "answer.main");
    stepper = this.stepper("ask-number", f && f.name || name, typeof known === "number" ? known : min, min, v.max, function (n) { go.disabled = n === null; });
    stepper.field.addEventListener("keydown", function (e) { if (e.key === "Enter") { e.preventDefault(); go.click(); } });
    // The small numbers that rules tell apart are a tap away.
    var quick = [];
    for (var n = min; v.starts[n - min] === n && !v.internal && n < min + 5; n += 1) {
      quick.push(button(say.digits(n), tell([[name, n]]), "chip" + (known === n ? ".chosen" : ""), say.stands(name, n)));
    }
    return (quick.length > 1 ? [el("div.chips", quick)] : []).concat(stepper.node, go);
  };
  /* The count of White's moves; then Black has as many, or one fewer. */
  to.pair = function (step, say, tell) {
    var white = step.pair[0], black = step.pair[1], told = step.at.told, two = el("div.pair"), stepper;
    var start = typeof told[white] === "number" ? told[white] : 0;
    var fill = function (n) {
      two.textContent = "";
      (n === null ? [] : n === 0 ? [0] : [n, n - 1]).forEach(function (b) {
        two.appendChild(button(say.stands(black, b), tell([[white, n], [black, b]]), "answer.said" + (told[black] === b ? ".chosen" : "")));
      });
    };
    stepper = this.stepper("ask-number", say.fact(white).name, start, 0, 5000, fill);
    fill(start);
    return [stepper.node, two];
  };

  /* What is certain before all is known. */
  to.settled = function (all) {
    var form = this, list = [];
    all.forEach(function (at) {
      if (!at.ruling || at.ruling.status !== "needs-facts") { return; }
      at.ruling.slots.forEach(function (s) { if (s.status === "decided") { s.then.forEach(function (o) { list.push(el("li", form.say(at.part).order(o))); }); } });
    });
    return list.length ? el("div.settled", [el("p.label", this.w("form-settled")), el("ul", list)]) : doc.createDocumentFragment();
  };

  to.link = function (say, id) {
    var c = say.link(id);
    return c.href ? el("a.number", c.number, { href: this.place.dataset.root + c.href }) : el("span.number", c.number);
  };
  to.links = function (say, ids) {
    var form = this, seen = {};
    return ids.filter(function (id) { var n = say.link(id).number; if (seen[n]) { return false; } seen[n] = true; return true; })
      .reduce(function (out, id) { return out.concat(out.length ? [" "] : [], form.link(say, id)); }, []);
  };

  to.join = function (all) {
    return root.ChesslawCompound.join(this.common.precedence, all.map(function (a) {
      return { question: a.part.id, side: a.part.side, ruling: a.ruling, reasons: Why.reasons(a.p, a.ruling) };
    }));
  };

  /* The ruling of one question, or of several joined. */
  to.verdict = function (all) {
    var joined = this.several ? this.join(all) : null;
    var status = joined ? joined.status : all[0].ruling.status, box = [];
    var said = joined ? this.w("status-" + status) : this.say(all[0].part).status(all[0].ruling);
    var head = el("h2", [this.w("label-status"), " ", el("span.badge", said)], { tabindex: "-1" });
    box.push(head);
    if (joined) { box = box.concat(this.joint(all, joined)); } else {
      box = box.concat(this.orders(all[0]), this.basis(all[0]));
    }
    var out = el("section.verdict." + status, box);
    this.spoken = head.textContent + ". " + Array.prototype.map.call(out.querySelectorAll(".order"), function (o) { return o.textContent; }).join(". ");
    return out;
  };
  to.sentence = function (say, slot, list, kind) { return list.map(function (o) { return el("p.order" + kind, say.order(o)); }); };
  to.orders = function (at) {
    var form = this, say = this.say(at.part), out = [], rest = [], first = true, words = at.part.words;
    // What the readings order in all slots is told together: where the first of those slots is the first of all, else last.
    var readings = R.readings(at.ruling);
    readings = readings.length ? form.readings(at, readings) : [];
    at.ruling.slots.forEach(function (s) {
      var body = [];
      if (s.not_covered) { body.push(el("p.order", words.notCovered[s.not_covered] || form.w("status-not-covered"))); }
      if (s.status === "disputed") { if (first) { body = body.concat(readings); readings = []; } } else {
        if (s.may.length && s.then.length) { body.push(el("p.label", form.w("form-default"))); }
        body = body.concat(form.sentence(say, s, s.then, ""));
      }
      if (s.may.length) { body = body.concat(el("p.label", form.w(s.then.length ? "form-judgement" : "form-may")), form.sentence(say, s, s.may, ".may")); }
      if (!body.length) { return; }
      if (first) { out.push(el("div.first", body)); first = false; } else { rest.push(el("dt", words.slots[s.id] || s.id), el("dd", body)); }
    });
    if (rest.length) { out.push(el("dl.orders", rest)); }
    if (readings.length) { out.push(el("div", readings)); first = false; }
    if (at.ruling.status === "needs-facts") { out.push(this.depends(at)); } else if (first) { out.push(el("p.order", this.w("case-no-action"))); }
    return out;
  };
  to.readings = function (at, readings) {
    var form = this, say = this.say(at.part);
    return [el("p.label", this.w("label-readings")), el("ul.readings", readings.slice().sort(function (a, b) { return b[0].preferred - a[0].preferred; }).map(function (reading) {
      var r = reading[0], body = [el("p.order", say.reading(reading))];
      r.options.forEach(function (o) {
        var option = at.part.words.readings[o[0]][o[1]];
        body.push(el("p", option.text));
        if (r.preferred && option.why) { body.push(el("p.note", option.why)); }
        if (option.held.length) { body.push(el("p.note", form.w("label-held-by") + form.w("list-colon") + option.held.join(form.w("list-semicolon")))); }
      });
      if (r.preferred) { body.push(el("p.note", form.w("reading-preferred"))); }
      return el("li" + (r.preferred ? ".preferred" : ""), body);
    }))];
  };
  /* What each answer would lead to, where a fact is not known. */
  to.depends = function (at) {
    var form = this, say = this.say(at.part), p = at.p, rows = [];
    at.ruling.needs.forEach(function (name) {
      var f = p.facts[name], v = p.vars[f.var];
      var values = yesNo(f, v) ? [true, false] : v.kind === "number" ? [] : v.values;
      if (!values.length) { rows.push(el("li", say.asks(name))); }
      values.forEach(function (value) {
        var told = {}, ruled;
        Object.keys(at.told).forEach(function (n) { told[n] = at.told[n]; });
        told[name] = value;
        try { ruled = R.rule(p, told); } catch (e) { return; }
        var orders = ruled.slots.reduce(function (list, s) { return s.status === "needs-facts" || s.status === "disputed" ? list : list.concat(s.then); }, []);
        var then = ruled.status === "needs-facts" ? form.w("status-needs-facts") : ruled.status === "disputed" ? form.w("status-disputed") : say.orders(orders);
        rows.push(el("li", form.w("what-if", say.stands(name, value), then)));
      });
    });
    return el("div.depends", [el("p.label", this.w("form-depends")), el("ul", rows)]);
  };

  /* What a ruling rests on: clauses, reasons, exceptions, and what would change it. */
  to.basis = function (at) {
    var form = this, say = this.say(at.part), reasons = Why.reasons(at.p, at.ruling), out = [], seen = {};
    var ids = Why.clauses(reasons);
    if (ids.length) { out.push(el("p.clauses", [el("span.label", this.w("label-clauses") + this.w("list-colon"))].concat(this.links(say, ids)))); }
    out = out.concat(this.official(ids));
    var items = reasons.map(function (r) {
      var text = say.decided(r, at.told), key = r.slot + text + r.clauses.join();
      if (!text && !r.basis && !r.clauses.length || seen[key]) { return null; }
      seen[key] = true;
      return el("li", [el("span.slot", at.part.words.slots[r.slot] || r.slot), " "].concat(form.links(say, r.clauses), [" ", el("span.cause", text)],
        r.basis ? [" ", el("em", form.w("basis-" + r.basis))] : [], r.sources.map(function (s) { return el("cite", " " + (at.part.words.sources[s] || s)); })));
    }).filter(Boolean);
    if (items.length) { out.push(el("details.why", [el("summary", this.w("form-why")), el("ul.reasons-list", items)].concat(this.exceptions(at, say, reasons)))); }
    out.push(this.turns(at, say));
    return out;
  };
  /* The official words of clauses, where the page has them: they are those of the edition in force. */
  to.official = function (ids) {
    if (this.edition !== this.common.current) { return []; }
    return ids.map(function (id) { return doc.querySelector("#official [data-clause='" + id + "']"); }).filter(Boolean).map(function (words) { return words.cloneNode(true); });
  };
  to.exceptions = function (at, say, reasons) {
    var list = say.exceptions(reasons, at.ruling.assumed, at.told).map(function (text) { return el("li", text); });
    return list.length ? [el("p.label", this.w("form-exceptions")), el("ul.considered", list)] : [];
  };
  to.turns = function (at, say) {
    var form = this, list = el("ul.turns"), out = el("details.whatif", [el("summary", this.w("form-whatif")), list]);
    var fill = function () {
      if (list.children.length) { return; }
      var turns = say.turns(root.ChesslawWhatIf(at.p, at.ruling));
      turns.forEach(function (text) { list.appendChild(el("li", text)); });
      if (!turns.length) { list.appendChild(el("li", form.w("form-whatif-none"))); }
    };
    out.addEventListener("toggle", function () {
      if (!out.open) { return; }
      if (root.ChesslawWhatIf) { fill(); return; }
      var script = doc.createElement("script");
      script.src = form.place.dataset.assets + "whatif.js";
      script.onload = fill;
      doc.head.appendChild(script);
    });
    return out;
  };

  /* Several rulings joined: one ordered set, what yields, and each question by itself. */
  to.joint = function (all, joined) {
    var form = this, out = [], sayOf = function (question) { return form.say(all.filter(function (a) { return a.part.id === question; })[0].part); };
    if (joined.orders.length) {
      out.push(el("div.first", el("ol.set", joined.orders.map(function (j) {
        var say = sayOf(j.questions[0]), body = [el("p.order", say.order(j.order))];
        if (j.status !== "decided") { body.push(el("p.note", form.w("status-" + j.status))); }
        body.push(el("p.note", j.questions.map(function (q) { return sayOf(q).words.title; }).join(form.w("list-semicolon"))));
        return el("li", body);
      }))));
    } else if (!joined.may.length) { out.push(el("p.order", this.w("case-no-action"))); }
    [true, false].forEach(function (instead) {
      var list = joined.may.filter(function (j) {
        return instead === joined.orders.some(function (o) { return o.slot === j.slot && o.questions.some(function (q) { return j.questions.indexOf(q) >= 0; }); });
      });
      if (list.length) { out.push(el("p.label", form.w(instead ? "form-judgement" : "form-may")), el("div", list.map(function (j) { return el("p.order.may", sayOf(j.questions[0]).order(j.order)); }))); }
    });
    if (joined.yielded.length) {
      out.push(el("p.label", this.w("form-set-aside")), el("ul.considered", joined.yielded.map(function (y) {
        var say = sayOf(y.question), other = all.map(function (a) { return form.say(a.part).order(y.to); }).filter(function (t) { return !/\|/.test(t); })[0] || say.order(y.to);
        var cites = all.map(function (a) { return form.say(a.part); }).filter(function (s) { return s.words.clauses[y.clause]; })[0] || say, number = cites.link(y.clause).number;
        return el("li", form.language.w.yields.replace("{0}", say.order(y.order)).replace("{1}", other).replace("{2}", number));
      })));
    }
    out.push(el("p.label", this.w("form-each")));
    all.forEach(function (at) {
      out.push(el("details.part", [el("summary", [at.part.words.title, " ", el("span.badge", form.say(at.part).status(at.ruling))])].concat(form.orders(at), form.basis(at))));
    });
    return out;
  };

  /* What was answered and what is presumed; each can be changed. */
  to.answers = function (all) {
    var form = this, told = [], presumed = [], event = [], done = {}, fromEvent = this.fromEvent();
    var row = function (text, act) { return el("li", [el("span", text), button(form.w("form-change"), act, "change", form.w("form-change-this", text))]); };
    all.forEach(function (at) {
      var say = form.say(at.part), edit = function (name) {
        return function () {
          form.editing = form.asking({ part: at.part, p: at.p, told: at.told }, name);
          form.show(true);
        };
      };
      if (form.several && at.part.side) {
        told.push(row(at.part.words.title + form.w("list-colon") + form.w("form-" + at.part.side), function () { form.act(function () { at.part.side = null; }); }));
      }
      Object.keys(at.told).forEach(function (name) {
        var shared = form.isShared(at.p, name);
        if (shared && done[name]) { return; }
        done[name] = true;
        var mine = form.shared[name] !== undefined || at.part.own[name] !== undefined;
        var text = at.told[name] === null ? say.asks(name) + " " + form.w("form-not-known") : say.stands(name, at.told[name]);
        var relevant = mine || at.ruling && at.ruling.slots.length;
        if (!mine && fromEvent[name] === undefined) { told.push(row(text, edit(name))); } else if (relevant) { (mine ? told : event).push(row(text, edit(name))); }
      });
      var assumed = at.ruling && at.ruling.assumed || {};
      Object.keys(assumed).forEach(function (name) {
        if (form.isShared(at.p, name) && done[name]) { return; }
        done[name] = true;
        presumed.push(row(say.stands(name, assumed[name]), typeof assumed[name] === "boolean"
          ? function () { form.act(function () { form.tell(at.part, name, !assumed[name]); }); } : edit(name)));
      });
    });
    var out = doc.createDocumentFragment();
    [["form-answers", told, "told"], ["label-assumed", presumed, "presumed"], ["form-from-event", event, "event"]].forEach(function (g) {
      if (g[1].length) { out.appendChild(el("section.given." + g[2], [el("h2", form.w(g[0])), el("ul", g[1])])); }
    });
    return out;
  };

  to.tools = function () {
    var form = this, started = this.several || Object.keys(this.shared).length || Object.keys(this.parts[0].own).length;
    var out = [];
    if (started) {
      out.push(button(this.w("form-again"), function () {
        if (form.leave) { form.leave(); return; }
        form.act(function () {
          form.shared = {};
          form.parts.forEach(function (p) { p.own = {}; p.side = null; });
        });
      }, "again"));
      var copy = button(this.w("form-copy"), function () {
        var text = root.location.href, done = function () { copy.textContent = form.w("form-copied"); form.live.textContent = form.w("form-copied"); };
        if (root.navigator.clipboard) { root.navigator.clipboard.writeText(text).then(done, function () { root.prompt(form.w("form-copy"), text); }); } else { root.prompt(form.w("form-copy"), text); }
      }, "copy");
      out.push(copy);
    }
    return el("p.ask-tools", out);
  };

  root.ChesslawAsk = { Form: Form, data: data, el: el, button: button };

  var place = doc.getElementById("ask");
  if (place && place.dataset.question) {
    doc.documentElement.classList.add("asks");
    var id = place.dataset.question;
    new Form(place, [{ id: id, rules: data("rules", id), words: data("words", id) }], false).show();
    doc.addEventListener("DOMContentLoaded", function () {
      var fold = doc.querySelector("details.fold");
      if (!fold) { return; }
      // Whoever follows a link into the table wants to see it.
      var into = function () {
        var target = /^#[\w-]+$/.test(root.location.hash) && doc.getElementById(root.location.hash.slice(1));
        if (target && fold.contains(target)) { fold.open = true; target.scrollIntoView(); }
      };
      fold.open = false;
      fold.classList.add("ready");
      into();
      root.addEventListener("hashchange", into);
    });
  }
})(window);
