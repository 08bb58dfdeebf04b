import type { Page } from '@playwright/test';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { expect, test } from '@trust/shared/testing/journey';
import { CATEGORY, field, openForm, openStep } from '@trust/shared/testing/application-form/fill-form';
import { tabTo } from './keyboard.ts';

/** The steps, and a question of each that is answered by typing. */
const TYPED: Readonly<Record<string, string>> = {
  applicant: 'name',
  address: 'houseName',
  'earlier-help': 'shelterContact',
  work: 'wardMemberName',
  family: 'familyDetails',
  home: 'landArea',
  category: 'additionalFieldsData.land-owner',
};

/** The device's own dialog gives a picture of the page, whenever it is asked. */
async function answerFileChooser(page: Page) {
  const photo = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('another category keeps every shared answer, and asks before its own questions’ answers go @on-phone', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'name').fill('Amina');
  await openStep(page, 'category');
  await field(page, 'additionalFieldsData.land-owner').fill('Basheer');

  const openOther = async () => {
    await openStep(page, 'applicant');
    await page.getByRole('link', { name: 'Choose another category' }).click();
    await page.getByRole('link', { name: /Help the Poor/ }).click();
    await page.getByRole('button', { name: 'Start the application' }).click();
    await expect(heading(page)).toHaveText('Apply for Help the Poor instead?');
    await expect(heading(page)).toBeFocused();
  };
  await openOther();
  await page.getByRole('link', { name: /^Stay with/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === CATEGORY && url.hash === '#applicant');
  await openStep(page, 'category');
  await expect(field(page, 'additionalFieldsData.land-owner')).toHaveValue('Basheer');

  await openOther();
  await page.getByRole('button', { name: 'Go on with Help the Poor' }).click();
  await expect(field(page, 'name')).toHaveValue('Amina');
  await expect(page.getByText('Application for: Help the Poor')).toBeVisible();
});

test('two tabs have a form each: neither changes what is written in the other @on-phone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'Amina'],
    [other, 'Basheer'],
  ] as const) {
    await openForm(tab);
    await expect(field(tab, 'name')).toHaveValue('');
    await field(tab, 'name').fill(name);
  }
  for (const [tab, name] of [
    [page, 'Amina'],
    [other, 'Basheer'],
  ] as const) {
    await tab.reload();
    await expect(field(tab, 'name')).toHaveValue(name);
  }
});

test('Reload, Back and Forward keep each step and what is written in it @on-phone', async ({ page }) => {
  await openForm(page);
  for (const [index, { id }] of APPLICATION_SECTIONS.entries()) {
    await openStep(page, id);
    const progress = `Step ${index + 1} of ${APPLICATION_SECTIONS.length}`;
    await expect(heading(page)).toContainText(progress);
    const typed = TYPED[id];
    if (typed) await field(page, typed).fill('5');
    await page.reload();
    await expect(heading(page)).toContainText(progress);
    if (typed) await expect(field(page, typed)).toHaveValue('5');
  }
  const expectStep = async (id: string) => {
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const step = APPLICATION_SECTIONS.findIndex((section) => section.id === id) + 1;
    await expect(heading(page)).toContainText(`Step ${step} of`);
    const typed = TYPED[id];
    if (typed) await expect(field(page, typed)).toHaveValue('5');
  };
  const ids = APPLICATION_SECTIONS.map(({ id }) => id);
  for (const id of ids.toReversed().slice(1)) {
    await page.goBack();
    await expectStep(id);
  }
  for (const id of ids.slice(1)) {
    await page.goForward();
    await expectStep(id);
  }
});

test('a photo is chosen, framed, turned and sent with the keyboard alone @on-desktop', async ({ page }) => {
  await openForm(page);
  await answerFileChooser(page);
  const choose = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Crop the photo' })).toBeFocused();
  };
  await tabTo(page, ({ id }) => id === 'field-logo');
  await choose();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'logo')).toBeFocused();

  await choose();
  const frame = page.getByRole('application', { name: /^Frame/ });
  await tabTo(page, ({ kind }) => kind === 'div');
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, ({ kind }) => kind === 'range');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).not.toHaveValue('1');
  const preview = page.getByRole('dialog').getByRole('img', { includeHidden: true });
  const before = await preview.getAttribute('src');
  await tabTo(page, ({ text }) => text === 'Rotate');
  await page.keyboard.press('Enter');
  await expect(preview).not.toHaveAttribute('src', before ?? '');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'logo')).toBeFocused();
  await expect(page.getByRole('img', { name: 'Picture of photo.jpg' })).toBeVisible();
});

const SCREENS = [
  [360, 740],
  [360, 560],
  [740, 360],
] as const;
for (const [width, height] of SCREENS)
  test(`all that is done with a picture is in sight on a screen of ${width} by ${height} @on-phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(CATEGORY);
    await answerFileChooser(page);
    for (const language of ['en', 'ml'] as const) {
      await openForm(page, language);
      for (const [step, id] of [
        ['applicant', 'logo'],
        ['documents', 'documents'],
      ] as const) {
        await openStep(page, step);
        await field(page, id).press('Enter');
        const dialog = page.getByRole('dialog');
        if (id === 'documents') await dialog.getByRole('radio').last().check();
        await expect(dialog.getByRole('application')).toBeInViewport();
        for (const button of await dialog.getByRole('button').all())
          await expect(button).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
    }
  });
