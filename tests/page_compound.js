// Holds the joins of the page's script against those of the library. Called by tests/compound.rs: node page_compound.js FOLDER
"use strict";
const fs = require("fs"), path = require("path"), folder = process.argv[2];
const Compound = require(path.join(folder, "compound.js"));
const self = {};
new Function("self", fs.readFileSync(path.join(folder, "common.js"), "utf8"))(self);
const { precedence } = self.chesslaw[0][2];
const tests = JSON.parse(fs.readFileSync(path.join(folder, "tests.json"), "utf8"));
const sorted = (x) => (Array.isArray(x) ? x.map(sorted) : x && typeof x === "object" ? Object.fromEntries(Object.keys(x).sort().map((k) => [k, sorted(x[k])])) : x);
const dumped = (j) => [sorted(j.order), j.slot, j.status, j.questions];
let equal = 0, wrong = 0;
for (const [i, j, way, expected] of tests.pairs) {
  const part = (at, side) => Object.assign({ side }, tests.rulings[at]);
  const c = Compound.join(precedence, [part(i, tests.sides[way][0]), part(j, tests.sides[way][1])]);
  const text = JSON.stringify([c.status, c.orders.map(dumped), c.may.map(dumped), c.yielded.map((y) => [y.question, sorted(y.order), sorted(y.to), y.row, y.clause]), c.asks]);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k += 1) { hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193) >>> 0; }
  if (hash === expected) { equal += 1; continue; }
  wrong += 1;
  if (wrong < 6) { console.log(tests.rulings[i].question, tests.rulings[j].question, tests.sides[way], text); }
}
console.log(`${equal} joins equal, ${wrong} otherwise`);
process.exit(wrong ? 1 : 0);
