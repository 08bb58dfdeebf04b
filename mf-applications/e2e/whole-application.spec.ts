import type { BrowserContext, Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { expect, test } from '@trust/shared/testing/journey';
import { countPictures, readPdfText, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { choosePhoto } from '@trust/shared/testing/application-form/choose-photo';
import { field, fillInAll, openForm, openStep } from '@trust/shared/testing/application-form/fill-form';
import { NUMBER, send, shownNumber } from './send-form.ts';

const ADD = '**/api/project/add-application';
const PAPER = '**/get-application-candidate-pdf*';
const UPLOADS = /upload-application/;
/** Bytes each second: a slow uplink, on which a photo takes seconds. */
const SLOW_UPLINK = 30_000;

const WORDS = {
  en: {
    next: 'Save and go on',
    missing: 'Please enter the applicant name',
    camera: 'Take a photo',
    frame: /^Frame/,
    use: 'Use this picture',
    cut: 'The connection was lost.',
    seeMissing: 'See what is missing',
    waiting: 'Not sent yet: there is no connection',
    now: 'Try now',
    sent: 'Your application has been sent',
    open: 'Open the page of the application',
    print: 'Print application',
    correct: 'Correct the application',
    updated: 'Application details Updated!',
  },
  ml: {
    next: 'സൂക്ഷിച്ച് തുടരുക',
    missing: 'അപേക്ഷകന്റെ പേര് എഴുതുക',
    camera: 'ഫോട്ടോ എടുക്കുക',
    frame: /^ചതുരം/,
    use: 'ഈ ചിത്രം ഉപയോഗിക്കുക',
    cut: 'കണക്ഷൻ മുറിഞ്ഞു.',
    seeMissing: 'ഇനി പൂരിപ്പിക്കാനുള്ളത് കാണുക',
    waiting: 'അയച്ചിട്ടില്ല: കണക്ഷനില്ല',
    now: 'ഇപ്പോൾ ശ്രമിക്കുക',
    sent: 'നിങ്ങളുടെ അപേക്ഷ ലഭിച്ചു',
    open: 'അപേക്ഷയുടെ പേജ് തുറക്കുക',
    print: 'അപേക്ഷ പ്രിന്റ് ചെയ്യുക',
    correct: 'അപേക്ഷ തിരുത്തുക',
    updated: 'അപേക്ഷയിലെ വിവരങ്ങൾ പുതുക്കി!',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('a network that loses uploads and answers', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const language of ['en', 'ml'] as const) {
    const words = WORDS[language];
    test(`an applicant applies from the photo to the corrected paper (${language}) @on-phone`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      await openForm(page, language);
      await expect(heading(page)).toBeFocused();
      const summary = page.getByRole('alert');
      await press(page, words.next);
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: words.missing }).click();
      await expect(field(page, 'name')).toBeFocused();

      await fillInAll(page, undefined, () => sendLargePhoto(page, language));
      await openStep(page, 'declaration');
      await press(page, words.seeMissing);
      await expect(summary.getByRole('link')).toHaveCount(1);
      await summary.getByRole('link').click();
      await expect(field(page, 'agreement')).toBeFocused();
      await field(page, 'agreement').check();
      await expect(summary).toBeHidden();

      const sent = await loseFirstAnswer(page);
      await send(page, language, 2);
      await expect(page.getByRole('status', { name: words.waiting })).toBeVisible();
      await expectFit(page);
      await press(page, words.now);
      const dialog = page.getByRole('alertdialog', { name: words.sent });
      await expect(dialog).toBeVisible();
      await expectFit(page);
      await expect(shownNumber(page)).toHaveText(NUMBER);
      const code = await shownNumber(page).innerText();
      // Sent twice, and stored once.
      expect(sent.keys).toEqual([sent.keys[0], sent.keys[0]]);
      expect(sent.answers).toEqual([sent.answers[0], sent.answers[0]]);
      // The number is shown again after a reload; what was typed does not stay on the device.
      await page.reload();
      await expect(shownNumber(page)).toHaveText(code);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        COMPLETE_FORM.houseName,
      );

      await press(page, words.open);
      await expect(page).toHaveURL(/\/application-summary\/.{20}/);
      await expect(shownNumber(page)).toHaveText(code);
      await expect(page.getByText(words.sent)).toBeVisible();
      await page.goBack();
      await expect(shownNumber(page)).toHaveText(code);
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: words.open }).click();
      await expect(shownNumber(page)).toHaveText(code);
      await expect(page.getByText(COMPLETE_FORM.name, { exact: true })).toBeVisible();
      const summaryPage = page.url();
      const paper = await print(page, context, words.print);
      const text = (await readPdfText(paper)).join('');
      for (const part of [code, COMPLETE_FORM.name, 'അപേക്ഷകന്റെ പേര്', 'സ്ത്രീ', 'വാർഡ് മെമ്പർ'])
        expect(text).toContain(removeSpaces(part));
      expect(countPictures(paper)).toBe(1);

      await press(page, words.correct);
      await expect(field(page, 'name')).toHaveValue(COMPLETE_FORM.name);
      await openStep(page, 'address');
      await field(page, 'houseName').fill('Corrected House');
      await openStep(page, 'declaration');
      await send(page, language);
      await expect(page.getByRole('alertdialog', { name: words.updated })).toBeVisible();
      await press(page, words.open);
      await expect(page).toHaveURL(summaryPage);
      await expect(page.getByText(words.updated)).toBeVisible();
      await expect(shownNumber(page)).toHaveText(code);
      const corrected = (await readPdfText(await print(page, context, words.print))).join('');
      expect(corrected).toContain(removeSpaces('Corrected House'));

      await openForm(page, language);
      await expect(field(page, 'name')).toHaveValue('');
    });
  }
});

