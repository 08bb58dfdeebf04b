import type { LoadContext } from '@trust/shared/remote';
import { createQueryClient } from '@trust/shared/remote/queries/query-client';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { PaymentNetwork } from '../../testing/payment-network.ts';
import { loadDonationPage } from './donation-page.data.ts';

const typed = { firstName: 'Asha', email: 'a@donor.example', amount: '750', categoryName: 'bmz' };

/** What the server makes of the quick form, posted to the page of the fund `nid`. */
function posted(nid: string, queries = createQueryClient()) {
  const context: LoadContext = {
    url: new URL(`https://trust.example/payments/${nid}`),
    params: { nid },
    language: 'en',
    config: sampleConfig,
    t: (key) => key,
    queries,
    http: new PaymentNetwork(),
    posted: { values: typed, status: 200, errors: [] },
  };
  return { context, page: loadDonationPage(context) };
}

test('what was posted fills the form in, and the browser starts with the same', async () => {
  const queries = createQueryClient();
  const { context, page } = posted('bmz', queries);
  expect((await page).form).toMatchObject({ firstName: 'Asha', email: 'a@donor.example', amount: '750' });
  const { form } = await loadDonationPage({ ...context, posted: undefined });
  expect(form.firstName).toBe('Asha');
});

test('what was posted for another fund is posted on to that fund’s page, with nothing of it in the address', async () => {
  const answer: unknown = await posted('home').page.catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([307, '/payments/bmz']);
});
