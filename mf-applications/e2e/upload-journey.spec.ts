import type { Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { choosePhoto } from './choose-photo.ts';
import { field, openForm, openStep } from './fill-form.ts';

const WORDS = {
  en: { use: 'Use this picture', cut: 'The connection was lost.', frame: /^Frame/, wide: 'Only a wide part' },
  ml: { use: 'ഈ ചിത്രം ഉപയോഗിക്കുക', cut: 'കണക്ഷൻ മുറിഞ്ഞു.', frame: /^ചതുരം/, wide: 'വീതിയുള്ള ഭാഗം മാത്രം' },
} as const;

const UPLOADS = /upload-application/;
/** Bytes each second: a slow uplink, on which a photo takes seconds. */
const SLOW_UPLINK = 30_000;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_UPLINK,
  });
}

test.describe('a photo on a phone', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const language of ['en', 'ml'] as const) {
    const words = WORDS[language];
    test(`of 8 MB is cropped, cut off, sent on a slow uplink when the network returns, and shown after a reload (${language}) @on-phone`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await openForm(page, language);
      const choose = field(page, 'logo');
      expect(await choosePhoto(choose, 'IMG_0001.jpg', 4032, 3024)).toBeGreaterThan(8_000_000);
      const frame = page.getByRole('application', { name: words.frame });
      await frame.press('ArrowLeft');
      await page.getByRole('slider').press('ArrowRight');
      await expectFit(page);

      await page.route(UPLOADS, (route) => route.abort('connectionreset'));
      await page.getByRole('button', { name: words.use }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.cut })).toBeVisible();
      await expectFit(page);
      await page.unroute(UPLOADS);
      await slowDown(page);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const bar = page.getByRole('progressbar', { name: /IMG_0001/ });
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
      await expectFit(page);
      const picture = page.getByRole('img', { name: /IMG_0001/ });
      await expect(picture).toBeVisible({ timeout: 60_000 });
      await expectFit(page);

      await page.reload();
      await expect(picture).toHaveAttribute('src', /^\/api\/project\/uploads\//);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const ratio = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      );
      expect(ratio).toBeCloseTo(35 / 45, 2);
    });
  }
});

test('documents are sent whole or as a wide crop, ordered and removed with the keyboard', async ({
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
    if (wide) await page.getByRole('radio', { name: WORDS.en.wide }).check();
    if (wide) await page.getByRole('application').press('ArrowDown');
    await page.getByRole('button', { name: WORDS.en.use }).press('Enter');
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
      await page.getByRole('button', { name: WORDS.en.use }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expectFit(page);
  });
});
