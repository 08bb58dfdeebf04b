import type { Page } from '@playwright/test';
import { CHOICES } from '../../contract/applications/texts/choices.texts.ts';
import { APPLICATION_SECTIONS } from '../../contract/applications/texts/sections.texts.ts';
import { RELATIVE_FIELDS } from '../../contract/applications/relatives.ts';
import { COMPLETE_FORM, SAMPLE_RELATIVE } from '../application-samples.ts';

/** The category of the sample content whose form has questions of all four kinds. */
export const CATEGORY = '/application/1';

const CHOICE_FIELDS = Object.keys(CHOICES);
/** The countries of the sample's codes. */
const COUNTRIES: Readonly<Record<string, string>> = { '+91': 'IN', '+966': 'SA' };
const PHONES = ['countryCode', 'countryCode_oth'];

/** The field of a rule on the page. */
export const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

/** Opens the form of a category at its first step. */
export async function openForm(page: Page, language = 'en') {
  await page.goto(`${CATEGORY}?agreed=1&lang=${language}`);
  await page.locator('section[aria-labelledby="start"] button').click();
  await page.waitForURL(/#applicant$/);
}

/** Opens a step by its id. */
export async function openStep(page: Page, step: string) {
  await page.evaluate((id) => (window.location.hash = id), step);
  await page.locator('h1').waitFor();
}

/** Answers a step's questions as the complete sample does; those of relatives and categories are apart. */
export async function answer(page: Page, fields: readonly string[]) {
  for (const name of fields) {
    const value: unknown = Reflect.get(COMPLETE_FORM, name);
    if (typeof value !== 'string') continue;
    if (PHONES.includes(name)) await field(page, name).selectOption(COUNTRIES[value] ?? '');
    else if (name === 'birthDate') await fillBirthDate(page, value);
    else if (name === 'district') await field(page, name).selectOption(value);
    else if (CHOICE_FIELDS.includes(name))
      await page.locator(`input[name="${name}"][value="${value}"]`).check();
    else await field(page, name).fill(value);
  }
}

async function fillBirthDate(page: Page, value: string) {
  const [year = '', month = '', day = ''] = value.split('-');
  await field(page, 'birthDate').fill(day);
  await field(page, 'birthDate-month').fill(month);
  await field(page, 'birthDate-year').fill(year);
}

/** Chooses a photo, which is a picture of the page, uses it as it is framed, and waits until it is uploaded. */
export async function addPhoto(page: Page) {
  const photo = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
  await field(page, 'logo').locator('+ input').setInputFiles(photo);
  await page.getByRole('button', { name: /^(Use this picture|ഈ ചിത്രം ഉപയോഗിക്കുക)$/ }).press('Enter');
  await page.getByRole('img', { name: /photo\.jpg/ }).waitFor();
}

/** Writes one relative and saves it. */
export async function addRelative(page: Page, index: number, name = SAMPLE_RELATIVE.name) {
  await field(page, 'relativeDetails').click();
  for (const part of RELATIVE_FIELDS)
    await field(page, `relativeDetails.${index}.${part}`).fill(
      part === 'name' ? name : SAMPLE_RELATIVE[part],
    );
  await field(page, `relativeDetails.${index}.remarks`).press('Enter');
}

/** Answers the questions of the category itself, one of each kind. */
async function answerOwnQuestions(page: Page) {
  await field(page, 'additionalFieldsData.land-owner').fill('Amina');
  await page.locator('input[name="present-house"]').first().check();
  await field(page, 'additionalFieldsData.house-work').check();
  await field(page, 'additionalFieldsData.house-account').fill('Built in 1990.\nThe roof fell in 2025.');
}

/** Answers everything but the declaration, step by step; `look` at each when it is filled. */
export async function fillInAll(
  page: Page,
  look?: (page: Page) => Promise<void>,
  choosePhoto: (page: Page) => Promise<void> = addPhoto,
) {
  for (const { id, fields } of APPLICATION_SECTIONS) {
    if (id === 'declaration') continue;
    await openStep(page, id);
    if (id === 'category') await answerOwnQuestions(page);
    else await answer(page, fields);
    if (id === 'applicant') await choosePhoto(page);
    if (id === 'family') await addRelative(page, 0);
    await look?.(page);
  }
}
