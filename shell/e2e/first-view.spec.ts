import type { Request } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { addressIn, SITE_PAGES } from './site-pages.ts';
import { untilHydrated } from './hydrated.ts';

const addressOf = (request: Request) => new URL(request.url()).pathname;

/** Each language is tested on one screen. */
const ON_ONE_SCREEN = { en: '@on-desktop', ml: '@on-phone' } as const;

test.describe('everything that a first view needs is named by the page itself and fetched once', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const language of ['en', 'ml'] as const) {
    for (const site of SITE_PAGES) {
      test(`${site.path} in ${language}`, { tag: ON_ONE_SCREEN[language] }, async ({ page }) => {
        const asked: Request[] = [];
        page.on('request', (request) => {
          // The browser's PDF viewer loads scripts of its own.
          const ours = request.url().startsWith('http');
          if (!request.isNavigationRequest() && ours) asked.push(request);
        });
        const answer = await page.goto(addressIn(language, site), { waitUntil: 'load' });
        await untilHydrated(page);
        const html = (await answer?.text()) ?? '';

        const scripts = asked.filter((request) => request.resourceType() === 'script').map(addressOf);
        const unnamed = scripts.filter((script) => !html.includes(`"${script}"`));
        expect(unnamed, 'scripts that only a script knew of').toEqual([]);
        expect(scripts.length).toBeGreaterThan(2);

        const all = asked.map(addressOf);
        expect(
          all.filter((address) => !html.includes(address)),
          'a second wave',
        ).toEqual([]);
        expect(
          all.filter((address, index) => all.indexOf(address) !== index),
          'fetched twice',
        ).toEqual([]);
      });
    }
  }
});
