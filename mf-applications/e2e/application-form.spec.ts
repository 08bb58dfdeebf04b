import type { Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { expect, test } from '@trust/shared/testing/journey';
import { DESKTOP_SIZE, PHONE_SIZE } from '@trust/shared/testing/playwright';
import {
  addRelative,
  answer,
  CATEGORY,
  field,
  fillInAll,
  openForm,
  openStep,
} from '@trust/shared/testing/application-form/fill-form';
import { fillInByKeyboard, tabTo } from './keyboard.ts';
import { NUMBER, shownNumber } from './send-form.ts';

const WORDS = {
  en: { next: 'Save and go on', seeMissing: 'See what is missing' },
  ml: { next: 'സൂക്ഷിച്ച് തുടരുക', seeMissing: 'ഇനി പൂരിപ്പിക്കാനുള്ളത് കാണുക' },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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
  await expect(page.getByText(/For your safety it is not stored on this device/)).toBeVisible();
});

test('the browser’s Back goes a step back and stays in the form', async ({ page }) => {
  await openForm(page);
  await press(page, WORDS.en.next);
  await press(page, 'Fill this in later');
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
  await tabTo(page, ({ text }) => text === 'Send Application');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure to submit the application' }),
  ).toBeVisible();
  await tabTo(page, ({ text }) => text === 'Yes, send it');
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
      const words = WORDS[language];
      await openForm(page, language);
      for (const { id } of APPLICATION_SECTIONS) {
        await openStep(page, id);
        await expectFitOnBothScreens(page);
        if (id === 'documents') continue;
        await press(page, id === 'declaration' ? words.seeMissing : words.next);
        await expect(page.getByRole('alert')).toBeFocused();
        await expectFitOnBothScreens(page);
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
