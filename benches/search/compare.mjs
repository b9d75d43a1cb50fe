// Queries over the clauses of the edition in force: ours, Pagefind, MiniSearch. A hit counts when an expected clause is first, or among the first three.
import { createRequire } from "node:module";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import yaml from "js-yaml";
import MiniSearch from "minisearch";

const require = createRequire(import.meta.url);
const [site, data, engine] = process.argv.slice(2);
const { Search } = require(engine);
const LANGUAGES = ["en", "ru", "hy", "fa", "es"];

const read = (file) => { globalThis.self = globalThis; (0, eval)(readFileSync(file, "utf8")); };
const queries = yaml.load(readFileSync(join(data, "queries.yaml"), "utf8"));
for (const lang of LANGUAGES) {
  const file = join(data, "queries", lang + ".yaml");
  if (existsSync(file)) for (const q of yaml.load(readFileSync(file, "utf8"))) queries.push({ ...q, lang });
}

const table = [];
function judge(name, lang, answer, millis) {
  const mine = queries.filter((q) => q.lang === lang), asked = mine.filter((q) => !q.none), none = mine.filter((q) => q.none);
  return Promise.all(mine.map(answer)).then((found) => {
    const of = (q) => found[mine.indexOf(q)];
    const hits = asked.map((q) => of(q).slice(0, 3).map((numbers) => numbers.some((n) => q.clauses.includes(n))));
    const percent = (n, all) => all ? (100 * n / all).toFixed(1) : "-";
    table.push({ search: name, language: lang, queries: mine.length, "first %": percent(hits.filter((h) => h[0]).length, asked.length), "first three %": percent(hits.filter((h) => h.some(Boolean)).length, asked.length), "silent on the rest %": percent(none.filter((q) => !of(q).length).length, none.length), ...millis });
  });
}

for (const lang of LANGUAGES) {
  read(join(site, "assets/search", lang + ".js"));
  const base = globalThis.chesslawIndex[lang], name = lang + "-" + base.editions[base.current];
  read(join(site, "assets/search", name + ".js"));
  const wording = globalThis.chesslawIndex[name];
  read(join(site, "assets/search", lang + "-more.js"));
  const more = globalThis.chesslawIndex[lang + "-more"], ours = new Search(base, wording);
  ours.learn(more);
  const clauses = more.ids.map((id, i) => ({ i, id, text: wording.texts[i], numbers: ours.numbers[i].concat(ours.also[i]) })).filter((c) => wording.homes[c.i] >= 0);

  const times = [];
  await judge("ours", lang, (q) => {
    const start = process.cpuUsage();
    const answer = ours.search(q.q, 10);
    times.push(process.cpuUsage(start).user / 1000);
    return answer.results.map((r) => r.clauses);
  });
  times.sort((a, b) => a - b);
  Object.assign(table[table.length - 1], { "p95 ms": times[Math.floor(times.length * 0.95)].toFixed(1), "KB to first hit": (["search/" + lang + ".js", "search/" + name + ".js", "search-engine.js", "search.js"].reduce((a, f) => a + gzipSync(readFileSync(join(site, "assets", f)), { level: 9 }).length, 0) / 1024).toFixed(1) });

  const mini = new MiniSearch({ fields: ["numbers", "text"], storeFields: ["numbers"], searchOptions: { prefix: true, fuzzy: 0.2, boost: { numbers: 2 } } });
  mini.addAll(clauses.map((c) => ({ ...c, numbers: c.numbers.join(" ") })));
  await judge("MiniSearch", lang, (q) => mini.search(q.q).map((r) => r.numbers.split(" ")));

  const pages = join(process.cwd(), "pages-" + lang);
  mkdirSync(pages);
  const escape = (t) => t.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  for (const c of clauses) writeFileSync(join(pages, c.id + ".html"), `<!doctype html><html lang="${lang}"><head><title>${c.numbers[0]}</title></head><body><main data-pagefind-body><h1 data-pagefind-meta="numbers">${c.numbers.join(" ")}</h1><p>${escape(c.text)}</p></main></body></html>`);
  execFileSync("npx", ["pagefind", "--site", pages], { stdio: "ignore" });
  const server = createServer((request, response) => {
    try { response.end(readFileSync(join(pages, decodeURIComponent(new URL(request.url, "http://x").pathname)))); } catch { response.statusCode = 404; response.end(); }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const root = `http://127.0.0.1:${server.address().port}/`;
  globalThis.window = globalThis; globalThis.location = new URL(root);
  globalThis.document = { querySelector: () => ({ getAttribute: () => lang }), currentScript: null };
  const fetched = globalThis.ownFetch || (globalThis.ownFetch = globalThis.fetch);
  globalThis.fetch = (address, how) => fetched(new URL(address, root), how);
  try {
    const copy = join(pages, "pagefind", `pagefind-${lang}.mjs`);
    writeFileSync(copy, readFileSync(join(pages, "pagefind", "pagefind.js")));
    const pagefind = await import(copy);
    await pagefind.options({ basePath: "/pagefind/", baseUrl: "/" });
    await pagefind.init();
    const answers = new Map();
    for (const q of queries.filter((x) => x.lang === lang)) {
      const found = await pagefind.search(q.q);
      answers.set(q, await Promise.all(found.results.slice(0, 3).map(async (r) => (await r.data()).meta.numbers.split(" "))));
    }
    await judge("Pagefind", lang, (q) => answers.get(q));
  } catch (error) {
    console.error(`Pagefind, ${lang}: ${error.message}`);
  }
  server.close();
}
console.table(table);
