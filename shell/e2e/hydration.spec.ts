import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { addressIn, schemeOf, SITE_PAGES } from './site-pages.ts';
import { hasServerHeading, rememberServerHeading, untilHydrated } from './hydrated.ts';

// With the service worker: blocking it would log a warning.
test.use({ expectedErrors: /status of 404/, serviceWorkers: 'allow' });

for (const language of ['en', 'ml'] as const) {
  test.describe(`scripts take the server’s page over as it is, and it is open to everyone (${language})`, () => {
    for (const site of SITE_PAGES) {
      test(site.path, async ({ page, isMobile }) => {
        await page.emulateMedia({ colorScheme: schemeOf(language, isMobile) });
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await rememberServerHeading(page);
        await page.goto(addressIn(language, site));
        await untilHydrated(page);
        expect(await hasServerHeading(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(site.heading[language]);
        await expectNoAxeViolations(page);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, 'pixels wider than the screen').toBeLessThanOrEqual(0);
        expect(warnings, 'warnings in the console').toEqual([]);
      });
    }
  });
}
