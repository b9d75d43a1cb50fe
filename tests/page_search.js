// Answers queries with the page's engine: one line in, {"q","limit"}; one line out, the answer of the whole index, and in `early` that of its first two parts and whether
// that wants the third. Arguments: the engine, the parts of the index.
"use strict";
const fs = require("fs");
const path = require("path");
const { Search } = require(path.resolve(process.argv[2]));
const [base, wording, more] = process.argv.slice(3, 6).map((file) => JSON.parse(fs.readFileSync(file, "utf8")));
// In pieces, as the page makes it ready.
const ready = (engine) => { while (!engine.prepare.next().done) { /* another piece */ } };
const [whole, part] = [new Search(base, wording, true), new Search(base, wording, true)];
ready(whole);
whole.learn(more);
ready(whole);
ready(part);
const lines = fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
const answer = (line) => {
  const { q, limit } = JSON.parse(line);
  const early = part.search(q, limit);
  return JSON.stringify({ answer: whole.search(q, limit), early: { ...early, wants: part.wants } });
};
process.stdout.write(lines.map(answer).join("\n") + "\n");
