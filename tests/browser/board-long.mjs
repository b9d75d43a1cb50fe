// A question over which the board thinks for long: the page goes on answering to input, the wait is shown and can be stopped, and nothing else moves.
// Over http, under the policy of docs/nginx.conf; then the same from the folder, where the worker is made from a text. Usage: node board-long.mjs SITE
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch, serve } from './lib.mjs';

const site = resolve(process.argv[2]);
const cases = readFileSync(new URL('../../oracle/data/positions.jsonl', import.meta.url), 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
const long = encodeURIComponent(cases.find((one) => one.id === 'dead-019').fen);
const policy = /Content-Security-Policy "([^"]+)"/.exec(readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8'))[1];
const words = (language) => JSON.parse(/=(.*);\n$/s.exec(readFileSync(join(site, `assets/board-${language}.js`), 'utf8'))[1]).messages;
let passed = 0, failed = 0;
const hold = (name, found) => { if (found) { passed += 1; } else { failed += 1; console.error(`FAILED ${name}`); } };

const server = await serve(site);
const browser = await launch();
async function look(address, language, name) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
  if (name === 'http') {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
  }
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.moved += one.value; })).observe({ type: 'layout-shift', buffered: true });
  });
  const ours = words(language);
  await page.goto(`${address}${language}/ask/dead-position/index.html#fen=${long}`);
  await page.click('.board-app .ask');
  await page.waitForSelector('.answer .stop:not([hidden])');
  await page.waitForFunction((text) => [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === text), ours['board-thinking']);
  hold(`${name} ${language}: what is going on is shown`, (await page.textContent('.answer .wait')) === ours['board-thinking'] && (await page.getAttribute('.answer', 'aria-busy')) === 'true');
  // The page itself is asked again and again: it would not answer while the module ran in it.
  const answered = await page.evaluate(async () => {
    let count = 0;
    for (const end = performance.now() + 1500; performance.now() < end; count += 1) await new Promise((next) => setTimeout(next, 10));
    return count;
  });
  hold(`${name} ${language}: the page is not held up`, answered > 20);
  const before = await page.getAttribute('[role=gridcell]', 'aria-label');
  await page.click('.board-app button.do:not(.ask):not(.stop)');
  hold(`${name} ${language}: the board turns meanwhile`, (await page.getAttribute('[role=gridcell]', 'aria-label')) !== before && (await page.isVisible('.answer .stop')));
  await page.focus('.answer .stop');
  await page.keyboard.press('Enter');
  await page.waitForFunction((text) => document.querySelector('.answer').textContent === text, ours['board-stopped']);
  hold(`${name} ${language}: stopped, and the way to ask again is at hand`, await page.evaluate(() => document.activeElement.classList.contains('ask')));
  // Asked anew about something easy, by another module.
  await page.fill('.board-app input[spellcheck=false] >> nth=0', '8/8/4k3/8/8/3K4/8/8 w - - 0 1');
  await page.press('.board-app input[spellcheck=false] >> nth=0', 'Tab');
  await page.click('.board-app .ask');
  await page.waitForFunction((text) => (document.querySelector('.answer .said') || {}).textContent === text, ours['answer-true']);
  hold(`${name} ${language}: the answer has the focus`, await page.evaluate(() => document.activeElement.classList.contains('answer')));
  hold(`${name} ${language}: nothing moved by itself`, (await page.evaluate(() => window.moved)) < 0.1);
  hold(`${name} ${language}: no errors: ${errors[0]}`, errors.length === 0);
  await page.close();
}

await look(server.address_, 'en', 'http');
await look(server.address_, 'fa', 'http');
await look(`file://${site}/`, 'en', 'folder');

// Where no worker can be had, the page works it out itself and says so before.
const page = await browser.newPage({ serviceWorkers: 'block' });
await page.addInitScript(() => { window.Worker = function () { throw new Error('none'); }; });
await page.goto(`${server.address_}en/ask/flag-fall/#fen=8/8/8/3k4/8/8/8/R3K3%20b%20-%20-%200%2060&side=black&ask`);
await page.waitForFunction(() => (document.querySelector('.answer bdi') || {}).textContent === '1-0');
hold('without a worker the answer comes too', (await page.$$('.answer .stop')).length === 0);
// The module is asked for with the first question, not with the page.
const idle = await browser.newPage({ serviceWorkers: 'block' });
const loaded = [];
idle.on('request', (request) => loaded.push(request.url()));
await idle.goto(`${server.address_}en/board/`, { waitUntil: 'networkidle' });
hold('the module is not part of the first load', loaded.length > 3 && !loaded.some((url) => url.includes('board-module')));

console.log(`board, long questions: ${passed} passed, ${failed} failed`);
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
