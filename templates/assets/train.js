/* The trainer: cases to rule on, kept in boxes on this device alone. A case missed goes back to the first box; each box waits longer than the one before. */
(function (root) {
  "use strict";

  var KEY = "chesslaw-train", DAYS = [0, 1, 3, 7, 21], DAY = 86400000, doc = root.document, place = doc && doc.getElementById("train");
  var data = function (kind, id) { return (root.chesslaw || []).filter(function (e) { return e[0] === kind && (!id || e[1] === id); }).map(function (e) { return e[2]; })[0]; };

  /* The box of a case after an answer, and the day it is due again: { box, due }. */
  function after(known, right, today) {
    var box = right ? Math.min((known ? known.box : 0) + 1, DAYS.length - 1) : 0;
    return { box: box, due: today + DAYS[box] };
  }
  /* The cases due, those in the lowest boxes first, new ones after those missed; the order given else. */
  function due(cases, results, today) {
    return cases.map(function (c, i) { return [c, results[c.id], i]; })
      .filter(function (r) { return !r[1] || r[1].due <= today; })
      .sort(function (a, b) { return (a[1] ? a[1].box : 0.5) - (b[1] ? b[1].box : 0.5) || a[2] - b[2]; })
      .map(function (r) { return r[0]; });
  }

  if (typeof module !== "undefined" && module.exports) { module.exports = { after: after, due: due, days: DAYS }; return; }
  var language = data("language"), cases = data("cases");
  if (!place || !language || !cases) { return; }

  var results = {};
  try { results = JSON.parse(root.localStorage.getItem(KEY)) || {}; } catch (e) { /* nothing is kept here */ }
  var keep = function () { try { root.localStorage.setItem(KEY, JSON.stringify(results)); } catch (e) { /* nothing is kept here */ } };
  var w = function (key, one, two) { return (language.w[key] || key).replace("{0}", one).replace("{1}", two); };
  var digits = function (n) { return String(n).replace(/[0-9]/g, function (d) { return language.digits.charAt(Number(d)); }); };
  var today = function () { return Math.floor(Date.now() / DAY); };

  function el(tag, inside, attributes) {
    var parts = tag.split("."), out = doc.createElement(parts[0]);
    if (parts.length > 1) { out.className = parts.slice(1).join(" "); }
    [].concat(inside === undefined ? [] : inside).forEach(function (i) { if (i) { out.appendChild(typeof i === "string" ? doc.createTextNode(i) : i); } });
    Object.keys(attributes || {}).forEach(function (a) { out.setAttribute(a, attributes[a]); });
    return out;
  }
  /* What the site was built with as HTML. */
  function built(tag, html) { var out = el(tag); out.innerHTML = html; return out; }
  function button(text, act, kind) {
    var out = el("button" + (kind ? "." + kind : ""), text, { type: "button" });
    out.addEventListener("click", act);
    return out;
  }
  function select(label, none, options, changed) {
    var out = el("select", [el("option", none, { value: "" })].concat(options.map(function (o) { return el("option", o[1], { value: o[0] }); })));
    out.addEventListener("change", changed);
    return [el("label", [el("span", label), out]), out];
  }

  var articles = cases.map(function (c) { return c.article; }).filter(function (a, i, all) { return all.indexOf(a) === i; });
  var levels = ["basic", "intermediate", "advanced"].filter(function (l) { return cases.some(function (c) { return c.level === l; }); });
  var start = function () { seen = []; show(next()); };
  var byArticle = select(place.dataset.article, w("form-train-all"), articles.map(function (a) { return [a, a]; }), function () { start(); });
  var byLevel = select(place.dataset.level, w("form-train-levels"), levels.map(function (l) { return [l, place.dataset[l]]; }), function () { start(); });
  var left = el("span", "", { role: "status" }), area = el("div.train-case"), ahead = false, seen = [];

  function pool() {
    return cases.filter(function (c) { return (!byArticle[1].value || c.article === byArticle[1].value) && (!byLevel[1].value || c.level === byLevel[1].value); });
  }
  function waiting() { return ahead ? pool().filter(function (c) { return seen.indexOf(c.id) < 0; }) : due(pool(), results, today()); }
  function next() { return waiting()[0]; }

  /* The exercise of a case: those of its article are fetched when the first of them is wanted. */
  function exercise(one, then) {
    var give = function () { (data("exercises", one.file) || []).filter(function (e) { return e.id === one.id; }).forEach(then); };
    if (data("exercises", one.file)) { give(); return; }
    var script = el("script", "", { src: place.dataset.scripts + one.file + ".js" });
    script.addEventListener("load", give);
    doc.head.appendChild(script);
  }

  var wanted;
  function show(one, moved) {
    wanted = one;
    if (one) { exercise(one, function (full) { if (wanted === one) { draw(full, moved); } }); } else { draw(one); }
  }
  function draw(one, moved) {
    left.textContent = w("form-train-due", digits(waiting().length));
    area.textContent = "";
    if (!one) {
      area.appendChild(el("p.lead", w("form-train-done")));
      area.appendChild(button(w("form-train-ahead"), function () { ahead = true; seen = []; show(next(), true); }));
      return;
    }
    var head = el("h2", one.title, { tabindex: "-1" });
    area.appendChild(head);
    area.appendChild(built("div.prose", one.story));
    one.boards.forEach(function (svg) { area.appendChild(built("figure", svg)); });
    area.appendChild(el("ul.facts-list", one.facts.map(function (f) { return el("li", f); })));
    var body = el("div.answers"), step = el("fieldset.step", [el("legend", w("form-train-ask")), body]);
    if (one.choices.length > 1) {
      shuffled(one).forEach(function (c) {
        var b = button(c, function () { answer(one, c === one.choices[0], body, b); }, "answer");
        b.dataset.right = c === one.choices[0] ? "1" : "";
        body.appendChild(b);
      });
    } else {
      body.appendChild(button(w("form-train-show"), function () { reveal(one, body, null); }, "answer.main"));
    }
    area.appendChild(step);
    if (moved) { head.focus(); }
  }
  /* The choices in an order that does not give the right one away, the same each time a box is reached. */
  function shuffled(one) {
    var seed = one.id.length + (results[one.id] ? results[one.id].box + 1 : 0) * 7;
    return one.choices.map(function (c, i) { return [((c.length + 31 * i) * 7919 + seed * 104729) % 1009, c]; }).sort(function (a, b) { return a[0] - b[0]; }).map(function (r) { return r[1]; });
  }
  function answer(one, right, body, pressed) {
    Array.prototype.forEach.call(body.children, function (b) {
      b.disabled = true;
      if (b.dataset.right) { b.classList.add("right"); } else if (b === pressed) { b.classList.add("wrong"); }
    });
    record(one, right);
    reveal(one, body, right);
  }
  function record(one, right) {
    results[one.id] = after(results[one.id], right, today());
    seen.push(one.id);
    keep();
  }
  function reveal(one, body, right) {
    var said = right === null ? [] : [el("strong", w(right ? "form-train-right" : "form-train-wrong")), " ", el("small", w("form-train-box", digits(results[one.id].box + 1), digits(DAYS.length)))];
    var numbers = one.clauses.map(function (c) { return c.href ? el("a.number", c.number, { href: c.href }) : el("span.number", c.number); });
    var out = el("section.verdict", [el("h2", said, { tabindex: "-1" }), el("div.first", el("ul.orders-list", one.orders.map(function (o) { return el("li.order", o); }))),
      el("p.clauses", [el("span.label", place.dataset.clauses + w("list-colon"))].concat(numbers.reduce(function (all, n) { return all.concat(" ", n); }, []))),
      el("p.live", [el("a", w("form-train-case"), { href: one.href }), " · ", el("a", place.dataset.live, { href: one.live })])]);
    var on = function () { show(next(), true); };
    if (right === null) {
      body.textContent = "";
      body.appendChild(button(w("form-train-knew"), function () { record(one, true); on(); }, "answer.main"));
      body.appendChild(button(w("form-train-missed"), function () { record(one, false); on(); }, "answer"));
      area.insertBefore(out, body.parentNode);
    } else {
      area.appendChild(out);
      area.appendChild(el("p.acts", button(w("form-train-next"), on, "main")));
    }
    left.textContent = w("form-train-due", digits(waiting().length));
    out.querySelector("h2").focus();
  }

  place.appendChild(el("div.train-bar", [byArticle[0], byLevel[0], left]));
  place.appendChild(area);
  place.appendChild(el("p.ask-tools", button(w("form-train-forget"), function () { results = {}; ahead = false; keep(); start(); }, "quiet")));
  show(next());
})(typeof window !== "undefined" ? window : this);
