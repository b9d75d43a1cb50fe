/* A board to set up a position on and to ask about it. No words of any language are in here. */
(function () {
  "use strict";

  var words = window.CHESSLAW_BOARD_WORDS, engine = window.ChesslawBoard, app = document.querySelector(".board-app");
  if (!words || !engine || !app || typeof WebAssembly === "undefined") { return; }
  var say = new engine.Say(words), root = app.getAttribute("data-root"), assets = app.getAttribute("data-assets"), fixed = app.getAttribute("data-question");
  var START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  var KINDS = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
  var state = { men: [], turn: "w", castling: "", passing: "-", half: "0", number: "1", turned: false, tool: "hand", held: -1, at: 0, picking: false, from: -1 };
  var command = document.querySelector("pre.command code"), fields = {}, squares = [], status, fen, answer, turns = {}, rights = {}, passing, half, pick, asker, running = null;

  function el(tag, about, inside) {
    var made = document.createElement(tag);
    Object.keys(about || {}).forEach(function (key) {
      if (key === "text") { made.textContent = about.text; } else if (key.slice(0, 2) === "on") { made.addEventListener(key.slice(2), about[key]); } else { made.setAttribute(key, about[key]); }
    });
    (inside || []).forEach(function (one) { if (one) { made.appendChild(one); } });
    return made;
  }
  function side(letter) { return letter === letter.toUpperCase() ? "white" : "black"; }
  function name(square) { return "abcdefgh".charAt(square % 8) + (8 - Math.floor(square / 8)); }
  function place(text) { return "abcdefgh".indexOf(text.charAt(0)) + 8 * (8 - Number(text.charAt(1))); }
  function man(letter) { return { side: side(letter), piece: KINDS[letter.toLowerCase()] }; }
  function manName(letter) { return say.say("side-name", man(letter)) + say.word("list-comma") + say.say("piece-name", man(letter)); }
  function label(square) {
    var letter = state.men[square], about = letter ? man(letter) : {};
    about.square = name(square);
    return letter ? say.say("piece-on", about) : say.say("board-empty", about);
  }
  function draw(letter) {
    var box = document.createElementNS("http://www.w3.org/2000/svg", "svg"), drawing = words.men[KINDS[letter.toLowerCase()]], white = side(letter) === "white";
    function path(d, fill, stroke, width) {
      var p = document.createElementNS("http://www.w3.org/2000/svg", "path");
      p.setAttribute("d", d); p.setAttribute("fill", fill); p.setAttribute("stroke", stroke); p.setAttribute("stroke-width", width);
      box.appendChild(p);
    }
    box.setAttribute("viewBox", "0 0 100 100");
    box.setAttribute("aria-hidden", "true");
    if (!white) { path(drawing[0], "none", "#f3eee0", "7"); }
    path(drawing[0], white ? "#fff" : "#1d1d1b", "#1d1d1b", "3.6");
    path(drawing[1], "none", white ? "#1d1d1b" : "#f3eee0", "3.2");
    return box;
  }

  /* What FEN says of the board that is shown. */
  function written() {
    var rows = [], row, empty, r, f, letter;
    for (r = 0; r < 8; r += 1) {
      row = ""; empty = 0;
      for (f = 0; f < 8; f += 1) {
        letter = state.men[8 * r + f];
        if (letter) { row += (empty || "") + letter; empty = 0; } else { empty += 1; }
      }
      rows.push(row + (empty || ""));
    }
    return [rows.join("/"), state.turn, state.castling || "-", state.passing || "-", state.half, state.number].join(" ");
  }
  /* Takes a FEN over, as far as it can be shown: true if all of the board could. */
  function read(text) {
    var parts = text.trim().split(/\s+/), men = [], whole = parts.length === 4 || parts.length === 6;
    var rows = parts[0].split("/");
    rows.forEach(function (row) {
      var count = 0;
      row.split("").forEach(function (letter) {
        var n;
        if (/[1-8]/.test(letter)) { for (n = Number(letter); n > 0; n -= 1) { men.push(null); count += 1; } } else if (/[kqrbnp]/i.test(letter)) { men.push(letter); count += 1; } else { whole = false; }
      });
      if (count !== 8) { whole = false; }
    });
    if (rows.length !== 8 || !whole || (parts[1] !== "w" && parts[1] !== "b")) { return false; }
    state.men = men;
    state.turn = parts[1];
    state.castling = parts[2] === "-" ? "" : parts[2];
    state.passing = parts[3];
    state.half = parts[4] || "0";
    state.number = parts[5] || "1";
    return true;
  }

  function show(keepFen) {
    squares.forEach(function (button, i) {
      var square = state.turned ? 63 - i : i, letter = state.men[square];
      while (button.firstChild) { button.removeChild(button.firstChild); }
      if (letter) { button.appendChild(draw(letter)); }
      if (square % 8 === (state.turned ? 7 : 0)) { button.appendChild(el("i", { "aria-hidden": "true", "class": "rank", "data-at": name(square).charAt(1) })); }
      if (Math.floor(square / 8) === (state.turned ? 0 : 7)) { button.appendChild(el("i", { "aria-hidden": "true", "data-at": name(square).charAt(0) })); }
      button.className = (square % 8 + Math.floor(square / 8)) % 2 ? "dark" : "";
      button.setAttribute("aria-label", label(square));
      button.setAttribute("aria-selected", square === state.held || square === state.from ? "true" : "false");
      button.setAttribute("tabindex", i === state.at ? "0" : "-1");
    });
    Object.keys(turns).forEach(function (one) { turns[one].checked = state.turn === one; });
    Object.keys(rights).forEach(function (one) { rights[one].checked = state.castling.indexOf(one) >= 0; });
    passing.value = state.passing;
    half.value = state.half;
    if (!keepFen) { fen.value = written(); }
    if (command) { command.textContent = commandLine(); }
  }
  function announce(text) { status.textContent = text; }

  function act(square) {
    var letter = state.men[square], last;
    if (state.picking) {
      if (state.from < 0) { state.from = square; announce(label(square)); show(); return; }
      last = Math.floor(square / 8) === (state.turn === "w" ? 0 : 7) && (state.men[state.from] || "").toLowerCase() === "p";
      fields.move.value = name(state.from) + name(square) + (last ? "q" : "");
      state.from = -1;
      state.picking = false;
      pick.setAttribute("aria-pressed", "false");
      announce(fields.move.value);
      show();
      return;
    }
    if (state.tool === "hand") {
      if (state.held >= 0) {
        if (state.held !== square) { state.men[square] = state.men[state.held]; state.men[state.held] = null; }
        state.held = -1;
      } else if (letter) { state.held = square; }
    } else { state.men[square] = state.tool === "erase" || state.tool === letter ? null : state.tool; }
    announce(label(square));
    show();
  }
  function keys(event) {
    var step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key], x = state.at % 8, y = Math.floor(state.at / 8);
    if (event.key === "Escape") { state.held = -1; state.from = -1; show(); return; }
    if (event.key === "Home") { x = 0; } else if (event.key === "End") { x = 7; } else if (step) { x = Math.max(0, Math.min(7, x + step[0])); y = Math.max(0, Math.min(7, y + step[1])); } else { return; }
    event.preventDefault();
    state.at = 8 * y + x;
    show();
    squares[state.at].focus();
  }

  function grid() {
    var rows = [], r, f;
    function cell(i) {
      var button = el("button", { type: "button", role: "gridcell", onclick: function () { state.at = i; act(state.turned ? 63 - i : i); } });
      squares.push(button);
      return button;
    }
    for (r = 0; r < 8; r += 1) {
      var cells = [];
      for (f = 0; f < 8; f += 1) { cells.push(cell(8 * r + f)); }
      rows.push(el("div", { role: "row" }, cells));
    }
    return el("div", { "class": "grid", role: "grid", dir: "ltr", "aria-label": say.word("board-grid"), onkeydown: keys }, rows);
  }
  function tools() {
    function tool(value, inside, text) {
      var input = el("input", { type: "radio", name: "tool", value: value, "aria-label": text, onchange: function () { state.tool = value; state.held = -1; show(); } });
      input.checked = value === state.tool;
      return el("label", { "class": inside ? "" : "word", title: text }, [input, inside || el("span", { text: text, "aria-hidden": "true" })]);
    }
    var men = "KQRBNPkqrbnp".split("").map(function (letter) { return tool(letter, draw(letter), manName(letter)); });
    return el("fieldset", {}, [el("legend", { text: say.word("board-legend-pieces") }), el("div", { "class": "men" }, [tool("hand", null, say.word("board-hand")), tool("erase", null, say.word("board-erase"))].concat(men))]);
  }
  function choice(type, group, text, change, into, key) {
    var input = el("input", { type: type, name: group, onchange: change });
    into[key] = input;
    return el("label", {}, [input, el("span", { text: text })]);
  }
  function setup() {
    var turn = [["w", "white"], ["b", "black"]].map(function (one) { return choice("radio", "turn", say.say("side-name", { side: one[1] }), function () { state.turn = one[0]; show(); }, turns, one[0]); });
    var castle = [["K", "white", "short"], ["Q", "white", "long"], ["k", "black", "short"], ["q", "black", "long"]].map(function (one) {
      return choice("checkbox", "castling", say.say("board-castling-right", { side: one[1], wing: one[2] }), function () {
        var rest = "KQkq".split("").filter(function (c) { return rights[c].checked; }).join("");
        state.castling = rest; show();
      }, rights, one[0]);
    });
    passing = el("input", { type: "text", "class": "ltr", size: "3", onchange: function () { state.passing = passing.value.trim() || "-"; show(); } });
    half = el("input", { type: "text", "class": "ltr", inputmode: "numeric", size: "3", onchange: function () { state.half = half.value.trim() || "0"; show(); } });
    fen = el("input", { type: "text", "class": "ltr", spellcheck: "false", autocomplete: "off", onchange: function () { if (read(fen.value)) { show(true); } check(); } });
    return [
      el("fieldset", { "class": "choices" }, [el("legend", { text: say.word("board-turn") })].concat(turn)),
      el("fieldset", { "class": "choices" }, [el("legend", { text: say.word("board-castling-legend") })].concat(castle)),
      field(say.word("board-en-passant-field"), passing), field(say.word("board-count"), half), field("FEN", fen)
    ];
  }
  function field(text, input, hint) { return el("label", { "class": "field" }, [el("span", { text: text }), input, hint && el("small", { text: hint })]); }
  function button(text, act, more) { return el("button", { type: "button", "class": "do " + (more || ""), text: text, onclick: act }); }

  function question() { var id = fixed || (fields.question && fields.question.value); return words.questions.filter(function (q) { return q.id === id; })[0]; }
  /* The fields of the question that is asked. */
  function form(into) {
    var asked = question(), before = {};
    Object.keys(fields).forEach(function (key) { if (key !== "question") { before[key] = fields[key].type === "checkbox" ? fields[key].checked : fields[key].value; delete fields[key]; } });
    while (into.firstChild) { into.removeChild(into.firstChild); }
    Object.keys(asked.facts).forEach(function (fact) {
      var text = asked.facts[fact], input, options;
      if (fact === "fen") { return; }
      if (fact === "chess960") {
        input = el("input", { type: "checkbox", onchange: function () { show(true); } });
        into.appendChild(el("p", { "class": "choices" }, [el("label", {}, [input, el("span", { text: text })])]));
      } else if (fact === "side" || fact === "claim") {
        options = fact === "side" ? [["white", say.say("side-name", { side: "white" })], ["black", say.say("side-name", { side: "black" })]] : Object.keys(words.claims).map(function (c) { return [c, words.claims[c]]; });
        input = el("select", { onchange: function () { show(true); } }, [["", say.word("board-any")]].concat(options).map(function (o) { return el("option", { value: o[0], text: o[1] }); }));
        into.appendChild(field(text, input));
      } else {
        input = el("input", { type: "text", "class": "ltr", spellcheck: "false", autocomplete: "off", onchange: function () { show(true); } });
        into.appendChild(field(text, input, say.word(fact === "move" ? "board-move-hint" : "board-moves-hint")));
        if (fact === "move") {
          pick = button(say.word("board-pick-move"), function () { state.picking = !state.picking; state.from = -1; pick.setAttribute("aria-pressed", String(state.picking)); show(true); });
          pick.setAttribute("aria-pressed", "false");
          into.appendChild(pick);
        }
      }
      fields[fact] = input;
      if (before[fact] !== undefined) { if (input.type === "checkbox") { input.checked = before[fact]; } else { input.value = before[fact]; } }
    });
  }
  /* The facts as they stand in the form. */
  function facts() {
    var out = { fen: fen.value.trim() };
    Object.keys(fields).forEach(function (key) {
      var input = fields[key], value;
      if (key === "question") { return; }
      value = input.type === "checkbox" ? input.checked : input.value.trim();
      if (value) { out[key] = value; }
    });
    return out;
  }
  function commandLine() {
    var told = facts();
    return "chesslaw rule " + question().id + Object.keys(told).map(function (key) { return " --fact " + key + "=" + (/[^\w]/.test(told[key]) ? "'" + told[key] + "'" : told[key]); }).join("");
  }

  function wrong(error) {
    var text = say.say(error.said.key, error.said.values);
    return error.code === "bad-fen" ? say.say("board-fen-bad", { reason: text }) : text;
  }
  /* Says what is wrong with the position, or how it looks in words. */
  function check() {
    var told = facts();
    engine.load(assets).then(function (ask) { return ask({ question: "position", facts: { fen: told.fen, chess960: !!told.chess960 } }); }).then(function (found) {
      announce(found.error ? wrong(found.error) : found.said.map(function (t) { return say.say(t.key, t.values); }).join(" "));
    }, function () { /* Stopped: whoever stopped it knows. */ });
  }
  function clause(number) {
    var found = words.clauses[number], text = found ? found[0] : say.digits(number);
    return found && found[1] ? el("a", { "class": "number", href: root + found[1], text: text }) : el("span", { "class": "number", text: text });
  }
  function answered(value) {
    if (value === true || value === false || value === null) { return say.word("answer-" + value); }
    return value;
  }
  function line(key, inside) { return el("p", {}, [el("strong", { text: say.word(key) + say.word("list-colon") })].concat(inside)); }
  function text(words) { return el("span", { text: words }); }
  function render(found, asked) {
    empty();
    if (found.error) { answer.appendChild(el("p", { "class": "notice", text: wrong(found.error) })); return; }
    if (!asked.covered) { found = { status: "not-covered", answer: null, clauses: [], said: [], assumed: {}, readings: [] }; }
    answer.appendChild(el("h2", { text: asked.name }));
    answer.appendChild(el("p", { "class": "said", text: found.status === "needs-facts" || found.status === "not-covered" ? say.word("answer-missing") : answered(found.answer) }));
    answer.appendChild(line("label-status", [text(say.word("status-" + found.status))]));
    if (found.result) { answer.appendChild(line("label-result", [el("bdi", { dir: "ltr", text: found.result })])); }
    if (found.clauses.length) { answer.appendChild(line("label-clauses", found.clauses.reduce(function (all, n) { return all.concat([clause(n), document.createTextNode(" ")]); }, []))); }
    if (found.said.length) { answer.appendChild(el("ul", {}, found.said.map(function (t) { return el("li", { text: say.say(t.key, t.values) }); }))); }
    (found.readings || []).forEach(function (reading) {
      var about = words.readings[reading.option] || { text: reading.option };
      answer.appendChild(el("p", { "class": "reading", text: about.text + " " + say.word("label-answer") + say.word("list-colon") + answered(reading.answer) + (reading.result ? " (" + reading.result + ")" : "") + (about.preferred ? " " + say.word("reading-preferred") : "") }));
    });
  }
  function empty() { while (answer.firstChild) { answer.removeChild(answer.firstChild); } }
  /* The place of the answer while it is worked out: as high as what stood there, so that nothing moves when it comes. */
  function wait(asked) {
    answer.style.minHeight = Math.max(answer.offsetHeight, 240) + "px";
    empty();
    answer.setAttribute("aria-busy", "true");
    answer.appendChild(el("h2", { text: asked.name }));
    answer.appendChild(el("p", { "class": "wait", text: say.word("board-thinking") }));
    answer.appendChild(button(say.word("board-stop"), function () { engine.stop(); }, "stop"));
    return setTimeout(function () { announce(say.word("board-thinking")); }, 400);
  }
  function over(timer) {
    clearTimeout(timer);
    running = null;
    announce("");
    answer.removeAttribute("aria-busy");
    answer.style.minHeight = "";
  }
  function ask() {
    var asked = question(), told = facts(), timer, own = {};
    if (running) { running = null; engine.stop(); }
    running = own;
    timer = wait(asked);
    engine.load(assets).then(function (door) {
      var stop = answer.querySelector(".stop");
      if (stop && running === own) { stop.hidden = !engine.stoppable(); }
      return door({ question: asked.id, facts: told, automatic: words.automatic });
    }, function (error) { throw error.message === "stopped" ? error : new Error("off"); }).then(function (found) {
      if (running !== own) { return; }
      over(timer);
      render(found, asked);
      answer.focus();
    }).catch(function (error) {
      var key = { stopped: "board-stopped", off: "board-off" }[error.message] || "board-failed";
      clearTimeout(timer);
      if (running !== own) { return; }
      over(timer);
      engine.stop();
      empty();
      answer.appendChild(el("p", { "class": "notice", text: say.word(key) }));
      announce(say.word(key));
      asker.focus();
    });
  }

  function begin() {
    var told = {}, own = el("div");
    location.hash.slice(1).split("&").forEach(function (pair) {
      var at = pair.indexOf("="), key = at < 0 ? pair : pair.slice(0, at);
      try { told[key] = at < 0 ? "" : decodeURIComponent(pair.slice(at + 1).replace(/\+/g, " ")); } catch (e) { /* Not written by us. */ }
    });
    status = el("p", { role: "status", "aria-live": "polite" });
    answer = el("div", { "class": "answer", tabindex: "-1", "aria-live": "polite" });
    var left = el("div", {}, [grid(), status, button(say.word("board-flip"), function () { state.turned = !state.turned; show(); }), button(say.word("board-start"), function () { read(START); show(); }), button(say.word("board-clear"), function () { read("8/8/8/8/8/8/8/8 w - - 0 1"); show(); })]);
    var parts = [tools()].concat(setup());
    if (!fixed) {
      fields.question = el("select", { onchange: function () { form(own); show(true); } }, words.questions.map(function (q) { return el("option", { value: q.id, text: q.name }); }));
      fields.question.value = told.question || "can-checkmate";
      if (!question()) { fields.question.value = "can-checkmate"; }
      parts.push(field(say.word("board-question"), fields.question));
    }
    asker = button(say.word("board-ask"), ask, "ask");
    parts.push(own, asker);
    app.appendChild(left);
    app.appendChild(el("div", {}, parts));
    app.appendChild(answer);
    form(own);
    read(START);
    if (told.fen) { fen.value = told.fen; read(told.fen); }
    Object.keys(told).forEach(function (key) { if (key !== "question" && key !== "fen" && fields[key]) { if (fields[key].type === "checkbox") { fields[key].checked = told[key] === "true"; } else { fields[key].value = told[key]; } } });
    show(Boolean(told.fen));
    app.hidden = false;
    if (told.ask !== undefined) { ask(); }
  }
  begin();
})();
