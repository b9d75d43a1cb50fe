/* Side by side: any two languages and editions of an article. What to show stands in the address, as #ru.fide-2018,hy.fide-2023 with a clause after it or not.
   The texts of each language are a script of their own, loaded when chosen, with what differs between any two wordings already marked. */
(function (root) {
  "use strict";

  /** The order of the rows: that of the left column, and what only the right one has after what it follows there. Each column: [[clause, number, home, here]]. */
  function rows(left, right) {
    var out = left.map(function (r) { return r[0]; }), at = 0;
    right.forEach(function (r) {
      var place = out.indexOf(r[0]);
      if (place < 0) out.splice(at++, 0, r[0]); else at = place + 1;
    });
    return out;
  }

  /** "ru.fide-2018,hy.fide-2023,castling" as { left: [ru, fide-2018], right: [hy, fide-2023], clause }; nothing where it says no such thing. */
  function parse(hash) {
    var parts = hash.replace(/^#/, "").split(","), side = function (text) { var at = text.indexOf("."); return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : null; };
    if (parts.length < 2 || !side(parts[0]) || !side(parts[1])) return null;
    return { left: side(parts[0]), right: side(parts[1]), clause: parts[2] || "" };
  }

  function format(state) {
    return "#" + state.left.join(".") + "," + state.right.join(".") + (state.clause ? "," + state.clause : "");
  }

  /** A clause in an edition and in another, with what only one has marked: [html in the first, html in the other]; nothing where the words are the same. */
  function marked(data, clause, edition, other) {
    var text = data.texts[clause], at = text.of[edition], beside = text.of[other];
    if (at === undefined || beside === undefined || at === beside) return null;
    var both = text.marks[Math.min(at, beside) + "-" + Math.max(at, beside)];
    return both ? (at < beside ? both : [both[1], both[0]]) : null;
  }

  function html(side, clause) {
    var text = side.data.texts[clause];
    return text.html[text.of[side.edition]];
  }

  /** Every pair to show: [{ id, alike, sides: [{ number, home, html } or null, ...] }]; `left` and `right` are { data, edition }. */
  function pairs(left, right) {
    var sides = [left, right], found = sides.map(function (s) { return s.data.editions[s.edition] || []; }), out = [];
    rows(found[0], found[1]).forEach(function (id) {
      var at = found.map(function (rows) { return rows.filter(function (r) { return r[0] === id; })[0]; });
      if (!at.some(function (r) { return r && r[3]; })) return;
      var marks = sides.map(function (s) { return marked(s.data, id, left.edition, right.edition); });
      var alike = !!at[0] === !!at[1] && !marks[0] && !marks[1];
      out.push({ id: id, alike: alike, sides: at.map(function (r, i) {
        return r ? { number: r[1], home: r[2], html: marks[i] ? marks[i][i] : html(sides[i], id) } : null;
      }), renumbered: left.edition !== right.edition && !!at[0] && !!at[1] && left.data.lang === right.data.lang && at[0][1] !== at[1][1] });
    });
    return out;
  }

  root.chesslawCompare = { rows: rows, parse: parse, format: format, pairs: pairs };
  var doc = root.document, place = doc && doc.getElementById("compare");
  if (!place) return;

  var names = ["left", "right"], columns = names.map(function (n) { return doc.getElementById(n); });
  var pick = function (i, what) { return columns[i].querySelector(what === 0 ? ".language" : ".edition-choice"); };
  var chosen = function () { return { left: [pick(0, 0).value, pick(0, 1).value], right: [pick(1, 0).value, pick(1, 1).value], clause: "" }; };
  var list = place.querySelector("#pairs"), note = doc.getElementById("compare-note"), legend = doc.getElementById("compare-marks"), only = doc.getElementById("only");
  var said = place.dataset, shown = format(chosen());

  function entry(language) {
    var key = language + "/" + said.article;
    return (root.chesslaw || []).filter(function (e) { return e[0] === "compare" && e[1] === key; }).map(function (e) { return e[2]; })[0];
  }

  function load(languages, then) {
    var missing = languages.filter(function (l, i) { return !entry(l) && languages.indexOf(l) === i; }), left = missing.length;
    if (!left) return then();
    missing.forEach(function (language) {
      var script = doc.createElement("script");
      script.src = said.assets + "compare/" + language + "/" + said.article + ".js";
      script.onload = function () { if (!--left) then(); };
      doc.head.appendChild(script);
    });
  }

  function make(tag, of, words) {
    var element = doc.createElement(tag);
    if (of) element.className = of;
    if (words !== undefined) element.textContent = words;
    return element;
  }

  function label(into, i, data) {
    var language = make("bdi", "", data.name), edition = make("bdi", "", pick(i, 1).selectedOptions[0].textContent);
    language.lang = data.lang;
    into.append(language, " · ", edition);
    return into;
  }

  function side(pair, i, data, edition) {
    var of = pair.sides[i], box = make("div", "side"), absent, head = make(of && (i === 0 || !pair.sides[0]) ? "h2" : "p", "printed");
    box.dir = data.dir;
    if (of) {
      var link = make("a", "number"), number = pair.renumbered ? make("mark", "", of.number) : of.number;
      link.href = "../../../" + data.id + "/laws/" + (edition === said.current ? "" : edition + "/") + of.home + "/index.html#" + pair.id;
      link.append(number);
      head.append(link, " ");
    }
    head.append(label(make("small"), i, data));
    box.append(head);
    if (!of) {
      absent = make("p", "absent", said.absent);
      absent.dir = doc.documentElement.dir;
      box.append(absent);
      return box;
    }
    var prose = make("div", "prose");
    prose.lang = data.lang;
    prose.innerHTML = of.html;
    box.append(prose);
    return box;
  }

  function show(state) {
    load([state.left[0], state.right[0]], function () {
      var sides = names.map(function (n) { var data = entry(state[n][0]); data.id = state[n][0]; return { data: data, edition: state[n][1] }; });
      var all = pairs(sides[0], sides[1]), same = state.left[1] === state.right[1], other = all.filter(function (p) { return !p.alike; }).length;
      list.textContent = "";
      all.forEach(function (pair) {
        var section = make("section", "pair" + (pair.alike ? " alike" : ""));
        section.id = pair.id;
        section.append(side(pair, 0, sides[0].data, sides[0].edition), side(pair, 1, sides[1].data, sides[1].edition));
        list.append(section);
      });
      columns.forEach(function (column, i) { var words = column.querySelector(".shown"); words.textContent = ""; label(words, i, sides[i].data); });
      var digits = new Intl.NumberFormat(doc.documentElement.lang);
      legend.hidden = !list.querySelector("mark");
      note.textContent = same ? said.same : other ? said.count.replace("{0}", digits.format(other)).replace("{1}", digits.format(all.length)) : said.none;
      only.closest(".filter").hidden = same || !other;
      if (same || !other) only.checked = false;
      shown = format({ left: state.left, right: state.right });
      follow(state);
    });
  }

  /** The links of the page keep what is shown: to other clauses, to the same page in other languages. The clause asked for is brought into view. */
  function follow(state) {
    Array.prototype.forEach.call(list.querySelectorAll(".prose a"), function (link) {
      var to = /^((?:\.\.\/[^./][^/]*\/index\.html)?)(?:#(.*))?$/.exec(link.getAttribute("href"));
      if (to) link.setAttribute("href", to[1] + format({ left: state.left, right: state.right, clause: (to[2] || "").split(",").pop() }));
    });
    Array.prototype.forEach.call(doc.querySelectorAll(".tongues a"), function (link) { link.hash = format({ left: state.left, right: state.right }); });
    Array.prototype.forEach.call(list.querySelectorAll(".here"), function (p) { p.classList.remove("here"); });
    var target = state.clause && doc.getElementById(state.clause);
    if (target) {
      target.classList.add("here");
      target.scrollIntoView();
    }
  }

  function choose(state) {
    names.forEach(function (n, i) { pick(i, 0).value = state[n][0]; pick(i, 1).value = state[n][1]; });
    if (!pick(0, 0).value || !pick(0, 1).value || !pick(1, 0).value || !pick(1, 1).value) return false;
    return true;
  }

  function fromAddress() {
    var state = parse(root.location.hash);
    if (!state || !choose(state)) return;
    if (format({ left: state.left, right: state.right }) === shown && entry(state.left[0])) follow(state); else show(state);
  }

  function changed() {
    var state = chosen();
    root.history.replaceState(null, "", format(state));
    show(state);
  }

  columns.forEach(function (column) {
    column.querySelector("fieldset").hidden = false;
    column.querySelector(".shown").hidden = true;
    column.addEventListener("change", changed);
  });
  var buttons = place.querySelector(".tool-buttons"), copy = doc.getElementById("copy"), words = copy.textContent;
  buttons.hidden = false;
  doc.getElementById("swap").addEventListener("click", function () {
    var now = chosen();
    choose({ left: now.right, right: now.left });
    changed();
  });
  copy.addEventListener("click", function () {
    var state = chosen(), address = root.location.href.split("#")[0] + format(state);
    root.history.replaceState(null, "", format(state));
    var done = function () { copy.textContent = said.copied; root.setTimeout(function () { copy.textContent = words; }, 2000); };
    if (root.navigator.clipboard) root.navigator.clipboard.writeText(address).then(done, function () { root.prompt(words, address); });
    else root.prompt(words, address);
  });
  root.addEventListener("hashchange", fromAddress);
  fromAddress();
})(typeof window === "undefined" ? globalThis : window);
