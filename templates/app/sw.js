// Answers when there is no connection. With one, the network is asked first, so nobody reads an old text without knowing it; without one, the newest copy kept on
// this device answers, marked with the day it was kept. A copy never runs out.
'use strict';
const VISITED = 'chesslaw-visited';
const PATIENCE = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// One name for one page: without query and anchor, and without `index.html`.
function nameOf(address) {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/index\.html$/, '');
}

// The stream of an answer goes to the reader at once; the copy is put away meanwhile.
async function putAway(answer, name) {
  const headers = new Headers(answer.headers);
  headers.set('x-kept-on', new Date().toISOString());
  const cache = await caches.open(VISITED);
  await cache.put(name, new Response(await answer.blob(), { headers }));
}

async function fromNetwork(request, name, meanwhile) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    if (answer.ok && answer.type === 'basic' && !answer.redirected) meanwhile(putAway(answer.clone(), name).catch(() => {}));
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

// The newest copy there is, whether it was visited or kept with its language.
async function fromCopy(name) {
  let newest;
  const when = (copy) => copy.headers.get('x-kept-on') || '';
  for (const box of await caches.keys()) {
    const copy = await (await caches.open(box)).match(name);
    if (copy && (!newest || when(copy) > when(newest))) newest = copy;
  }
  return newest;
}

// The page says itself from when it is.
async function marked(copy) {
  const on = copy.headers.get('x-kept-on');
  if (!on) return copy;
  const html = (await copy.text()).replace('<html ', `<html data-kept="${on}" `);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function answer(request, meanwhile) {
  const name = nameOf(request.url);
  try {
    const fresh = await fromNetwork(request, name, meanwhile);
    if (fresh.status < 500) return fresh;
  } catch {
    // No connection: the copy is what there is.
  }
  const copy = await fromCopy(name);
  if (request.mode !== 'navigate') return copy || Response.error();
  if (copy) return marked(copy);
  const root = new URL('./', self.location.href);
  const language = name.slice(root.href.length).split('/')[0];
  const instead = (await fromCopy(`${root.href}${language}/offline/`)) || Response.error();
  return instead.ok ? new Response(await instead.text(), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }) : instead;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(new URL('./', self.location.href).href)) return;
  if (request.headers.has('x-chesslaw-keep') || request.url.endsWith('.zip')) return;
  event.respondWith(answer(request, (work) => event.waitUntil(work)));
});
