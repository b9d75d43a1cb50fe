// What a reader does: goes about by keyboard, changes the language on every kind of page, follows an old number, keeps a language and goes on without a connection, months later
// too, opens the bundle from a folder, prints an edition.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, Report, kinds, launch, serve, siteArgument } from './lib.mjs';

const site = siteArgument();
const report = new Report('journeys');
const server = await serve(site);
const browser = await launch();
const expect = (fine, what) => {
  if (!fine) throw new Error(what);
};
const fresh = async (options = {}) => (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage();

// A journey that fails leaves the server as it found it. `ONLY=word` walks those alone whose name has the word.
const attempt = async (what, act) => what.includes(process.env.ONLY ?? '') && report.attempt(what, act).finally(() => (server.down = false));

await attempt('by keyboard', async () => {
  const page = await fresh({ reducedMotion: 'reduce' });
  await page.goto(`${server.address_}hy/laws/7/`);
  await page.keyboard.press('Tab');
  const skip = await page.evaluate(() => {
    const box = document.activeElement.getBoundingClientRect();
    return document.activeElement.classList.contains('skip') && box.top >= 0;
  });
  expect(skip, 'the first stop is the way past the navigation, and it is seen');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement.id === 'content'), 'it leads to the content');
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const e = document.activeElement;
      const style = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      return { fine: parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none' && box.bottom > 0 && box.top < innerHeight, what: e.outerHTML.slice(0, 80) };
    });
    expect(seen.fine, `the place is seen: ${seen.what}`);
  }
  await page.locator('details.more summary').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('details.more').first().evaluate((d) => d.open), 'more on a clause opens by a key');
});

// The ruling on reversed colours in Armenian, from the first page: what happened, the colours, five moves each.
async function reversedColours(page) {
  await page.goto(`${server.address_}hy/`);
  await page.locator('main a[href*="ask/wrong-start"]').first().click();
  // What stands on the page is looked at only when the form is there: its scripts may come late.
  for (let i = 0; i < 12; i += 1) {
    const step = page.locator('#ask .step');
    await page.locator('#ask .step, .verdict').first().waitFor();
    if (await page.locator('.verdict').count()) break;
    const field = step.locator('input');
    const said = step.locator('button', { hasText: 'գույն' });
    if (await field.count()) {
      await field.first().fill('5');
      await step.locator('.pair button, button.main').first().click();
    } else if (await said.count()) await said.first().click();
    else await step.locator('button.answer').last().click();
  }
  const verdict = page.locator('.verdict');
  expect((await verdict.textContent()).includes('նոր պարտիա'), `a new game is ordered: ${(await verdict.textContent()).slice(0, 200)}`);
  expect(await verdict.locator('a.number', { hasText: '7.3' }).count(), 'by 7.3');
}

await attempt('the ruling on reversed colours in Armenian', async () => reversedColours(await fresh()));

