import type { Language } from '@trust/shared/contract/languages';
import type { Page } from '@playwright/test';
import { FORM_TEXTS } from '../src/routes/application/form/texts/form.texts.ts';

/** The number of an application, as people read it out. */
export const NUMBER = /^[A-HJ-NP-Z3-9]{8}$/;

/** The number that the page shows. */
export const shownNumber = (page: Page) =>
  page
    .locator('main dt')
    .filter({ hasText: /^(Application number|അപേക്ഷാ നമ്പർ)$/ })
    .locator('+ dd > span')
    .first();

/** Presses Send and answers the question with so many presses. */
export async function send(page: Page, language: Language = 'en', clickCount = 1) {
  await page.getByRole('button', { name: FORM_TEXTS['send.button'][language], exact: true }).click();
  await page
    .getByRole('alertdialog', { name: FORM_TEXTS['send.question'][language] })
    .getByRole('button', { name: FORM_TEXTS['send.yes'][language] })
    .click({ clickCount });
}
