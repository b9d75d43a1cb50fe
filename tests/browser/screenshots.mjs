// The screenshots of the README: node tests/browser/screenshots.mjs SITE [FOLDER]. Five small pictures, phone and desktop, in five languages, light and dark.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, serve, siteArgument } from './lib.mjs';

const site = siteArgument();
const folder = process.argv[3] ?? join(import.meta.dirname, '../../docs/screenshots');
const PICTURES = [
  ['home-hy', 'hy/', { width: 390, height: 760 }, 'light'],
  ['article-fa', 'fa/laws/7/#reversed-colours', { width: 390, height: 760 }, 'light'],
  ['case-ru', 'ru/cases/reversed-colours-or-rotated-board/', { width: 390, height: 760 }, 'dark'],
  ['ask-es', 'es/ask/wrong-start/', { width: 390, height: 760 }, 'light'],
  ['article-en', 'en/laws/7/', { width: 1100, height: 700 }, 'light'],
];
mkdirSync(folder, { recursive: true });
const server = await serve(site);
const browser = await launch();
for (const [name, way, viewport, colorScheme] of PICTURES) {
  const page = await browser.newPage({ viewport, colorScheme, serviceWorkers: 'block' });
  await page.goto(server.address_ + way);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
server.close();
