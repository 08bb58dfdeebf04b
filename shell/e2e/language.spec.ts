import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { untilHydrated, untilParcelsHydrated } from './hydrated.ts';
import { countDocuments, followMenu, heading } from './visitor.ts';

const toMalayalam = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'മലയാളം' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });
const documentElement = (page: Page) => page.locator('html');

test('switching the language keeps what was typed into the donation form', async ({ page }) => {
  await page.goto('/payments/home');
  const documents = countDocuments(page);
  await page.getByLabel('Full Name').fill('A Donor');
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByRole('radio', { name: '₹1,000' }).check();
  await toMalayalam(page).click();

  await expect(heading(page)).toContainText('ഭവന പദ്ധതികൾ');
  await expect(documentElement(page)).toHaveAttribute('lang', 'ml');
  await expect(page).toHaveTitle('ഭവന പദ്ധതികൾ: സംഭാവന നൽകാം · ഷെൽട്ടർ');
  await expect(page.getByLabel('പൂർണ്ണമായ പേര്')).toHaveValue('A Donor');
  await expect(page.getByLabel('വിലാസം', { exact: true })).toHaveValue('A house, a town');
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await expect(page.getByRole('contentinfo')).toContainText('സ്വകാര്യതാ നയം');
  expect(documents()).toBe(0);
});

test('switching the language keeps what was typed into the quick form and shows the page in it @on-both', async ({
  page,
}) => {
  await page.goto('/');
  await untilParcelsHydrated(page);
  await page.getByRole('form', { name: 'Donate now' }).getByLabel('Full Name').fill('A Donor');
  await toMalayalam(page).click();
  await expect(heading(page)).toContainText('ഒരു വീട്');
  await expect(page.getByText('ചിറ്റൂരിലെ ഇരട്ടക്കുഞ്ഞുങ്ങൾക്ക് പരിചരണം').first()).toBeAttached();
  const quick = page.getByRole('form', { name: 'ഇപ്പോൾ സംഭാവന നൽകുക' });
  await expect(quick.getByLabel('പൂർണ്ണമായ പേര്')).toHaveValue('A Donor');
});

test('switching the language before the visitor came near the quick form shows it in that language too', async ({
  page,
}) => {
  await page.goto('/');
  await toMalayalam(page).click();
  const quick = page.getByRole('form', { name: 'ഇപ്പോൾ സംഭാവന നൽകുക' });
  await expect(quick.getByLabel('പൂർണ്ണമായ പേര്')).toBeAttached();
  await quick.getByLabel('പൂർണ്ണമായ പേര്').fill('A Donor');
});

test('the other language is not fetched ahead, since its answer stores it', async ({ page, context }) => {
  await page.goto('/payments/home');
  // The presses lead nowhere.
  await page.evaluate(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', keep, { capture: true });
    document.body.insertAdjacentHTML('afterbegin', '<a href="/payments/medicare?">Medicare</a>');
  });
  const session = await context.newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).search));
  await session.send('Preload.enable');
  await toMalayalam(page).click();
  await page.getByRole('link', { name: 'Medicare', exact: true }).click();
  await expect.poll(() => fetched).toContain('');
  expect(fetched).not.toContain('?lang=ml');
});

test('switching the language keeps what was typed into the login dialog', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('visitor@example.org');
  // The modal dialog covers the switch, so the event is dispatched.
  await toMalayalam(page).dispatchEvent('click');
  await expect(page.getByRole('dialog').getByLabel('ഇമെയിൽ')).toHaveValue('visitor@example.org');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('ലോഗിൻ');
});

test('the chosen language is remembered, on other pages and on the next visit', async ({ page, context }) => {
  await page.goto('/about');
  await toMalayalam(page).click();
  await expect(documentElement(page)).toHaveAttribute('lang', 'ml');
  await followMenu(page, 'അപേക്ഷകൾ');
  await expect(heading(page)).toHaveText('സഹായത്തിന് അപേക്ഷിക്കുന്നതിനു മുമ്പ്');
  await page.close();

  const next = await context.newPage();
  await next.goto('/projects');
  await expect(heading(next)).toHaveText('പദ്ധതികൾ');
  await untilHydrated(next);
  await toEnglish(next).click();
  await expect(heading(next)).toHaveText('Projects');
  await next.reload();
  await expect(heading(next)).toHaveText('Projects');
});

test('a phone that is set to Malayalam gets Malayalam, until its visitor chooses English', async ({
  browser,
}) => {
  const phone = await browser.newContext({ locale: 'ml-IN' });
  const page = await phone.newPage();
  await page.goto('/projects');
  await expect(heading(page)).toHaveText('പദ്ധതികൾ');
  await untilHydrated(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects\?lang=ml$/);
  expect(await phone.cookies()).not.toContainEqual(expect.objectContaining({ name: 'lang' }));
  await page.goto('/payments-mobile/home');
  await expect(heading(page)).toContainText('ഭവന പദ്ധതികൾ');
  // Requests beside pages do not have the phone's language by themselves.
  const feed = await phone.request.get('/rss.xml', { headers: { 'accept-language': 'ml-IN,ml;q=0.9' } });
  expect(await feed.text()).toContain('<language>ml');
  await page.goto('/about');
  await untilHydrated(page);
  await toEnglish(page).click();
  await page.goto('/projects');
  await expect(heading(page)).toHaveText('Projects');
  await phone.close();
});

test('a shared link speaks the language that it names, whatever the visitor chose before', async ({
  page,
}) => {
  await page.goto('/projects?status=completed&lang=ml');
  await expect(heading(page)).toHaveText('പദ്ധതികൾ');
  await untilHydrated(page);
  await toEnglish(page).click();
  await expect(heading(page)).toHaveText('Projects');
  await expect(page).toHaveURL('/projects?status=completed&lang=en');
  await page.goto('/about?lang=ml');
  await expect(heading(page)).toContainText('ഞങ്ങളെക്കുറിച്ച്');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch loads the page in the other language, with its filters', async ({ page }) => {
    await page.goto('/projects?status=completed');
    await toMalayalam(page).click();
    await expect(heading(page)).toHaveText('പദ്ധതികൾ');
    await expect(page).toHaveURL('/projects?status=completed&lang=ml');
    await page.goto('/about');
    await expect(documentElement(page)).toHaveAttribute('lang', 'ml');
  });
});
