import type { Page } from '@playwright/test';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { expect, test } from '@trust/shared/testing/journey';
import { countPictures, readPdfText, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { choosePhoto } from './choose-photo.ts';
import { field, fillInAll, openForm, openStep } from './fill-form.ts';
import { NUMBER, send, shownNumber } from './send-form.ts';

const ADD = '**/api/project/add-application';
const PAPER = '**/get-application-candidate-pdf*';

/** A photo as phones take it, moved and zoomed under its frame. */
async function takeLargePhoto(page: Page) {
  const camera = page.getByRole('button', { name: 'ഫോട്ടോ എടുക്കുക', exact: true });
  expect(await choosePhoto(camera, 'IMG_0001.jpg', 4032, 3024)).toBeGreaterThan(8_000_000);
  await page.getByRole('application', { name: /^ചതുരം/ }).press('ArrowLeft');
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('button', { name: 'ഈ ചിത്രം ഉപയോഗിക്കുക' }).click();
  await expect(page.getByRole('img', { name: /IMG_0001/ })).toBeVisible();
}

test.describe('a network that loses an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('an applicant applies in Malayalam from the photo to the paper @on-phone', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await openForm(page, 'ml');
    await fillInAll(page, undefined, takeLargePhoto);
    await openStep(page, 'declaration');
    await field(page, 'agreement').check();

    const keys: (string | undefined)[] = [];
    const numbers: unknown[] = [];
    await page.route(ADD, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      numbers.push(await answer.json());
      return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
    });
    await send(page, 'ml');
    await expect(page.getByRole('alert').filter({ hasText: 'മറുപടി കിട്ടിയില്ല' })).toBeVisible();
    await send(page, 'ml');
    await expect(shownNumber(page)).toHaveText(NUMBER);
    const code = await shownNumber(page).innerText();
    expect(keys).toEqual([keys[0], keys[0]]);
    // Sent twice, and stored once.
    expect(numbers).toEqual([numbers[0], numbers[0]]);

    await page.getByRole('link', { name: 'അപേക്ഷയുടെ പേജ് തുറക്കുക' }).click();
    await expect(page).toHaveURL(/\/application-summary\/.{20}/);
    await expect(shownNumber(page)).toHaveText(code);
    await expect(page.getByText(COMPLETE_FORM.name, { exact: true })).toBeVisible();

    const papers: Buffer[] = [];
    await context.route(PAPER, async (route) => {
      papers.push(await (await route.fetch()).body());
      // A browser without a viewer would save the document instead of showing it.
      await route.fulfill({ contentType: 'text/html', body: '<h1>The paper</h1>' });
    });
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'അപേക്ഷ പ്രിന്റ് ചെയ്യുക' }).click();
    await expect((await opened).getByRole('heading', { name: 'The paper' })).toBeVisible();
    expect(papers).toHaveLength(1);
    for (const paper of papers) {
      const text = (await readPdfText(paper)).join('');
      for (const words of [code, COMPLETE_FORM.name, 'അപേക്ഷകന്റെ പേര്', 'സ്ത്രീ', 'വാർഡ് മെമ്പർ'])
        expect(text).toContain(removeSpaces(words));
      expect(countPictures(paper)).toBe(1);
    }
  });
});
