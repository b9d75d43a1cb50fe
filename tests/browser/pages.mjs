// Every kind of page in every language: axe finds nothing in light and dark, nothing runs out of the side at 320 pixels (400 % zoom), text can be told apart from its ground,
// nothing moves where motion is not wanted, no foreign host is asked, no script fails.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { LANGUAGES, Report, kinds, launch, serve, siteArgument } from './lib.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = siteArgument();
const report = new Report('pages');
const server = await serve(site);
const browser = await launch();

// What is wrong, in a line each.
async function violations(page, only) {
  await page.evaluate(axe);
  const options = only ? { runOnly: { type: 'rule', values: only } } : { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } };
  return page.evaluate(async (o) => {
    const { violations } = await window.axe.run(document, { ...o, resultTypes: ['violations'] });
    return violations.map((v) => `${v.id} (${v.nodes.length}) ${v.nodes[0].target.join(' ')}`);
  }, options);
}

const wide = () => {
  const limit = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= limit) return '';
  const guilty = [...document.querySelectorAll('main *, header *, footer *')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && (box.right > limit + 1 || box.left < -1);
  });
  return `${document.scrollingElement.scrollWidth} wide: ${guilty.slice(-3).map((e) => `${e.tagName.toLowerCase()}.${e.className}`).join(', ')}`;
};

const moving = () => {
  const still = getComputedStyle(document.documentElement).scrollBehavior === 'auto';
  const moves = [...document.querySelectorAll('*')].some((e) => {
    const style = getComputedStyle(e);
    return parseFloat(style.animationDuration) > 0 || parseFloat(style.transitionDuration) > 0;
  });
  return !still || moves;
};

const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' });
const page = await context.newPage();
let asked = [];
let complaints = [];
page.on('request', (r) => asked.push(r.url()));
page.on('pageerror', (e) => complaints.push(e.message));
page.on('console', (m) => {
  if (m.type() === 'error') complaints.push(m.text());
});

const ways = [...kinds(site).values()].flat();
const places = [...LANGUAGES.flatMap((l) => ways.map((w) => [l, `${l}/${w}`])), ['en', ''], ['en', '404.html']];
for (const [language, way] of places) {
  asked = [];
  complaints = [];
  await report.attempt(way || 'the first page', async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(server.address_ + way, { waitUntil: 'load' });
    const wrong = [];
    const head = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir, headings: document.querySelectorAll('h1').length }));
    if (!head.lang.startsWith(language) || head.dir !== (language === 'fa' ? 'rtl' : 'ltr') || head.headings !== 1) wrong.push(`head ${JSON.stringify(head)}`);
    wrong.push(...(await violations(page)));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    wrong.push(...(await violations(page, ['color-contrast'])).map((v) => `dark: ${v}`));
    if (await page.evaluate(moving)) wrong.push('it moves although motion is not wanted');
    await page.setViewportSize({ width: 320, height: 640 });
    const out = await page.evaluate(wide);
    if (out) wrong.push(out);
    const foreign = asked.filter((u) => !u.startsWith(server.address_));
    if (foreign.length) wrong.push(`asks ${foreign[0]}`);
    wrong.push(...complaints.filter((c) => !(way.endsWith('404.html') && c.includes('404'))).map((c) => `complaint: ${c}`));
    if (wrong.length) throw new Error(wrong.join('; '));
  });
}
await browser.close();
server.close();
report.end();
