// Every kind of page in every language is valid by the Nu checker; skipped where Java or the checker is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, Report, isRedirect, kinds, siteArgument, walk } from './lib.mjs';

const site = siteArgument();
const jar = join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
if (!existsSync(jar) || spawnSync('java', ['-version']).status !== 0) {
  console.log('html: skipped, the Nu checker or Java is not there');
  process.exit(0);
}
const report = new Report('html');
const redirect = walk(join(site, 'en')).find((f) => f.endsWith('.html') && isRedirect(readFileSync(f, 'utf8')));
const ways = [...kinds(site).values()].flat().map((w) => (w.endsWith('.html') ? w : `${w}index.html`));
const files = [...LANGUAGES.flatMap((l) => ways.map((w) => join(site, l, w))), join(site, 'index.html'), join(site, '404.html'), ...(redirect ? [redirect] : [])];
const checked = spawnSync('java', ['-Xss4m', '-jar', jar, '--format', 'json', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
const { messages } = JSON.parse(checked.stderr);
// An empty alternative text, a language the checker guesses otherwise and such are advice; what breaks a rule is an error.
const errors = messages.filter((m) => m.type === 'error' || m.type === 'non-document-error');
const seen = new Set();
for (const e of errors) {
  const what = `${e.url?.split('/site')[1] ?? e.url}: ${e.message}`;
  if (!seen.has(e.message)) report.check(false, what);
  seen.add(e.message);
}
report.passed += files.length - new Set(errors.map((e) => e.url)).size;
const advice = new Map();
for (const m of messages.filter((m) => m.subType === 'warning')) advice.set(m.message, (advice.get(m.message) ?? 0) + 1);
for (const [text, n] of [...advice].slice(0, 5)) console.log(`  advice (${n}): ${text}`);
report.end();
