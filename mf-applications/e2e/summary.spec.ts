import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { expect, test } from '@trust/shared/testing/journey';
import { field, openStep } from '@trust/shared/testing/application-form/fill-form';
import { sendByApi } from '@trust/shared/testing/application-form/send-by-api';

const PAPER = '**/get-application-candidate-pdf*';

const WORDS = {
  en: {
    print: 'Print application',
    correct: 'Correct the application',
    category: 'Help the Poor',
    send: 'Send Application',
    yes: 'Yes, send it',
    updated: 'Application details Updated!',
  },
  ml: {
    print: 'അപേക്ഷ പ്രിന്റ് ചെയ്യുക',
    correct: 'അപേക്ഷ തിരുത്തുക',
    category: 'നിർധനർക്കൊരു കൈത്താങ്ങ്',
    send: 'അപേക്ഷ അയയ്ക്കുക',
    yes: 'അതെ, അയയ്ക്കുക',
    updated: 'അപേക്ഷയിലെ വിവരങ്ങൾ പുതുക്കി!',
  },
} as const;

for (const [language, tag] of [
  ['ml', '@on-phone'],
  ['en', '@on-desktop'],
] as const) {
  const words = WORDS[language];
  test(
    `an applicant reads, prints and corrects what was sent (${language})`,
    { tag },
    async ({ page, context }) => {
      const papers: Buffer[] = [];
      await context.route(PAPER, async (route) => {
        const answer = await route.fetch();
        expect(answer.headers()['content-type']).toBe('application/pdf');
        papers.push(await answer.body());
        // A browser without a viewer would save the document instead of showing it.
        await route.fulfill({ contentType: 'text/html', body: '<h1>The paper</h1>' });
      });
      const { code, suid } = await sendByApi(page);
      const answer = await page.goto(`/application-summary/${suid}?lang=${language}`);
      expect(await answer?.text()).not.toContain(COMPLETE_FORM.name);
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expect(page.getByText(words.category, { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);

      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: words.print }).click();
      const paper = await opened;
      await expect(paper.getByRole('heading', { name: 'The paper' })).toBeVisible();
      expect(paper.url()).not.toContain(suid);
      expect(papers.map((bytes) => bytes.subarray(0, 5).toString())).toEqual(['%PDF-']);

      await page.getByRole('button', { name: words.correct }).click();
      await expect(field(page, 'name')).toHaveValue(COMPLETE_FORM.name);
      expect(page.url()).not.toContain(suid);
      await openStep(page, 'address');
      await field(page, 'houseName').fill('Corrected House');
      await openStep(page, 'declaration');
      await page.getByRole('button', { name: words.send }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.updated);
      const stored = await page.request.post('/api/project/get-application-by-suid', { data: { suid } });
      expect(await stored.json()).toMatchObject({ houseName: 'Corrected House', version: 2 });
    },
  );
}