/** A photo of 8 MB as phones take it, moved and zoomed under its frame, cut off, and sent on a slow uplink after that. */
async function sendLargePhoto(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  const camera = page.getByRole('button', { name: words.camera, exact: true });
  expect(await choosePhoto(camera, 'IMG_0001.jpg', 4032, 3024)).toBeGreaterThan(8_000_000);
  await page.getByRole('application', { name: words.frame }).press('ArrowLeft');
  await page.getByRole('slider').press('ArrowRight');
  await expectFit(page);

  await page.route(UPLOADS, (route) => route.abort('connectionreset'));
  await press(page, words.use);
  await expect(page.getByRole('alert').filter({ hasText: words.cut })).toBeVisible();
  await expectFit(page);
  await page.unroute(UPLOADS);
  await limitUplink(page, SLOW_UPLINK);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const bar = page.getByRole('progressbar', { name: /IMG_0001/ });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
  await expectFit(page);
  const picture = page.getByRole('img', { name: /IMG_0001/ });
  await expect(picture).toBeVisible();
  await expectFit(page);
  await limitUplink(page, -1);

  await page.reload();
  await expect(field(page, 'name')).toHaveValue(COMPLETE_FORM.name);
  await expect(picture).toHaveAttribute('src', /^\/api\/project\/uploads\//);
  const sizeOf = (image: HTMLImageElement) => ({ width: image.naturalWidth, height: image.naturalHeight });
  await expect.poll(async () => (await picture.evaluate(sizeOf)).width).toBeGreaterThan(0);
  const { width, height } = await picture.evaluate(sizeOf);
  expect(width / height).toBeCloseTo(35 / 45, 2);
}

async function limitUplink(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
  if (uploadThroughput < 0) await session.detach();
}

/** The server has what was sent first, and its answer does not arrive. */
async function loseFirstAnswer(page: Page) {
  const keys: (string | undefined)[] = [];
  const answers: unknown[] = [];
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    answers.push(await response.json());
    return answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  return { keys, answers };
}

/** Opens the document in its own tab. Resolves to its bytes. */
async function print(page: Page, context: BrowserContext, button: string): Promise<Buffer> {
  const papers: Buffer[] = [];
  await context.route(PAPER, async (route) => {
    papers.push(await (await route.fetch()).body());
    // A browser without a viewer would save the document instead of showing it.
    await route.fulfill({ contentType: 'text/html', body: '<h1>The paper</h1>' });
  });
  const opened = context.waitForEvent('page');
  await press(page, button);
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'The paper' })).toBeVisible();
  await tab.close();
  await context.unroute(PAPER);
  expect(papers).toHaveLength(1);
  return Buffer.concat(papers);
}
