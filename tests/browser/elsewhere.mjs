// The main journeys in Debian's Firefox (by WebDriver BiDi) and WebKitGTK (by its WebDriver): read an article in Persian, change the language, unfold a clause, follow an old
// number, open a page from the folder. A browser that is not there is skipped.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Report, serve, siteArgument } from './lib.mjs';

const site = resolve(siteArgument());
const server = await serve(site);
const expect = (fine, what) => {
  if (!fine) throw new Error(what);
};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// What a journey needs of a browser: to go somewhere and to run a few words in the page.
async function journeys(report, { go, run }) {
  const until = async (words, what) => {
    for (let i = 0; i < 100; i += 1) {
      if (await run(words).catch(() => false)) return;
      await pause(100);
    }
    throw new Error(what);
  };
  await report.attempt('an article in Persian', async () => {
    await go(`${server.address_}fa/`);
    await until("return document.querySelector('.articles a[href*=\"laws/7/\"]') !== null", 'the first page lists the articles');
    await run("document.querySelector('.articles a[href*=\"laws/7/\"]').click()");
    await until("return document.documentElement.dir === 'rtl' && document.querySelectorAll('.clause').length > 10", 'the article opens');
    expect(await run("return document.scrollingElement.scrollWidth <= document.documentElement.clientWidth"), 'nothing runs out of the side');
    expect(await run("return getComputedStyle(document.querySelector('.clause')).display === 'grid'"), 'the styles are taken');
  });
  await report.attempt('the same in Armenian', async () => {
    await run("document.querySelector('.tongues a[hreflang^=hy]').click()");
    await until("return document.readyState === 'complete' && document.documentElement.lang.startsWith('hy') && location.pathname.includes('/hy/laws/7/')", 'the same article');
  });
  await report.attempt('more on a clause', async () => {
    await run("document.querySelector('details.more summary').click()");
    await until("return document.querySelector('details.more').open && document.querySelector('details.more .history').getBoundingClientRect().height > 0", 'it unfolds');
  });
  await report.attempt('an old number', async () => {
    await go(`${server.address_}en/laws/7.4.a/`);
    await until("return location.hash === '#displaced-by-player'", 'it leads to the clause it became');
  });
  await report.attempt('from the folder', async () => {
    await go(`file://${site}/ru/ask/wrong-start/index.html`);
    await until("return document.querySelectorAll('.decision').length > 0", 'the table of a question');
  });
}

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
if (firefox) {
  const report = new Report('Firefox');
  await report.attempt('it starts', async () => {
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true, extraPrefsFirefox: { 'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false } });
    try {
      const page = await browser.newPage();
      await journeys(report, { go: (address) => page.goto(address), run: (words) => page.evaluate(new Function(words)) });
    } finally {
      await browser.close();
    }
  });
  report.end();
} else {
  console.log('Firefox: skipped, it is not there');
}

const driver = ['/usr/bin/WebKitWebDriver'].find(existsSync);
const xvfb = ['/usr/bin/Xvfb'].find(existsSync);
if (driver && (xvfb || process.env.DISPLAY)) {
  const report = new Report('WebKitGTK');
  const home = mkdtempSync(join(tmpdir(), 'chesslaw-webkit-'));
  const started = [];
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GTK_A11Y: 'none' };
  await report.attempt('it starts', async () => {
    if (!process.env.DISPLAY) {
      env.DISPLAY = `:${90 + (process.pid % 400)}`;
      started.push(spawn(xvfb, [env.DISPLAY, '-screen', '0', '1024x768x24', '-nolisten', 'tcp'], { stdio: 'ignore' }));
      await pause(1500);
    }
    const free = await new Promise((done) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address();
        probe.close(() => done(port));
      });
    });
    started.push(spawn(driver, [`--port=${free}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    const call = async (method, way, body) => {
      const answer = await fetch(`http://127.0.0.1:${free}${way}`, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body), signal: AbortSignal.timeout(60_000) });
      const { value } = await answer.json();
      if (!answer.ok) throw new Error(value?.message ?? `${way}: ${answer.status}`);
      return value;
    };
    for (let i = 0; i < 50 && !(await call('GET', '/status').catch(() => null)); i += 1) await pause(200);
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } });
    const at = `/session/${sessionId}`;
    await journeys(report, { go: (url) => call('POST', `${at}/url`, { url }), run: (script) => call('POST', `${at}/execute/sync`, { script, args: [] }) });
    await call('DELETE', at).catch(() => {});
  });
  for (const process_ of started.reverse()) process_.kill();
  await pause(300);
  rmSync(home, { recursive: true, force: true });
  report.end();
} else {
  console.log('WebKitGTK: skipped, its driver or a display is not there');
}
server.close();
