import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import { choosePhoto } from '@trust/shared/testing/application-form/choose-photo';
import { field, openForm, openStep } from '@trust/shared/testing/application-form/fill-form';

const USE = 'Use this picture';
const UPLOADS = /upload-application/;

test('documents are sent whole or as a wide crop, ordered and removed with the keyboard @on-both', async ({
  page,
}) => {
  await openForm(page);
  await openStep(page, 'documents');
  const choose = field(page, 'documents');
  for (const [name, wide] of [
    ['letter.jpg', false],
    ['house.jpg', true],
  ] as const) {
    await choosePhoto(choose, name, 700, 990);
    if (wide) await page.getByRole('radio', { name: 'Only a wide part' }).check();
    if (wide) await page.getByRole('application').press('ArrowDown');
    await page.getByRole('button', { name: USE }).press('Enter');
    await expect(page.getByRole('img', { name: `Picture of ${name}` })).toBeVisible();
  }
  const ratioOf = (name: string) =>
    page
      .getByRole('img', { name: `Picture of ${name}` })
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(await ratioOf('letter.jpg')).toBeCloseTo(700 / 990, 2);
  expect(await ratioOf('house.jpg')).toBeCloseTo(16 / 9, 1);

  await page.getByRole('button', { name: 'Move house.jpg up' }).press('Enter');
  await expect(page.getByText('Document 1: house.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move house.jpg up' })).toBeFocused();
  await expectFit(page);
  await page.getByRole('button', { name: 'Remove house.jpg' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove letter.jpg' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Document 1: letter.jpg')).toBeVisible();
  await expect(page.getByText('house.jpg')).toHaveCount(0);
});

test.describe('a file that the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('says so in the words for a photo and for a document', async ({ page }) => {
    await page.route(UPLOADS, (route) => route.fulfill({ status: 422, body: '' }));
    await openForm(page);
    for (const [step, id, text] of [
      ['applicant', 'logo', 'Upload error, please check the file ext'],
      ['documents', 'documents', 'Upload error, please check the file ext size limit 500 KB'],
    ] as const) {
      await openStep(page, step);
      await choosePhoto(field(page, id), `${id}.jpg`, 700, 990);
      await page.getByRole('button', { name: USE }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expectUsableOnBothScreens(page);
  });
});
