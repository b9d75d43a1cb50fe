// The first view of every page, with all that it loads, is at most 60 KB compressed; pages for paper apart, which are whole books.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Report, compressed, isRedirect, siteArgument, walk } from './lib.mjs';

const LIMIT = 60_000;
const site = siteArgument();
const report = new Report('weight');
const known = new Map();
const weigh = (file) => {
  if (!known.has(file)) known.set(file, compressed(readFileSync(file)));
  return known.get(file);
};
const heaviest = new Map();
for (const file of walk(site).filter((f) => f.endsWith('.html'))) {
  const html = readFileSync(file, 'utf8');
  if (isRedirect(html) || /<body class="whole/.test(html)) continue;
  const loaded = [...html.matchAll(/<(?:script|img)[^>]* src="([^"]+)"|<link rel="(?:stylesheet|icon)" href="([^"]+)"/g)].map((m) => m[1] ?? m[2]);
  const parts = loaded.filter((way) => !way.includes('//') && !way.startsWith('/')).map((way) => join(dirname(file), way));
  const total = compressed(Buffer.from(html)) + parts.reduce((sum, part) => sum + weigh(part), 0);
  const kind = /<body class="([a-z-]+)/.exec(html)?.[1] ?? 'page';
  const way = relative(site, file);
  if (total > (heaviest.get(kind)?.total ?? 0)) heaviest.set(kind, { total, way });
  report.check(total <= LIMIT, `${way} weighs ${total} bytes`);
}
for (const [kind, { total, way }] of [...heaviest].sort((a, b) => b[1].total - a[1].total)) console.log(`  ${kind}: at most ${(total / 1000).toFixed(1)} KB (${way})`);
report.end();
