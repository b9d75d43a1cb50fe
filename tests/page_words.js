// Holds the sentences of the asking form against those of the command line. Called by tests/page_words.rs: node page_words.js SITE TESTS.JSON
"use strict";
const fs = require("fs"), path = require("path");
const [, , site, file] = process.argv;
const assets = path.join(site, "assets");
const R = require(path.join(assets, "ruling.js"));
const Why = require(path.join(assets, "reasons.js"));
const whatIf = require(path.join(assets, "whatif.js"));
const Say = require(path.join(assets, "say.js"));
const Event = require(path.join(assets, "event.js"));
const Compound = require(path.join(assets, "compound.js"));

// The scripts of the site as a browser runs them: each adds to one list.
const list = {};
function load(name) {
  if (!list[name]) {
    const self = {};
    new Function("self", fs.readFileSync(path.join(assets, "ask", name + ".js"), "utf8"))(self);
    list[name] = self.chesslaw[0][2];
  }
  return list[name];
}

/* A ruling as the command line prints it. */
function text(lang, question, edition, told) {
  const rules = load("rules/" + question), language = load(lang + "/common"), words = load(lang + "/" + question);
  const p = rules.programs[rules.editions[edition]], say = new Say(language, words, edition), w = language.w;
  let ruling;
  try { ruling = R.rule(p, told); } catch (e) { if (e instanceof R.Fault) { return "impossible"; } throw e; }
  const labelled = (label, rest) => w[label] + w["list-colon"] + rest;
  const out = [`${words.title} (${language.editions[edition][1]})`, labelled("label-status", say.status(ruling))];
  for (const slot of ruling.slots) {
    if (slot.status !== "disputed") { for (const o of slot.then) { out.push("  • " + say.order(o)); } }
    for (const o of slot.may) { out.push("  ◦ " + say.may(slot.then, o)); }
  }
  for (const reading of R.readings(ruling)) {
    const first = reading[0], options = first.options.map(([id, option]) => words.readings[id][option]), held = options.flatMap((o) => o.held);
    out.push(`  ? ${say.list(options.map((o) => o.text))}${w["list-colon"]}${say.reading(reading)}${first.preferred ? " " + w["reading-preferred"] : ""}`);
    if (held.length) { out.push("      " + labelled("label-held-by", held.join(w["list-semicolon"]))); }
  }
  if (ruling.needs.length) {
    out.push(labelled("label-needs", "").trimEnd());
    ruling.needs.forEach((n) => out.push(`  ? ${say.asks(n)} (${n})`));
  }
  const reasons = Why.reasons(p, ruling), clauses = Why.clauses(reasons);
  if (clauses.length) { out.push(labelled("label-clauses", clauses.map((c) => say.clause(c)).join(w["list-comma"]))); }
  const decided = reasons.map((r) => [say.clause(r.clauses[0]), say.decided(r, told)]).filter(([, held]) => held).map(([clause, held]) => `  ${clause} ${held}`);
  out.push(...new Set(decided));
  for (const text of say.exceptions(reasons, ruling.assumed, told)) { out.push("  ✗ " + text); }
  // Presumptions are told in the order of the diagrams.
  const assumed = ruling.open.assumed.filter(([name]) => ruling.assumed[name] !== undefined).map(([name, , value]) => say.stands(name, value));
  if (assumed.length) { out.push(labelled("label-assumed", say.clauses(assumed))); }
  for (const text of say.turns(whatIf(p, ruling))) { out.push("  ↪ " + text); }
  return out.join("\n");
}

const sorted = (x) => (Array.isArray(x) ? x.map(sorted) : x && typeof x === "object" ? Object.fromEntries(Object.keys(x).sort().map((k) => [k, sorted(x[k])])) : x);
let equal = 0, wrong = 0;
function hold(what, given, expected) {
  const [a, b] = [given, expected].map((x) => (typeof x === "string" ? x : JSON.stringify(sorted(x))));
  if (a === b) { equal += 1; return; }
  wrong += 1;
  if (wrong < 6) { console.log(`${what}\n--- expected\n${b}\n--- given\n${a}`); }
}
const tests = JSON.parse(fs.readFileSync(file, "utf8")), common = load("common");
for (const t of tests.rulings) { hold(JSON.stringify([t.lang, t.question, t.edition, t.told]), text(t.lang, t.question, t.edition, t.told), t.expected); }
for (const t of tests.events) {
  const found = Event.edition(t.event, common);
  hold(JSON.stringify(t.event), found.error ? { error: true } : { edition: found.edition || null, facts: Event.facts(t.event, common, found.edition || common.current) }, t.expected);
}
for (const t of tests.compounds) {
  const parts = t.parts.map((part) => {
    const rules = load("rules/" + part.question);
    const program = rules.programs[rules.editions[t.edition]], ruling = R.rule(program, part.told);
    return { question: part.question, side: part.side, ruling, reasons: Why.reasons(program, ruling) };
  });
  const joined = Compound.join(common.precedence, parts);
  hold(JSON.stringify(t.parts), {
    status: joined.status,
    asks: joined.asks,
    actions: joined.orders.map((o) => ({ ...o.order, slot: o.slot, status: o.status, questions: o.questions })),
    yielded: joined.yielded.map((y) => ({ question: y.question, action: y.order, to: y.to, row: y.row, clause_id: y.clause })),
  }, t.expected);
}

// The first view of a question, with everything it loads, is at most 60 KB compressed.
const zlib = require("zlib");
const packed = (name) => zlib.gzipSync(fs.readFileSync(path.join(site, name)), { level: 9 }).length;
const shared = ["style.css", "ask.css", "ruling.js", "reasons.js", "say.js", "event.js", "ask.js", "ask/common.js"].reduce((sum, f) => sum + packed("assets/" + f), 0);
let heaviest = [0];
for (const lang of tests.languages) {
  for (const question of tests.questions) {
    const size = shared + packed(`${lang}/ask/${question}/index.html`) + packed(`assets/ask/${lang}/common.js`) + packed(`assets/ask/${lang}/${question}.js`) + packed(`assets/ask/rules/${question}.js`);
    if (size > heaviest[0]) { heaviest = [size, lang, question]; }
  }
}
hold("the heaviest first view", heaviest[0] <= 60 * 1024, true);

// The trainer: right answers climb, a miss goes back to the first box and is due at once, the rest waits its days.
const train = require(path.join(assets, "train.js"));
hold("climbs", [train.after(undefined, true, 100), train.after({ box: 4, due: 1 }, true, 100)], [{ box: 1, due: 101 }, { box: 4, due: 121 }]);
hold("falls", train.after({ box: 3, due: 1 }, false, 100), { box: 0, due: 100 });
const lessons = ["missed", "waiting", "new", "due"].map((id) => ({ id }));
hold("missed first", train.due(lessons, { missed: { box: 0, due: 100 }, waiting: { box: 1, due: 101 }, due: { box: 2, due: 99 } }, 100).map((c) => c.id), ["missed", "new", "due"]);
console.log(`heaviest first view: ${heaviest}`);
console.log(`${equal} equal, ${wrong} otherwise`);
process.exit(wrong ? 1 : 0);