// A rule found in Persian from the first page, in the words and with the letters that a keyboard gave.
async function foundInPersian(page) {
  await page.goto(`${server.address_}fa/`);
  const field = page.locator('form[data-search] input[type=search]').first();
  await field.click();
  await field.fill('رنگهاي جابجا');
  await page.locator('#search-found a').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL(/fa\/laws\/7\/(index\.html)?#/);
  const clause = page.locator('#reversed-colours');
  expect((await clause.textContent()).includes('۷.۳'), 'it is 7.3, in Persian digits');
}

await attempt('a rule found in Persian from the first page', async () => foundInPersian(await fresh()));

// From the keys alone to a clause: the field, words, results that are announced, one of them opened. [language, words, clause, its number, how many results are told]
const SOUGHT = [['en', 'reversed colours', 'reversed-colours', '7.3', /[0-9]/], ['hy', 'հակառակ գույներ', 'reversed-colours', '7.3', /[0-9]/], ['fa', 'رنگ‌های جابه‌جا', 'reversed-colours', '۷.۳', /[۰-۹]/]];
for (const [language, words, clause, number, digits] of SOUGHT) {
  await attempt(`a search by keyboard alone (${language})`, async () => {
    const page = await fresh();
    const asked = [];
    page.on('request', (r) => asked.push(decodeURIComponent(r.url())));
    await page.goto(`${server.address_}${language}/glossary/`);
    const at = () => page.evaluate(() => document.activeElement.name ?? '');
    for (let i = 0; i < 30 && (await at()) !== 'q'; i += 1) await page.keyboard.press('Tab');
    expect((await at()) === 'q', 'the field is a stop of the Tab key');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('/');
    expect((await at()) === 'q', 'a stroke goes to the field');
    const field = page.locator('form[data-search] input');
    const options = page.locator('#search-found [role=option]');
    const chosen = () => field.getAttribute('aria-activedescendant');
    await page.keyboard.type(words);
    await options.first().waitFor();
    expect((await field.getAttribute('aria-expanded')) === 'true', 'the field says that there is a list');
    const status = await page.locator('.search [role=status]').textContent();
    expect(digits.test(status), `the number of results is announced in the digits of the language: ${status}`);
    await page.keyboard.press('ArrowDown');
    expect((await chosen()) === 'search-found-0' && (await options.first().getAttribute('aria-selected')) === 'true', 'down: the first');
    await page.keyboard.press('ArrowUp');
    expect((await chosen()) === `search-found-${(await options.count()) - 1}`, 'up from the first: the last');
    await page.keyboard.press('ArrowDown');
    // Sideways is within the words, and towards their beginning is to the right where they are written from right to left.
    const caret = () => field.evaluate((f) => f.selectionStart);
    const before = await caret();
    await page.keyboard.press(language === 'fa' ? 'ArrowRight' : 'ArrowLeft');
    expect((await caret()) === before - 1 && (await chosen()) === null, 'sideways moves in the words and chooses nothing');
    await page.keyboard.press('Escape');
    expect((await options.first().isHidden()) && (await field.inputValue()) === words, 'the list is put away, the words stay');
    await page.keyboard.press('Escape');
    expect((await field.inputValue()) === '', 'then the words go too');
    await page.keyboard.type(words);
    await options.first().waitFor();
    await page.keyboard.press('Tab');
    expect(await options.first().isHidden(), 'who goes on leaves no list behind');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    for (let i = 0; i < 8 && !(await page.locator(`#search-found [aria-selected=true] a[href$="#7.3"]`).count()); i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/laws\/7\/index\.html#7\.3$/);
    expect((await page.locator(`#${clause}`).textContent()).includes(number), 'the clause is opened');
    // The last words are there again, and were told to nobody.
    await page.keyboard.press('/');
    expect((await options.first().textContent()) === words, 'the last words are offered again');
    expect(!asked.some((a) => a.includes(words)), 'words leave the device in no request');
    await page.keyboard.press('Enter');
  });
  await attempt(`what is sought is an address (${language})`, async () => {
    const page = await fresh();
    await page.goto(`${server.address_}${language}/search/?q=${encodeURIComponent(words)}`);
    const field = page.locator('form[data-search] input');
    const links = page.locator('#search-found li > a');
    await links.first().waitFor();
    expect((await field.inputValue()) === words, 'the words of the address stand in the field');
    expect(digits.test(await page.locator('.search [role=status]').textContent()), 'the number of results is told');
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await links.first().evaluate((a) => a === document.activeElement), 'arrows go from result to result');
    await page.keyboard.press('ArrowUp');
    expect(await field.evaluate((f) => f === document.activeElement), 'and back to the field');
    await page.keyboard.press('Escape');
    expect((await field.inputValue()) === '' && new URL(page.url()).search === '', 'nothing sought, nothing in the address');
    await page.keyboard.type(words);
    await links.first().waitFor();
    expect(new URL(page.url()).searchParams.get('q') === words, 'the address says what is sought');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/${language}/laws/|/${language}/glossary/|/${language}/ask/`));
  });
}

// The first hit needs two parts of the index; what it does not know is looked up in the third; where that cannot be had, nothing is said of it.
for (const [language, words, foreign, clause] of [['en', 'reversed colours', 'рокировка', /3\.8/], ['ru', 'невозможный ход', 'castling', /3\.8/], ['fa', 'رنگ‌های جابه‌جا', 'reversed colours', /7\.3|۷\.۳/]]) {
  await attempt(`a search in parts (${language})`, async () => {
    const page = await fresh();
    const found = page.locator('#search-found a .number');
    let held = [];
    await page.route(/-more\.js$/, (route) => held.push(route));
    await page.goto(`${server.address_}${language}/search/`);
    await page.locator('form[data-search] input').fill(words);
    await found.first().waitFor();
    const first = await found.first().textContent();
    await page.waitForFunction(() => document.querySelector('script[src$="-more.js"]'));
    expect(held.length === 1, 'the third part is asked for once');
    await page.locator('form[data-search] input').fill(foreign);
    expect((await found.count()) === 0, 'what is not known yet is waited for');
    await held[0].continue();
    await found.first().waitFor();
    expect(clause.test(await found.first().textContent()), `then it is found: ${await found.first().textContent()}`);
    await page.locator('form[data-search] input').fill(words);
    await page.waitForFunction((n) => document.querySelector('#search-found a .number')?.textContent === n, first);
    const cut = await fresh();
    await cut.route(/-more\.js$/, (route) => route.abort());
    await cut.goto(`${server.address_}${language}/search/?q=${encodeURIComponent(words)}`);
    await cut.locator('#search-found a .number').first().waitFor();
    expect((await cut.locator('#search-found a .number').first().textContent()) === first, 'the first hit stands without it');
    await cut.locator('form[data-search] input').fill(foreign);
    await cut.locator('#search-found li.note').waitFor();
    expect((await cut.locator('#search-found a .number').count()) === 0, 'and nothing is told of what is not known');
  });
}

// Two editions in two languages beside each other, chosen as a reader chooses them.
async function besideEachOther(page) {
  await page.goto(`${server.address_}ru/compare/7/`);
  for (const [side, language, edition] of [['left', 'ru', 'fide-2018'], ['right', 'hy', 'fide-2023']]) {
    await page.locator(`#${side} select.language`).selectOption(language);
    await page.locator(`#${side} select.edition-choice`).selectOption(edition);
  }
  const pair = page.locator('#illegal-move-restored .side');
  await page.waitForFunction(() => {
    const sides = document.querySelectorAll('#illegal-move-restored .side .prose');
    return sides.length === 2 && sides[0].lang.startsWith('ru') && sides[1].lang.startsWith('hy');
  });
  expect((await pair.count()) === 2, 'a clause stands on both sides');
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth > document.documentElement.clientWidth);
  expect(!wide, 'nothing runs out of the side');
}

await attempt('Russian 2018 beside Armenian 2023', async () => besideEachOther(await fresh({ viewport: { width: 390, height: 800 } })));

await attempt('another language on every kind of page', async () => {
  const page = await fresh();
  for (const way of [...kinds(site).values()].flat()) {
    await page.goto(`${server.address_}en/${way}`);
    for (const language of LANGUAGES) {
      await page.locator(`.tongues a[hreflang^="${language}"]`).click();
      await page.waitForURL((url) => url.pathname.startsWith(`/chess/${language}/`));
      const there = new URL(page.url()).pathname.replace(/index\.html$/, '');
      expect(there === `/chess/${language}/${way}`, `from ${way} to ${language} one comes to ${there}`);
      expect((await page.locator('html').getAttribute('lang')).startsWith(language), `${there} is in ${language}`);
    }
  }
});

await attempt('Russian 2018 beside Armenian 2023', async () => {
  const page = await fresh({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.address_}hy/laws/7/`);
  await page.locator('.heading + .aside a, .heading .aside a').first().click();
  await page.locator('#left .language').selectOption('ru');
  await page.locator('#left .edition-choice').selectOption('fide-2018');
  await page.locator('#right .language').selectOption('hy');
  await page.locator('#reversed-colours [lang=hy]').nth(1).waitFor();
  expect(new URL(page.url()).hash === '#ru.fide-2018,hy.fide-2023', `the address says what is shown: ${page.url()}`);
  const texts = await page.locator('#reversed-colours .prose').evaluateAll((all) => all.map((p) => [p.lang, p.textContent]));
  expect(texts[0][0] === 'ru' && texts[0][1].includes('10 ходов') && texts[1][0] === 'hy' && texts[1][1].includes('10 քայլ'), JSON.stringify(texts));
  const again = await fresh();
  await again.goto(`${server.address_}es/compare/7/#ru.fide-2018,ru.fide-2009,reversed-colours`);
  await again.locator('#reversed-colours.here mark').first().waitFor();
  expect(await again.locator('#reversed-colours .prose[lang=ru]').count() === 2, 'an address that was given away shows the same');
});

await attempt('a term explains itself and a clause is cited', async () => {
  const page = await fresh({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.address_}fa/laws/7/`);
  const term = page.locator('#reversed-colours .prose a[href*="/glossary/"]').first();
  await term.click();
  expect(await page.locator('dialog.explained h2').textContent() === 'رنگ‌های جابه‌جا', 'its meaning is shown where it stands');
  await page.keyboard.press('Escape');
  expect(!(await page.locator('dialog.explained').isVisible()) && /laws\/7\/$/.test(new URL(page.url()).pathname), 'and put away again');
  await page.locator('#reversed-colours details.more summary').click();
  await page.locator('#reversed-colours .cite select').selectOption({ index: 3 });
  expect((await page.locator('#reversed-colours .citation').textContent()).includes('۷.۲'), 'in the form of the edition of 2009');
});

await attempt('a term explains itself on every kind of page that has terms, by keyboard too', async () => {
  const page = await fresh();
  const ways = ['ask/illegal-move/', 'cases/reversed-colours-or-rotated-board/', 'laws/7/', 'laws/fide-2009/7/', 'compare/7/', 'glossary/reversed-colours/', 'glossary/contrast/board-orientation-or-reversed-colours/'];
  for (const [language, way] of ways.flatMap((w) => [['fa', w], ['hy', w]])) {
    await page.goto(`${server.address_}${language}/${way}`);
    await page.locator('main :is(.prose, dl) a:visible').evaluateAll((all) => all.find((a) => /glossary\/[a-z-]+\/index\.html$/.test(a.href)).setAttribute('data-here', ''));
    const term = page.locator('[data-here]');
    await term.focus();
    await page.keyboard.press('Enter');
    const box = page.locator('dialog.explained');
    await box.waitFor();
    expect((await box.locator('h2').textContent()).length > 1 && (await box.locator('.prose').textContent()).length > 20, `${way}: its meaning is shown`);
    expect(await page.evaluate(() => document.querySelector('dialog.explained').contains(document.activeElement)), `${way}: the keys are in it`);
    await page.keyboard.press('Escape');
    expect(!(await box.isVisible()) && (await term.evaluate((a) => a === document.activeElement)), `${way}: Escape puts it away and leads back`);
  }
  // A column in another language explains in that language.
  await page.goto(`${server.address_}fa/compare/7/`);
  await page.locator('.side .prose[lang^=en] a[href*="/glossary/"]').first().click();
  const meaning = page.locator('dialog.explained .prose');
  await meaning.waitFor();
  expect((await meaning.evaluate((m) => `${m.lang} ${m.dir}`)).replace(/-\w+/, '') === 'en ltr', 'an English term is explained in English, from left to right');
  // Without scripts a term is a link.
  const plain = await fresh({ javaScriptEnabled: false });
  await plain.goto(`${server.address_}fa/cases/reversed-colours-or-rotated-board/`);
  await plain.locator('main dl a[href*="/glossary/"]').first().click();
  await plain.waitForURL(/\/glossary\//);
  expect(/fa\/glossary\/[a-z-]+\/(index\.html)?$/.test(plain.url()), `without scripts it is a link: ${plain.url()}`);
});

await attempt('what decides is a list where conditions meet, on paper too', async () => {
  const page = await fresh();
  for (const language of LANGUAGES) {
    await page.goto(`${server.address_}${language}/laws/7/`);
    const nested = await page.locator('.decides li').evaluateAll((all) => all.map((li) => li.textContent).filter((text) => /\([^)]*\(/.test(text)));
    expect(nested.length === 0, `no sentence has brackets within brackets: ${nested[0]}`);
    await page.locator('#reversed-colours details.more summary').click();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['ul.all > li > ul.any > li > ul.all', 'li > p', 'li > strong']) {
      expect(await page.locator(`#reversed-colours .decides ${part}`).first().isVisible(), `${language}: ${part} is there, and on paper`);
    }
    expect(!(await page.locator('#illegal-move-restored details.more').isVisible()), 'what was not opened is not on paper');
    await page.emulateMedia({ media: 'screen' });
  }
});

await attempt('the number of an old edition leads on where a host knows one page for what is not there', async () => {
  server.single = true;
  try {
    const page = await fresh();
    for (const [way, to] of [['hy/laws/fide-2009/7.4.a/', /hy\/laws\/fide-2009\/7\/(index\.html)?#7\.4\.a$/], ['fa/laws/fide-2009/۷.۴.a', /fa\/laws\/fide-2009\/7\/(index\.html)?#7\.4\.a$/], ['en/laws/fide-2009/D.1.a/', /en\/laws\/fide-2009\/10\/(index\.html)?#D\.1\.a$/]]) {
      await page.goto(server.address_ + way);
      await page.waitForURL(to);
    }
    await page.goto(`${server.address_}en/laws/fide-2009/99.9/`);
    expect((await page.locator('.tongue-cards').count()) === 1, 'what no edition had stays what is not there');
  } finally {
    server.single = false;
  }
});

await attempt('an old number leads to the clause it became', async () => {
  const page = await fresh();
  await page.goto(`${server.address_}fa/laws/7.4.a/`);
  await page.waitForURL(/laws\/7\/(index\.html)?#displaced-by-player$/);
  await page.goto(`${server.address_}en/laws/7.5.1/`);
  await page.waitForURL(/laws\/7\/(index\.html)?#illegal-move-restored$/);
});

await attempt('a page that is not there says so in its language', async () => {
  const page = await fresh();
  const answer = await page.goto(`${server.address_}ru/glossary/no-such-term/`);
  expect(answer.status() === 404 && (await page.locator('html').getAttribute('lang')) === 'ru', 'it is the Russian one');
  await page.locator('main .button').click();
  await page.waitForURL((there) => !there.pathname.includes('no-such-term'));
  expect(new URL(page.url()).pathname.replace('index.html', '') === '/chess/ru/', `it leads home, not to ${page.url()}`);
});

// Until the copy of a visited page, and of all that it loaded, is put away: that goes on when the page has been read.
const visited = (page) => page.waitForFunction(async (root) => {
  const loaded = [location.href, ...performance.getEntriesByType('resource').map((e) => e.name)].filter((name) => name.startsWith(root));
  const copies = await Promise.all(loaded.map((name) => caches.match(name.replace(/[?#].*/, '').replace(/index\.html$/, ''))));
  return copies.every(Boolean);
}, server.address_);

await attempt('a language is kept, and answers without a connection months later', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address_}hy/offline/`);
  await page.locator('#keep [data-act=save][data-state~=none]').click();
  await page.waitForFunction(() => document.getElementById('keep').dataset.now === 'saved', null, { timeout: 240_000 });
  expect(/\d{4}/.test(await page.locator('#keep [role=status]').textContent()), 'it says since when');
  // Of other languages what was visited is there too.
  for (const journey of [besideEachOther, foundInPersian]) {
    const visit = await context.newPage();
    await journey(visit);
    await visited(visit);
  }
  server.down = true;
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 200 * 24 * 3600 * 1000 });
  for (const way of ['hy/', 'hy/laws/7/', 'hy/laws/fide-2009/7/', 'hy/ask/wrong-start/', 'hy/cases/reversed-colours-or-rotated-board/']) {
    await later.goto(server.address_ + way);
    expect((await later.locator('h1').count()) === 1 && (await later.locator('.kept').count()) === 1, `${way} is there and says that it is a copy`);
  }
  await later.goto(`${server.address_}hy/`);
  await later.locator('.parts a').nth(1).click();
  await later.waitForURL((there) => there.href !== `${server.address_}hy/`);
  expect((await later.locator('h1').count()) === 1, 'links lead on');
  const styled = await later.evaluate(() => getComputedStyle(document.body).marginTop);
  expect(styled === '0px', 'styles are there too');
  await later.close();
  await reversedColours(await context.newPage());
  await besideEachOther(await context.newPage());
  await foundInPersian(await context.newPage());
  server.down = false;
  await context.close();
});

await attempt('a visited page is there without a connection, another says that it was not kept', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address_}es/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${server.address_}es/laws/9/`);
  await visited(page);
  server.down = true;
  await page.goto(`${server.address_}es/laws/9/`);
  expect((await page.locator('.kept').count()) === 1 && (await page.locator('.clause').count()) > 5, 'the visited page');
  const answer = await page.goto(`${server.address_}es/laws/11/`);
  expect(answer.status() === 503 && (await page.locator('body').getAttribute('class')) === 'offline', 'the other says so');
  server.down = false;
  await context.close();
});

await attempt('a newer state is shown, and the old copy stays until it is whole', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address_}en/offline/`);
  // As if an older copy had been kept.
  await page.evaluate(async (home) => {
    const box = await caches.open('chesslaw-en-0000');
    await box.put(`${home}kept.json`, new Response(JSON.stringify({ on: '2027-01-02T10:00:00Z', version: '0000' })));
  }, `${server.address_}en/`);
  await page.reload();
  await page.waitForFunction(() => document.getElementById('keep').dataset.now === 'newer');
  expect((await page.locator('#keep [role=status]').textContent()).includes('2 January 2027'), 'it says from when the copy is');
  expect(await page.locator('#keep [data-state=newer]').isVisible(), 'it can be brought up to date');
  await context.close();
});

await attempt('an edition prints with numbered pages and without navigation', async () => {
  const page = await fresh();
  await page.goto(`${server.address_}fa/laws/fide-2023/print/`);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.tongues', '.parts', '.skip']) expect(!(await page.locator(hidden).isVisible()), `${hidden} is on paper`);
  expect(await page.locator('.standing').isVisible(), 'paper says that it is not the official text');
  expect((await page.pdf({ format: 'A4' })).length > 50_000, 'it makes a document');
});

await attempt('the bundle opens from a folder', async () => {
  const zip = join(site, 'chesslaw-site.zip');
  expect(existsSync(zip), 'there is one');
  const folder = mkdtempSync(join(tmpdir(), 'chesslaw-bundle-'));
  try {
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder]);
    const page = await fresh();
    const complaints = [];
    page.on('pageerror', (e) => complaints.push(e.message));
    page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()));
    await page.goto(`file://${folder}/chesslaw/index.html`);
    await page.locator('a[hreflang^="fa"]').click();
    await page.waitForURL(/\/fa\//);
    await page.locator('.articles a').first().click();
    await page.locator('.clause').first().waitFor();
    expect((await page.locator('html').getAttribute('dir')) === 'rtl' && (await page.locator('.clause').count()) > 0, 'an article in Persian');
    await page.locator('.tongues a[hreflang^="ru"]').click();
    await page.waitForURL(/\/ru\//);
    expect(page.url().startsWith('file:') && (await page.locator('html').getAttribute('lang')) === 'ru', 'the same in Russian');
    expect(complaints.length === 0, complaints[0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

await browser.close();
server.close();
report.end();
