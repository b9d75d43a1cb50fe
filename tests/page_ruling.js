// Holds the page's evaluator against what the engine said. Called by tests/page_ruling.rs: node page_ruling.js RULING.JS TESTS.JSON
"use strict";
const [, , script, file] = process.argv;
const ruling = require(script);
const tests = JSON.parse(require("fs").readFileSync(file, "utf8"));
const size = (v) => (v.kind === "bool" ? 2 : v.kind === "number" ? v.starts.length : v.values.length);

function domainHash(p) {
  const sizes = p.vars.map(size);
  const values = sizes.map(() => 0);
  let hash = 0xcbf29ce484222325n, count = 0;
  const prime = 0x100000001b3n, mask = (1n << 64n) - 1n;
  for (;;) {
    for (const slot of p.slots) {
      let at = slot.classes;
      while (at >= 0) { const node = p.nodes[at]; at = node[1 + values[node[0]]]; }
      hash = ((hash ^ BigInt(at === p.void ? 255 : -1 - at)) * prime) & mask;
    }
    count += 1;
    let v = sizes.length - 1;
    while (v >= 0 && values[v] + 1 >= sizes[v]) { v -= 1; }
    if (v < 0) { return [hash.toString(16).padStart(16, "0"), count]; }
    values[v] += 1;
    values.fill(0, v + 1);
  }
}

function ask(p, told) {
  try {
    const r = ruling.rule(p, told);
    const slots = r.slots.map((s) => ({ id: s.id, status: s.status, then: s.then, may: s.may, readings: s.readings.map((x) => x.then) }));
    return { status: r.status, slots, assumed: r.assumed, needs: r.needs };
  } catch (e) {
    if (e instanceof ruling.Fault) { return { error: true }; }
    throw e;
  }
}

const sorted = (x) => (Array.isArray(x) ? x.map(sorted) : x && typeof x === "object" ? Object.fromEntries(Object.keys(x).sort().map((k) => [k, sorted(x[k])])) : x);
const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
let wrong = 0, equal = 0, points = 0;
for (const t of tests) {
  const name = t.program.question + " " + t.program.edition;
  const [hash, count] = domainHash(t.program);
  points += count;
  if (hash !== t.hash || count !== t.count) { wrong += 1; console.log(`${name}: the domain differs`); }
  for (const { told, expected } of t.asked) {
    const given = ask(t.program, told);
    if (same(given, expected)) { equal += 1; } else if ((wrong += 1) < 5) {
      console.log(`${name} ${JSON.stringify(told)}\n  expected ${JSON.stringify(sorted(expected))}\n  given    ${JSON.stringify(sorted(given))}`);
    }
  }
}
console.log(`${equal} rulings equal, ${points} points of the domain, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
