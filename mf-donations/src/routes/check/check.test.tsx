import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from 'jest-axe';
import { remote } from '../../remote.tsx';
import { PaymentNetwork, refusedReply, type PaymentAnswer } from '../../testing/payment-network.ts';

const REFERENCE = 'SAMPLE/2026/000042';

/** Opens the page; `answers` come in turn. */
async function openPage({
  answers = [],
  address = '/payments-check',
  language = 'en',
}: { answers?: PaymentAnswer[]; address?: string; language?: 'en' | 'ml' } = {}) {
  const network = new PaymentNetwork();
  network.next['check'] = answers;
  const view = await renderScreen(remote, address, { http: network, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, network, donor: userEvent.setup({ delay: null }) };
}

async function lookUp(donor: ReturnType<typeof userEvent.setup>, phone = '4321') {
  await donor.type(screen.getByLabelText('Reference'), REFERENCE);
  await donor.type(screen.getByLabelText(/Last four figures/), phone);
  await donor.click(screen.getByRole('button', { name: 'Look it up' }));
}
const told = (status: string): PaymentAnswer => ({ ok: { status } });

test.each([
  ['SUCCESS', 'Your Payment was successful', /The money has arrived/],
  ['PENDING', 'We are checking this payment', /it has not confirmed the payment yet/],
  ['NEW', 'We are checking this payment', /within five working days/],
  ['FAILED', 'The payment did not go through', /your bank puts it back/],
])('a payment that is %s is told as such, and nothing else about it', async (status, title, words) => {
  const { donor, network } = await openPage({ answers: [told(status)] });
  await lookUp(donor);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  expect(screen.getByText(words)).toBeVisible();
  expect(network.sent).toEqual([{ path: 'check', body: { tran_id: REFERENCE, phone: '4321' } }]);
});

test('what is missing is told in the form’s order, and nothing is asked', async () => {
  const { donor, network } = await openPage();
  await donor.click(screen.getByRole('button', { name: 'Look it up' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter the reference of the payment', 'Enter the last four figures of your phone number']);
  await donor.click(within(summary).getByRole('link', { name: /last four figures/ }));
  expect(screen.getByLabelText(/Last four figures/)).toHaveFocus();
  expect(network.sent).toEqual([]);
});

test('a whole phone number, also in Malayalam figures, is taken', async () => {
  const { donor, network } = await openPage({ answers: [told('SUCCESS')] });
  await lookUp(donor, '൯൮൭൬൫൪൩൨൧൦');
  expect(await screen.findByText(/The money has arrived/)).toBeVisible();
  expect(network.sent).toHaveLength(1);
});

test('a wrong reference or number says so, keeps what was typed, and warns of the lock', async () => {
  const { donor } = await openPage({ answers: [refusedReply(404, 'No payment was found')] });
  await lookUp(donor);
  expect(await screen.findByRole('alert')).toHaveTextContent(/after five wrong tries a reference is locked/);
  expect(screen.getByLabelText('Reference')).toHaveValue(REFERENCE);
});

test('a locked reference says for how long', async () => {
  const words = 'Too many attempts. Try again in 15 minutes';
  const { donor } = await openPage({ answers: [refusedReply(429, words)] });
  await lookUp(donor);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['the server is in trouble', refusedReply(503, 'Away')],
  ['nothing answers', { kind: 'unreachable' }],
] as const)('when %s Retry looks it up again', async (_, answer) => {
  const { donor } = await openPage({ answers: [answer, told('SUCCESS')] });
  await lookUp(donor);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be looked up just now.');
  await donor.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/The money has arrived/)).toBeVisible();
});

test('a link fills the reference in', async () => {
  await openPage({ address: `/payments-check?tran=${encodeURIComponent(REFERENCE)}` });
  expect(screen.getByLabelText('Reference')).toHaveValue(REFERENCE);
});

test('without scripts the form is posted to this page', async () => {
  await openPage();
  const form = screen.getByRole('form', { name: 'Look your payment up' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/payments-check');
});

test.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', async (language) => {
  const { container, donor } = await openPage({ language });
  await donor.click(screen.getByRole('button', { name: /Look it up|പരിശോധിക്കുക/ }));
  expect(await axe(container)).toHaveNoViolations();
});
