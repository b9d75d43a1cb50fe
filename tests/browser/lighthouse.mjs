// Lighthouse by hand: node tests/browser/lighthouse.mjs SITE WAY... (such as en/ fa/laws/7/). Lighthouse is not among the tools of the tests: `npm install lighthouse@12` in a folder
// of its own, and name that folder in LIGHTHOUSE. Its phone profile: slow 4G simulated, the processor slowed fourfold.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserPath, serve, siteArgument } from './lib.mjs';

const site = siteArgument();
const tool = createRequire(join(process.env.LIGHTHOUSE ?? process.cwd(), 'package.json')).resolve('lighthouse');
const { default: lighthouse } = await import(pathToFileURL(tool).href);
const server = await serve(site);
const profile = mkdtempSync(join(tmpdir(), 'chesslaw-lighthouse-'));
const port = 9555;
const browser = spawn(browserPath(), ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
const gone = new Promise((done) => browser.on('exit', done));
await new Promise((ready) => setTimeout(ready, 2500));
console.log('| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | shift |\n|---|---|---|---|---|---|---|---|---|');
for (const way of process.argv.slice(3)) {
  const { lhr } = await lighthouse(server.address_ + way, { port, output: 'json', logLevel: 'error' });
  const points = ['performance', 'accessibility', 'best-practices', 'seo'].map((c) => Math.round(lhr.categories[c].score * 100));
  const value = (audit) => lhr.audits[audit].numericValue;
  const seconds = ['first-contentful-paint', 'largest-contentful-paint'].map((a) => `${(value(a) / 1000).toFixed(2)} s`);
  console.log(`| \`${way}\` | ${[...points, ...seconds, `${Math.round(value('total-blocking-time'))} ms`, value('cumulative-layout-shift').toFixed(3)].join(' | ')} |`);
  for (const audit of ['accessibility', 'best-practices', 'seo'].flatMap((c) => lhr.categories[c].auditRefs).map((r) => lhr.audits[r.id])) {
    if (audit.score !== null && audit.score < 1) console.error(`  ${way}: ${audit.id}`);
  }
}
browser.kill();
await gone;
server.close();
rmSync(profile, { recursive: true, force: true });
