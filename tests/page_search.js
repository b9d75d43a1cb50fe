// Answers queries with the page's engine: one line in, {"q","limit"}; one line out. Arguments: index scripts of a language and an edition, key of each.
"use strict";
const fs = require("fs");
const path = require("path");
const { Search } = require(path.join(__dirname, "..", "templates", "assets", "search-engine.js"));
const [base, wording] = process.argv.slice(2, 4).map((file) => JSON.parse(fs.readFileSync(file, "utf8")));
// In pieces, as the page makes it ready.
const search = new Search(base, wording, true);
while (!search.prepare.next().done) { /* another piece */ }
const lines = fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
process.stdout.write(lines.map((line) => { const { q, limit } = JSON.parse(line); return JSON.stringify(search.search(q, limit)); }).join("\n") + "\n");
