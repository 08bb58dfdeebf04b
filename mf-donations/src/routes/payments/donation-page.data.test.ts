import type { LoadContext } from '@trust/shared/remote';
import { createDocumentQueries } from '@trust/shared/remote/queries/queries';
import { createQueryClient } from '@trust/shared/remote/queries/query-client';
import { describeServerRead } from '@trust/shared/remote/queries/server-read';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { PaymentNetwork } from '../../testing/payment-network.ts';
import { sampleProject } from '../../testing/sample-project.ts';
import { loadDonationPage } from './donation-page.data.ts';

const typed = { firstName: 'Asha', email: 'a@donor.example', amount: '750', categoryName: 'bmz' };

const loadNothing = () => Promise.reject(new Error('Nothing of a completed project is needed.'));

function contextOf(nid: string, more: Partial<LoadContext>): LoadContext {
  return {
    url: new URL(`https://trust.example/payments/${nid}`),
    params: { nid },
    language: 'en',
    config: sampleConfig,
    t: (key) => key,
    queries: createQueryClient(),
    http: new PaymentNetwork(),
    ...more,
  };
}

/** Loads the page of the fund `nid` as the server does after the quick form was posted to it. */
function posted(nid: string, queries = createQueryClient()) {
  const context = contextOf(nid, { queries, posted: { values: typed, status: 200, errors: [] } });
  return { context, page: loadDonationPage(context, loadNothing) };
}

test('what was posted fills the form in, and the browser starts with the same', async () => {
  const queries = createQueryClient();
  const { context, page } = posted('bmz', queries);
  expect((await page).form).toMatchObject({ firstName: 'Asha', email: 'a@donor.example', amount: '750' });
  const { form } = await loadDonationPage({ ...context, posted: undefined }, loadNothing);
  expect(form.firstName).toBe('Asha');
});

test('what was posted for another fund is posted on to that fund’s page, with nothing of it in the address', async () => {
  const answer: unknown = await posted('home').page.catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([307, '/payments/bmz']);
});

test('the page of a completed project brings neither the other projects nor the code of their cards: its HTML shows them', async () => {
  const onServer = createQueryClient();
  const http = new PaymentNetwork({
    'project/get-project-by-id': sampleProject({ successStory: true }),
    'project/get-project-list': [sampleProject({ _id: '1002' })],
  });
  const View = () => null;
  const context = contextOf('1001', { queries: onServer, http });
  const { completed } = await loadDonationPage(context, async () => View);
  expect(completed).toMatchObject({ View, others: [{ _id: '1002' }] });

  const inPage: unknown = JSON.parse(JSON.stringify(describeServerRead(onServer)));
  const queries = createDocumentQueries(inPage).forHydration(loadNothing);
  expect((await loadDonationPage({ ...context, queries }, loadNothing)).completed).toBeNull();
});
