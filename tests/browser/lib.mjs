// What all browser tests share: the browser, a server for the built site, the kinds of pages, and how results are told.
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, extname, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

export const LANGUAGES = ['en', 'ru', 'hy', 'fa', 'es'];
export const PREFIX = '/chess/';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const TYPES = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.xml': 'application/xml', '.txt': 'text/plain; charset=utf-8', '.zip': 'application/zip',
};

export function browserPath() {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
}

export function launch() {
  return chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

// Serves the site under `/chess/`, as a server with a 404 page for each language would, or, where it is `single`, as a host that knows one for all.
export async function serve(site) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (server.down) return response.destroy();
    const below = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '..';
    let file = join(site, below);
    if (!below.includes('..') && existsSync(file) && statSync(file).isDirectory()) {
      if (!path.endsWith('/')) return response.writeHead(301, { location: `${path}/` }).end();
      file = join(file, 'index.html');
    }
    let status = 200;
    if (below.includes('..') || !existsSync(file)) {
      status = 404;
      const own = join(site, below.split('/')[0], '404.html');
      file = existsSync(own) && !server.single ? own : join(site, '404.html');
    }
    const headers = { 'content-type': TYPES[extname(file)] || 'application/octet-stream' };
    let body = readFileSync(file);
    if (/gzip/.test(request.headers['accept-encoding'] ?? '') && /text|json|xml/.test(headers['content-type'])) {
      headers['content-encoding'] = 'gzip';
      body = gzipSync(body, { level: 6 });
    }
    response.writeHead(status, headers).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  server.address_ = `http://127.0.0.1:${server.address().port}${PREFIX}`;
  return server;
}

export function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

export const isRedirect = (html) => html.includes('http-equiv="refresh"');

// Every kind of page, by the class of its body: the longest page of that kind and one of middling length, as ways below a language's folder.
export function kinds(site) {
  const found = new Map();
  const root = join(site, 'en');
  for (const file of walk(root).filter((f) => f.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    if (isRedirect(html)) continue;
    const kind = /<body class="([a-z-]+)/.exec(html)?.[1] ?? 'page';
    if (!found.has(kind)) found.set(kind, []);
    found.get(kind).push({ way: relative(root, file).replace(/index\.html$/, ''), size: html.length });
  }
  const out = new Map();
  for (const [kind, all] of found) {
    all.sort((a, b) => b.size - a.size || (a.way < b.way ? -1 : 1));
    out.set(kind, [...new Set([all[0].way, all[all.length >> 1].way])]);
  }
  return out;
}

export const compressed = (bytes) => gzipSync(bytes, { level: 6 }).length;

// Runs named checks one after another; what fails is told, and the process then ends with 1.
export class Report {
  constructor(name) {
    this.name = name;
    this.passed = 0;
    this.failures = [];
  }

  check(fine, what) {
    if (fine) this.passed += 1;
    else {
      this.failures.push(what);
      console.error(`FAILED ${this.name}: ${what}`);
    }
  }

  async attempt(what, act) {
    try {
      await act();
      this.passed += 1;
    } catch (error) {
      this.check(false, `${what}: ${String(error.message ?? error).split('\n').slice(0, 6).join(' | ')}`);
    }
  }

  end() {
    console.log(`${this.name}: ${this.passed} passed, ${this.failures.length} failed`);
    if (this.failures.length) process.exitCode = 1;
  }
}

export function siteArgument() {
  const site = process.argv[2];
  if (!site || !existsSync(join(site, 'index.html'))) {
    console.error('give the folder of a built site');
    process.exit(2);
  }
  return site;
}
