// Keeps the site on the device. Does nothing where pages are opened from a folder: there everything is at hand already.
(() => {
  'use strict';
  const script = document.currentScript;
  const page = document.documentElement;
  if (!/^https?:$/.test(location.protocol) || !('serviceWorker' in navigator) || !window.caches) return;
  const root = new URL('..', script.src).href;

  // On a page for what is not there: the number of an old edition leads to where it stands, also where the server can't redirect. The table is the one for servers that can.
  async function lost() {
    const at = /\/([a-z]{2,3})\/laws\/([^/]+\/[^/]+?)\/?(?:index\.html)?$/.exec(decodeURIComponent(location.pathname));
    if (!at) return;
    const number = `${at[2].replace(/[\u06F0-\u06F9]/g, (d) => d.charCodeAt(0) - 0x6F0)} `;
    const answer = await fetch(`${root}redirects.map`);
    const line = answer.ok && (await answer.text()).split('\n').find((l) => l.startsWith(number));
    if (line) location.replace(`${root}${at[1]}/laws/${line.slice(number.length).replace(/;$/, '')}`);
  }
  if (document.querySelector('body.missing, body.root')) lost().catch(() => {});

  const language = script.dataset.language;
  if (!language) return;
  const home = `${root}${language}/`;
  const say = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const locale = `${page.lang}-u-ca-gregory`;
  const day = (iso) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
  const number = (n) => new Intl.NumberFormat(page.lang).format(n);

  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${home}app.webmanifest`;
  document.head.append(manifest);

  if (page.dataset.kept) {
    const note = document.createElement('p');
    note.className = 'kept';
    note.textContent = say(script.dataset.copy, { date: day(page.dataset.kept) });
    document.querySelector('main').prepend(note);
  }

  // What was kept of a language: `{ on, version }`.
  const record = `${home}kept.json`;
  const kept = async () => {
    const found = await caches.match(record);
    return found ? found.json() : null;
  };
  const fresh = async (address) => {
    const answer = await fetch(address, { cache: 'no-cache', headers: { 'x-chesslaw-keep': '1' } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  const contents = async () => (await fresh(`${home}offline.json`)).json();
  const boxes = async () => (await caches.keys()).filter((name) => name.startsWith(`chesslaw-${language}-`));

  // Keeps a whole language; what was kept before goes only when the new copy is complete.
  async function keep(progress) {
    const { version, files } = await contents();
    const name = `chesslaw-${language}-${version}`;
    const box = await caches.open(name);
    const on = new Date().toISOString();
    const missing = [];
    for (const file of files) {
      const address = (root + file).replace(/index\.html$/, '');
      if (!(await box.match(address))) missing.push(address);
    }
    let done = files.length - missing.length;
    const worker = async () => {
      for (let address = missing.pop(); address; address = missing.pop()) {
        const answer = await fresh(address);
        const headers = new Headers(answer.headers);
        headers.set('x-kept-on', on);
        await box.put(address, new Response(await answer.blob(), { headers }));
        done += 1;
        progress(done, files.length);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    await Promise.all((await boxes()).filter((old) => old !== name).map((old) => caches.delete(old)));
    await box.put(record, new Response(JSON.stringify({ on, version }), { headers: { 'content-type': 'application/json' } }));
  }

  const panel = document.getElementById('keep');
  const show = async (state, values) => {
    if (!panel) return;
    for (const part of panel.querySelectorAll('[data-state]')) part.hidden = !part.dataset.state.split(' ').includes(state);
    const status = panel.querySelector('[role=status]');
    const sentence = status.dataset[state];
    status.textContent = sentence ? say(sentence, values) : '';
    panel.dataset.now = state;
  };
  const look = async () => {
    const have = await kept();
    if (!have) return show('none', {});
    let newer = false;
    try {
      newer = (await contents()).version !== have.version;
    } catch {
      // Without a connection nothing newer can be known.
    }
    return show(newer ? 'newer' : 'saved', { date: day(have.on) });
  };
  const save = async () => {
    await show('saving', { done: number(0), all: '…' });
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
    try {
      await keep((done, all) => show('saving', { done: number(done), all: number(all) }));
    } catch {
      await show('failed', {});
      return;
    }
    await look();
  };

  navigator.serviceWorker.register(`${root}sw.js`).then(async () => {
    // The page that speaks for those that were not kept must be there when it is needed, with what it is made of.
    const box = await caches.open('chesslaw-base');
    for (const address of [`${home}offline/`, `${root}assets/style.css`, `${root}assets/app.js`]) {
      if (!(await box.match(address))) await fresh(address).then((answer) => box.put(address, answer)).catch(() => {});
    }
    if (panel) {
      panel.hidden = false;
      panel.addEventListener('click', async (event) => {
        const act = event.target.dataset.act;
        if (act === 'save') await save();
        if (act === 'remove') {
          await Promise.all((await boxes()).map((name) => caches.delete(name)));
          await look();
        }
      });
      await look();
      return;
    }
    // A kept or installed copy is brought up to date by itself, unless the reader counts the bytes.
    const installed = matchMedia('(display-mode: standalone)').matches;
    const have = await kept();
    const saving = navigator.connection && navigator.connection.saveData;
    if (saving || !(have || installed) || page.dataset.kept) return;
    try {
      if (!have || (await contents()).version !== have.version) await keep(() => {});
    } catch {
      // Tried again on the next page.
    }
  }).catch(() => {});
})();
