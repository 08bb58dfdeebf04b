import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions } from '@playwright/test';
import { APPLICATION_PATH, PAYMENTS_PATH, PROJECT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { openBrowser } from './bench/first-paint/slow-phone.ts';

/**
 * Usage: npx tsx tools/take-pictures.ts [--url http://localhost:8080]
 * Takes the README's pictures of a running site with sample content.
 */
const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:8080' } } });

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const PHONE = {
  viewport: { width: 360, height: 720 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.5,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const PICTURES: readonly { name: string; path: string; screen: BrowserContextOptions }[] = [
  { name: 'home', path: '/', screen: DESKTOP },
  { name: 'project-phone', path: buildPath(PROJECT_PATH, 1076), screen: PHONE },
  { name: 'donation-phone', path: `${buildPath(PAYMENTS_PATH, 1076)}?lang=ml`, screen: PHONE },
  { name: 'application-phone', path: `${APPLICATION_PATH}?lang=ml`, screen: PHONE },
];

const browser = await openBrowser();
await mkdir(FOLDER, { recursive: true });
for (const { name, path, screen } of PICTURES) {
  const context = await browser.newContext({ ...screen, locale: 'en-IN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(new URL(path, values.url).href, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 75 });
  await context.close();
}
await browser.close();
