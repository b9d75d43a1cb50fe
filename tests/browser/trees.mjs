// What a screen reader is told of diagrams and rulings, in each language, against the snapshots. `UPDATE=1` writes them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, Report, launch, serve, siteArgument } from './lib.mjs';

const CASES = ['reversed-colours-or-rotated-board', 'light-goes-out'];
const folder = join(import.meta.dirname, 'snapshots');
const site = siteArgument();
const report = new Report('trees');
const server = await serve(site);
const browser = await launch();
const page = await browser.newPage({ serviceWorkers: 'block' });
mkdirSync(folder, { recursive: true });
for (const language of LANGUAGES) {
  let tree = '';
  for (const name of CASES) {
    await page.goto(`${server.address_}${language}/cases/${name}/`);
    // The folded reasons belong to a ruling too.
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
    for (const part of await page.locator('.boards figure, .situation:first-of-type .ruling').all()) tree += `# ${name}\n${await part.ariaSnapshot()}\n`;
  }
  // Addresses are no part of what is told.
  tree = tree.replace(/^\s+- \/url:.*\n/gm, '');
  const file = join(folder, `${language}.yml`);
  if (process.env.UPDATE || !existsSync(file)) writeFileSync(file, tree);
  const kept = readFileSync(file, 'utf8');
  const lines = tree.split('\n');
  const at = kept.split('\n').findIndex((line, i) => line !== lines[i]);
  report.check(kept === tree, `${language} differs from snapshots/${language}.yml at line ${at + 1}: ${lines[at]}`);
  if (language === 'fa') report.check(!/[0-9]+ (?:ماه|حرکت|دقیقه)/.test(tree), 'Persian counts are told in Persian digits');
}
await browser.close();
server.close();
report.end();
