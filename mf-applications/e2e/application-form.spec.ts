import type { Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { expect, test } from '@trust/shared/testing/journey';
import { DESKTOP_SIZE, PHONE_SIZE } from '@trust/shared/testing/playwright';
import { addRelative, answer, CATEGORY, field, fillInAll, openForm, openStep } from './fill-form.ts';
import { fillInByKeyboard, tabTo } from './keyboard.ts';
import { NUMBER, send, shownNumber } from './send-form.ts';

const ADD = '**/api/project/add-application';

const WORDS = {
  en: {
    next: 'Save and go on',
    later: 'Fill this in later',
    seeMissing: 'See what is missing',
    send: 'Send Application',
    yes: 'Yes, send it',
    question: 'Are you sure to submit the application',
    sent: 'Your application has been sent',
    missing: 'Please enter the applicant name',
    again: /For your safety it is not stored on this device/,
  },
  ml: {
    next: 'സൂക്ഷിച്ച് തുടരുക',
    later: 'ഇത് പിന്നീട് പൂരിപ്പിക്കാം',
    seeMissing: 'ഇനി പൂരിപ്പിക്കാനുള്ളത് കാണുക',
    send: 'അപേക്ഷ അയയ്ക്കുക',
    yes: 'അതെ, അയയ്ക്കുക',
    question: 'അപേക്ഷ അയയ്ക്കട്ടെ?',
    sent: 'നിങ്ങളുടെ അപേക്ഷ ലഭിച്ചു',
    missing: 'അപേക്ഷകന്റെ പേര് എഴുതുക',
    again: /സുരക്ഷയ്ക്കായി അത് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കുന്നില്ല/,
  },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const language of ['en', 'ml'] as const) {
  const words = WORDS[language];
  test(`an applicant fills in the whole form, mends what is missing, presses twice and is stored once (${language}) @on-phone`, async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/add-application')) keys.push(request.headers()['idempotency-key']);
    });
    await openForm(page, language);
    await expect(heading(page)).toBeFocused();
    await press(page, words.next);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: words.missing }).click();
    await expect(field(page, 'name')).toBeFocused();
    await fillInAll(page);
    await openStep(page, 'declaration');
    await press(page, words.seeMissing);
    await expect(summary.getByRole('link')).toHaveCount(1);
    await summary.getByRole('link').click();
    await expect(field(page, 'agreement')).toBeFocused();
    await field(page, 'agreement').check();
    await expect(summary).toBeHidden();
    await press(page, words.send);
    await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).dblclick();
    await expect(heading(page)).toHaveText(words.sent);
    await expect(heading(page)).toBeFocused();
    await expect(shownNumber(page)).toHaveText(NUMBER);
    expect(keys).toHaveLength(1);
    await expect(page.locator('a[href^="/application-summary/"]')).toBeVisible();
    // The number stays on the page after a reload; what was typed does not stay on the device.
    const number = await shownNumber(page).innerText();
    await page.reload();
    await expect(shownNumber(page)).toHaveText(number);
    expect(await storedText(page)).not.toContain(COMPLETE_FORM.houseName);
    await openForm(page, language);
    await expect(field(page, 'name')).toHaveValue('');
  });
}

test('a reload in the middle keeps everything but the Aadhaar number, which is asked again @on-phone', async ({
  page,
}) => {
  await openForm(page);
  await openStep(page, 'work');
  await answer(page, ['wardMemberName', 'aadhar']);
  await openStep(page, 'family');
  await addRelative(page, 0);
  expect(await storedText(page)).not.toContain(COMPLETE_FORM.aadhar);
  await page.reload();
  await expect(page.getByText(/^മകൾ, age 12$/)).toBeVisible();
  await openStep(page, 'work');
  await expect(field(page, 'wardMemberName')).toHaveValue(COMPLETE_FORM.wardMemberName);
  await expect(field(page, 'aadhar')).toHaveValue('');
  await expect(page.getByText(WORDS.en.again)).toBeVisible();
});

test.describe('a network that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('loses nothing: the second try is sent with the same key @on-phone', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await openForm(page);
    await fillInAll(page);
    await openStep(page, 'declaration');
    await field(page, 'agreement').check();
    await page.route(ADD, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server has it, and its answer is lost.
      if (keys.length === 1) await route.fetch();
      return keys.length === 1 ? route.abort('connectionreset') : route.continue();
    });
    await send(page);
    const failure = page.getByRole('alert').filter({ hasText: 'However often it is sent, it counts once.' });
    await expect(failure).toBeVisible();
    await send(page);
    await expect(shownNumber(page)).toHaveText(NUMBER);
    expect(keys[0]).toBeDefined();
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

test('the browser’s Back goes a step back and stays in the form', async ({ page }) => {
  await openForm(page);
  await press(page, WORDS.en.next);
  await press(page, WORDS.en.later);
  await expect(heading(page)).toContainText('Home address');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toContainText('The applicant');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === CATEGORY && url.hash === '');
  await expect(page.getByRole('button', { name: 'Start the application' })).toBeVisible();
});

test('the whole form is filled in and sent with the keyboard alone @on-desktop', async ({ page }) => {
  await page.goto(`${CATEGORY}?agreed=1`);
  await tabTo(page, ({ text }) => text === 'Start the application');
  await page.keyboard.press('Enter');
  for (const { id } of APPLICATION_SECTIONS.slice(0, -1)) {
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(heading(page)).toBeFocused();
    await fillInByKeyboard(page);
  }
  await expect(heading(page)).toBeFocused();
  await tabTo(page, ({ id }) => id === 'field-agreement');
  await page.keyboard.press('Space');
  await tabTo(page, ({ text }) => text === WORDS.en.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: WORDS.en.question })).toBeVisible();
  await tabTo(page, ({ text }) => text === WORDS.en.yes);
  await page.keyboard.press('Enter');
  await expect(shownNumber(page)).toHaveText(NUMBER);
});

for (const [language, tag] of [
  ['en', '@on-desktop'],
  ['ml', '@on-phone'],
] as const) {
  test(
    `nothing stands in a screen reader’s way in any step, and nothing is wider than the screen (${language})`,
    {
      tag,
    },
    async ({ page }) => {
      test.setTimeout(120_000);
      const words = WORDS[language];
      await openForm(page, language);
      for (const { id } of APPLICATION_SECTIONS) {
        await openStep(page, id);
        await expectFit(page);
        if (id === 'documents') continue;
        await press(page, id === 'declaration' ? words.seeMissing : words.next);
        await expect(page.getByRole('alert')).toBeFocused();
        await expectFit(page);
      }
      await fillInAll(page, expectFitOnBothScreens);
      await openStep(page, 'declaration');
      await expectFitOnBothScreens(page);
    },
  );
}

async function expectFitOnBothScreens(page: Page) {
  const own = page.viewportSize() ?? DESKTOP_SIZE;
  await expectFit(page);
  await page.setViewportSize(own.width === PHONE_SIZE.width ? DESKTOP_SIZE : PHONE_SIZE);
  await expectFit(page);
  await page.setViewportSize(own);
}

async function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
}
