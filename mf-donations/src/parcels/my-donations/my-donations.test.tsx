import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnDonation } from '@trust/shared/contract/donations/payments';
import { axe } from '@trust/shared/testing/component-axe';
import { renderParcel } from '@trust/shared/testing/render-parcel';
import { logIn, readToken } from '@trust/shared/session';
import { remote } from '../../remote.tsx';
import { PaymentNetwork, refusedReply, type PaymentAnswer } from '../../testing/payment-network.ts';

beforeEach(() => logIn({ token: 'token-of-asha', firstName: 'Asha', lastName: 'Demo' }));

const PAID: OwnDonation = {
  tran_id: 'SCT/2026/000042',
  begunAt: '2026-02-28T20:00:00.000Z',
  status: 'SUCCESS',
  amount: 50_050,
  refunded: 0,
  paidAt: '2026-03-01T09:00:00.000Z',
  purpose: 'project',
  cause: { id: '101', name: { en: 'A roof', ml: 'ഒരു മേൽക്കൂര' } },
  receiptToken: 'a-token',
};
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...PAID, tran_id: `SCT/2026/${String(from + index)}` }));

async function openList(first: PaymentAnswer, language: 'en' | 'ml' = 'en') {
  const network = new PaymentNetwork();
  const answerNext = (answer: PaymentAnswer) => (network.next['my-donations'] = [answer]);
  answerNext(first);
  const view = await renderParcel(remote, 'my-donations', {}, { http: network, language });
  return { ...view, network, answerNext, donor: userEvent.setup({ delay: null }) };
}
const list = (...donations: object[]): PaymentAnswer => ({ outcome: 'ok', data: donations });
const unreachable: PaymentAnswer = { outcome: 'unreachable' };

test('a donation is shown with its sum, day, reference and state, and its receipt opens', async () => {
  const { container } = await openList(list(PAID));
  const item = await screen.findByRole('listitem');
  for (const words of ['A roof', '₹500.50, 1 March 2026', 'Reference SCT/2026/000042', 'Received'])
    expect(within(item).getByText(words)).toBeVisible();
  expect(within(item).getByRole('link', { name: 'Receipt (PDF) SCT/2026/000042' })).toHaveAttribute(
    'href',
    '/payments/receipt?token=a-token&lang=en',
  );
  expect(within(item).queryByRole('link', { name: /Check this payment/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[string, Partial<OwnDonation>]>([
  ['Being checked', { status: 'PENDING', paidAt: null, receiptToken: undefined }],
  ['Reported: waits for our bank statement', { status: 'PENDING', reported: true, paidAt: null }],
  ['We have not found this gift', { status: 'FAILED', reported: true, paidAt: null }],
  ['Another sum has arrived: our office looks at it', { status: 'PENDING', inReview: true, paidAt: null }],
  ['₹500.50, 2 March 2026', { status: 'PENDING', begunAt: '2026-03-01T18:30:00.000Z', paidAt: null }],
  ['₹500.50, 1 March 2026', { status: 'PENDING', begunAt: '2026-03-01T18:29:59.000Z', paidAt: null }],
  ['₹500.50, 3 March 2026', { paidAt: '2026-03-02T19:00:00.000Z' }],
  ['₹500.49 of it was returned', { refunded: 50_049 }],
  ['Booking of a Solace programme', { purpose: 'solace', cause: null }],
  ['Donation', { purpose: 'general', cause: null }],
  ['Another sum had arrived: it was returned', { status: 'FAILED', returned: true, paidAt: null }],
  ['Not paid', { status: 'FAILED', paidAt: null, receiptToken: undefined }],
  ['Returned', { refunded: 50_050 }],
  ['₹200 of it was returned', { refunded: 20_000 }],
])('“%s” is said of one that is %o', async (words, change) => {
  await openList(list({ ...PAID, ...change }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('one that is not paid leads to the page that looks it up; a fund is named in Malayalam', async () => {
  const unpaid = { status: 'FAILED', paidAt: null, purpose: 'zakat', cause: null } as const;
  await openList(list({ ...PAID, ...unpaid }), 'ml');
  expect(await screen.findByText('ബൈത്തുൽ മാൽ സകാത്ത്')).toBeVisible();
  expect(screen.getByRole('link', { name: /^ഈ പണമടയ്ക്കൽ പരിശോധിക്കുക/ })).toHaveAttribute(
    'href',
    '/payments-check?tran=SCT%2F2026%2F000042',
  );
});

test('a receipt is in the language of the page', async () => {
  await openList(list(PAID), 'ml');
  expect(await screen.findByRole('link', { name: /SCT\/2026\/000042$/ })).toHaveAttribute(
    'href',
    '/payments/receipt?token=a-token&lang=ml',
  );
  expect(screen.getByText('ഒരു മേൽക്കൂര')).toBeVisible();
});

test('a gift that is not paid and has no receipt offers none', async () => {
  await openList(list({ ...PAID, status: 'PENDING', paidAt: null, receiptToken: undefined }));
  await screen.findByRole('listitem');
  expect(screen.queryByRole('link', { name: /Receipt/ })).toBeNull();
});

test('who has given nothing while logged in is told so, with the way to look a payment up', async () => {
  await openList(list());
  expect(await screen.findByText(/No donation was made yet while you were logged in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check a payment' })).toHaveAttribute('href', '/payments-check');
});

test('more are shown at a press, none twice, and the focus goes to the first of them', async () => {
  const { donor, network, answerNext } = await openList(list(...numbered(101, 21)));
  const more = await screen.findByRole('button', { name: 'Show more' });
  // One was made meanwhile: the last that is shown comes again.
  answerNext(list(...numbered(120, 3)));
  await donor.click(more);
  const next = (await screen.findByText('Reference SCT/2026/121')).closest('li');
  expect(next).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(22);
  expect(network.sentTo('my-donations')).toEqual([
    { skip: 0, limit: 21 },
    { skip: 20, limit: 21 },
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a list that cannot be loaded is loaded at a press; what is shown stays when more cannot be', async () => {
  const { donor, answerNext } = await openList(unreachable);
  expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be loaded.');
  answerNext(list(...numbered(101, 21)));
  await donor.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your donations' })).toHaveFocus();
  const more = await screen.findByRole('button', { name: 'Show more' });
  answerNext(unreachable);
  await donor.click(more);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(more).toHaveFocus();
  answerNext(list(...numbered(201, 1)));
  await donor.click(more);
  expect(await screen.findByText('Reference SCT/2026/201')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('exactly twenty are all: nothing more is offered', async () => {
  await openList(list(...numbered(101, 20)));
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('who is not logged in any more, as the server says, is logged out', async () => {
  await openList(refusedReply(401, 'Log in'));
  await waitFor(() => expect(readToken()).toBeUndefined());
});
