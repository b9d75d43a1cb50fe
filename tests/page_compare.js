// What compare.js shows for any two languages and editions, held against the page as it stands without scripts and against the texts themselves.
// Usage: node tests/page_compare.js SITE
"use strict";
const assert = require("assert"), fs = require("fs"), path = require("path"), vm = require("vm");
const site = process.argv[2];
const read = (file) => fs.readFileSync(path.join(site, file), "utf8");

const scope = vm.createContext({});
scope.self = scope;
vm.runInContext(read("assets/compare.js"), scope);
const { rows, parse, format, pairs } = scope.chesslawCompare;
const plain = (value) => JSON.parse(JSON.stringify(value));

// Rows follow the left column; what only the right one has stands after what it follows there.
const column = (text) => [...text].map((id) => [id, id, "7", 1]);
assert.deepStrictEqual(plain(rows(column("abc"), column("xaycz"))), [..."xaybcz"]);

// The address says what is shown.
const address = "#ru.fide-2018,hy.fide-2023,reversed-colours";
assert.deepStrictEqual(plain(parse(address)), { left: ["ru", "fide-2018"], right: ["hy", "fide-2023"], clause: "reversed-colours" });
assert.strictEqual(format(parse(address)), address);
assert.strictEqual(parse("#reversed-colours"), null);

const languages = fs.readdirSync(path.join(site, "assets/compare"));
const entry = (language, article) => {
  const key = `${language}/${article}`;
  const found = () => (scope.chesslaw || []).find((e) => e[0] === "compare" && e[1] === key);
  if (!found()) vm.runInContext(read(`assets/compare/${key}.js`), scope);
  return found()[2];
};
const unmarked = (html) => html.replace(/<\/?mark>/g, "");
let compared = 0;
for (const name of fs.readdirSync(path.join(site, "assets/compare/en"))) {
  const article = name.slice(0, -3);
  const editions = Object.keys(entry("en", article).editions);
  for (const one of languages) {
    for (const other of [one, "en"]) {
      for (const from of editions) {
        for (const to of editions) {
          const [left, right] = [entry(one, article), entry(other, article)];
          const shown = pairs({ data: left, edition: from }, { data: right, edition: to });
          for (const pair of shown) {
            const sides = [[left, from], [right, to]];
            pair.sides.forEach((side, i) => {
              const [data, edition] = sides[i], text = data.texts[pair.id];
              if (!side) return assert(!(edition in text.of), `${pair.id} is in ${edition}`);
              assert.strictEqual(unmarked(side.html), text.html[text.of[edition]], `${article} ${pair.id} ${from} ${to}`);
              if (from === to) assert(!side.html.includes("<mark>"), "one edition does not differ from itself");
            });
            // In one language two wordings that differ have something marked.
            if (one === other && !pair.alike && pair.sides[0] && pair.sides[1]) assert(pair.sides.some((s) => s.html.includes("<mark>")), `${one} ${article} ${pair.id}`);
            compared += 1;
          }
        }
      }
    }
  }
  // The page as it stands without scripts has the rows the script makes, in the same order, with the same marks.
  for (const language of languages) {
    const html = read(`${language}/compare/${article}/index.html`);
    const chosen = [...html.matchAll(/<option value="([^"]+)"[^>]* selected>/g)].map((m) => m[1]);
    const made = pairs({ data: entry(chosen[0], article), edition: chosen[1] }, { data: entry(chosen[2], article), edition: chosen[3] });
    const there = [...html.matchAll(/<section class="pair( alike)?" id="([^"]+)">/g)].map((m) => [m[2], Boolean(m[1])]);
    assert.deepStrictEqual(there, plain(made.map((p) => [p.id, p.alike])), `${language}/${article}`);
    // A page holds an Armenian ending on its line by a joiner that the data have not.
    const squeezed = (text) => text.replace(/\u2060/g, "").replace(/\s+/g, " ");
    for (const pair of made) {
      for (const side of pair.sides) if (side) assert(squeezed(html).includes(squeezed(side.html)), `${language}/${article} ${pair.id}: ${side.html}`);
    }
  }
}
assert(compared > 10000, `only ${compared} pairs`);
console.log(`${compared} pairs`);
