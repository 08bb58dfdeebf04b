import type { Page } from '@playwright/test';
import { field, openStep } from '@trust/shared/testing/application-form/fill-form';
import { sendByApi } from '@trust/shared/testing/application-form/send-by-api';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { setSilently } from '@trust/shared/testing/set-silently';
import { untilHydrated } from './hydrated.ts';
import { followMenu, heading, readOn } from './visitor.ts';

const agree = (page: Page) => page.getByRole('button', { name: 'മുകളിലെ നിർദ്ദേശങ്ങൾ അംഗീകരിക്കുന്നു' });
const category = (page: Page) =>
  page.getByRole('list', { name: 'വിഭാഗങ്ങൾ' }).getByRole('link', { name: 'കിണർ പദ്ധതി' });

async function readAndChoose(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('സഹായത്തിന് അപേക്ഷിക്കുന്നതിനു മുമ്പ്');
  await agree(page).click();
  await expect(heading(page)).toHaveText('എന്തിനാണ് നിങ്ങൾക്ക് സഹായം വേണ്ടത്?');
  await category(page).click();
  await expect(heading(page)).toContainText('കിണർ പദ്ധതി');
  await expect(page.getByRole('heading', { name: 'ഈ വിഭാഗത്തിന്റെ നിർദ്ദേശങ്ങൾ' })).toBeVisible();
}

test('an applicant who reads Malayalam finds out how to apply for a well', async ({ page }) => {
  await page.goto('/?lang=ml');
  await followMenu(page, 'അപേക്ഷകൾ');
  await expect(page).toHaveURL('/application');
  await untilHydrated(page);
  await readOn(page);
  await readAndChoose(page);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/application/11');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'അച്ചടിച്ച അപേക്ഷാഫോമുകൾ' }).click();
  await expect(heading(page)).toHaveText('ഡൗൺലോഡുകൾ');
  await page.goBack();
  await expect(heading(page)).toContainText('കിണർ പദ്ധതി');
  await page.goBack();
  await expect(heading(page)).toHaveText('എന്തിനാണ് നിങ്ങൾക്ക് സഹായം വേണ്ടത്?');
});

test('a link to one kind of aid asks for the agreement first', async ({ page }) => {
  await page.goto('/application/11?lang=ml');
  await agree(page).click();
  await expect(heading(page)).toContainText('കിണർ പദ്ധതി');
  await expect(heading(page)).toBeFocused();
});

test(
  'what a program fills in without an event stays over steps and the browser’s Back, and is sent',
  { tag: '@on-phone' },
  async ({ page }) => {
    const { suid } = await sendByApi(page);
    await page.goto(`/application-summary/${suid}`);
    // The way to another module and back loads single-spa, which has listeners of its own to the browser's Back.
    await untilHydrated(page);
    await followMenu(page, 'Projects');
    await expect(heading(page)).toHaveText('Projects');
    await page.goBack();
    await page.getByRole('button', { name: 'Correct the application' }).click();
    await expect(field(page, 'name')).toBeVisible();
    await openStep(page, 'address');
    await expect(heading(page)).toContainText('Home address');
    await field(page, 'houseName').evaluate(setSilently, 'Puthiyapurayil');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(heading(page)).not.toContainText('Home address');
    await page.goBack();
    await expect(field(page, 'houseName')).toHaveValue('Puthiyapurayil');
    await field(page, 'place').evaluate(setSilently, 'Kizhissery');
    await page.goBack();
    await expect(heading(page)).toContainText('The applicant');
    await page.goForward();
    await expect(field(page, 'place')).toHaveValue('Kizhissery');
    await openStep(page, 'declaration');
    await page.getByRole('button', { name: 'Send Application' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, send it' }).click();
    await expect(heading(page)).toHaveText('Application details Updated!');
    const stored = await page.request.post('/api/project/get-application-by-suid', { data: { suid } });
    expect(await stored.json()).toMatchObject({ houseName: 'Puthiyapurayil', place: 'Kizhissery' });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an applicant comes as far', async ({ page }) => {
    await page.goto('/application?lang=ml');
    await readAndChoose(page);
    await expect(page).toHaveURL(/\/application\/11\b/);
  });
});
