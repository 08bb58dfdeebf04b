import type { Page, Route } from '@playwright/test';
import { expectNoAxeFindings } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { keptServerHeading, rememberServerHeading, untilTakenOver } from './taken-over.ts';
import { followMenu, heading, menuLink } from './visitor.ts';

/** What becomes of a module's scripts. */
const FAULTS = {
  'are gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fail on the server': (route: Route) => route.fulfill({ status: 500, body: 'Oops' }),
  'are not what was released': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "garbage"' }),
  'cannot be reached': (route: Route) => route.abort('connectionfailed'),
} as const;

const scriptsOf = (module: string) => new RegExp(`/releases/${module}/[^/]+/browser/.*\\.js`);
const quickForm = (page: Page) => page.getByRole('form', { name: 'Donate now' });

/** The part of the site that the broken module has nothing to do with. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await followMenu(page, 'Projects');
  await expect(heading(page)).toHaveText('Projects');
  await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
  await expect(heading(page)).toHaveText('പദ്ധതികൾ');
}

test.use({
  expectedErrors: /Failed to load resource|integrity|could not be loaded|RUNTIME-|did not load in time/,
});

for (const [what, fault] of Object.entries(FAULTS)) {
  test.describe(`when the scripts of donations ${what}`, () => {
    test('the home page works, and its quick form stays as a plain form', async ({ page }) => {
      await page.route(scriptsOf('mf-donations'), fault);
      await page.goto('/');
      await expect(page.locator('#frame-top')).toBeVisible();
      await expectTheRestToWork(page);

      await page.goto('/?lang=en');
      await quickForm(page).getByLabel('Full Name').fill('A Donor');
      await quickForm(page).getByLabel('Email Address').fill('a@donor.example');
      await quickForm(page).getByLabel('Phone').fill('0000000000');
      await quickForm(page).getByLabel('Donation category').selectOption('medicare');
      await quickForm(page).getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
      await expect(heading(page)).toHaveText('Donate to Shelter Medicare');
    });

    test('its pages can be read, say so, and work after Retry', async ({ page }) => {
      await rememberServerHeading(page);
      await page.route(scriptsOf('mf-donations'), fault);
      await page.goto('/payments/home');
      const notice = page.getByRole('status').filter({ hasText: 'You can read this page' });
      await expect(notice).toBeVisible();
      expect(await keptServerHeading(page)).toBe(true);
      await expectNoAxeFindings(page);
      await page.getByRole('link', { name: 'Bank Transfer' }).click();
      await expect(page.getByText('000000000001')).toBeVisible();
      await page.getByRole('link', { name: 'Online Payment' }).click();

      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toBeVisible();
      await page.unroute(scriptsOf('mf-donations'));
      await page.getByLabel('Full Name').fill('A Donor');
      await notice.getByRole('button', { name: 'Retry' }).click();
      await untilTakenOver(page);
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).not.toContainText('Please enter your name.');
    });
  });

  test(`when the scripts of applications ${what}, their page says so, and Retry brings it`, async ({
    page,
  }) => {
    await page.route(scriptsOf('mf-applications'), fault);
    await page.goto('/projects');
    await menuLink(page, 'Applications').waitFor({ state: 'attached' });
    await followMenu(page, 'Applications');
    await expect(heading(page)).toHaveText('This part is unavailable');
    await expect(page).toHaveURL('/application');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('This part is unavailable');

    await page.unroute(scriptsOf('mf-applications'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Before you apply for aid');
    await page.getByRole('button', { name: 'Agree to above instructions' }).click();
    await expect(heading(page)).toHaveText('What do you need help with?');

    await page.unrouteAll();
    await expectTheRestToWork(page);
  });
}
