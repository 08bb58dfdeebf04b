import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import { pressLogin } from '../../testing/press-login.ts';
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
  await donor.type(screen.getByLabelText(/Last four digits/), phone);
  await donor.click(screen.getByRole('button', { name: 'Check' }));
}
const told = (status: string): PaymentAnswer => ({ outcome: 'ok', data: { status } });

test.each([
  ['SUCCESS', 'Your Payment was successful', /The money has arrived/],
  ['PENDING', 'We are checking this payment', /it has not confirmed the payment yet/],
  ['NEW', 'We are checking this payment', /within five working days/],
  ['FAILED', 'The payment did not go through', /your bank returns it/],
])('a payment that is %s is told as such, and nothing else about it', async (status, title, words) => {
  const { donor, network } = await openPage({ answers: [told(status)] });
  await lookUp(donor);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  expect(screen.getByText(words)).toBeVisible();
  expect(network.sent).toEqual([{ path: 'check', body: { tran_id: REFERENCE, phone: '4321' } }]);
});

test('what was typed is there after a login, once', async () => {
  const first = await openPage();
  await first.donor.type(screen.getByLabelText('Reference'), REFERENCE);
  await first.donor.type(screen.getByLabelText(/Last four digits/), '4321');
  pressLogin();
  first.unmount();
  const second = await openPage();
  expect(screen.getByLabelText('Reference')).toHaveValue(REFERENCE);
  expect(screen.getByLabelText(/Last four digits/)).toHaveValue('4321');
  second.unmount();
  await openPage();
  expect(screen.getByLabelText('Reference')).toHaveValue('');
});

test('a payment that was refunded is told as such, not as money to be thanked for', async () => {
  const { donor } = await openPage({
    answers: [{ outcome: 'ok', data: { status: 'SUCCESS', refunded: 'all' } }],
  });
  await lookUp(donor);
  expect(await screen.findByRole('heading', { level: 2, name: 'This payment was returned' })).toHaveFocus();
  expect(screen.getByText(/If there was a receipt, it is cancelled/)).toBeVisible();
  expect(screen.queryByText(/The money has arrived/)).toBeNull();
});

test('of a payment of which a part was refunded that is told, and the receipt can be sent again', async () => {
  const answer = { status: 'SUCCESS', refunded: 'part', receiptEmail: 'a••••@donor.example' };
  const { donor } = await openPage({ answers: [{ outcome: 'ok', data: answer }] });
  await lookUp(donor);
  expect(await screen.findByText(/A part of it was returned to you/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the receipt again' })).toBeVisible();
});

test.each([
  ['PENDING', 'Reported: waits for our bank statement', /up to three working days/],
  ['FAILED', 'We have not found this gift', /Compare the number, the amount and the day/],
  ['SUCCESS', 'Your Payment was successful', /The money has arrived/],
])('a gift that its donor reported and that is %s is told as such', async (status, title, words) => {
  const { donor } = await openPage({ answers: [{ outcome: 'ok', data: { status, reported: true } }] });
  await lookUp(donor);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  [
    'en',
    [
      /^You gave ₹750.50.$/,
      /^₹250.50 was returned to you on 22 November 2026.$/,
      /^₹100 was returned to you on 24 November 2026.$/,
      /^₹400 of your donation remains.$/,
    ],
  ],
  ['ml', [/₹750\.50/, /22.*₹250\.50/, /24.*₹100/, /₹400/]],
] as const)(
  'what was given, each refund with its day and what remains are named (%s)',
  async (language, words) => {
    const returned = [
      { amount: 25_050, at: '2026-11-22T09:00:00.000Z' },
      { amount: 10_000, at: '2026-11-24T09:00:00.000Z' },
    ];
    const answer = { status: 'SUCCESS', refunded: 'part', refunds: { given: 75_050, returned } };
    const network = new PaymentNetwork();
    network.next['check'] = [{ outcome: 'ok', data: answer }];
    await renderScreen(remote, `/payments-check?tran=${REFERENCE}`, { http: network, language });
    const donor = userEvent.setup({ delay: null });
    const phone = screen.getAllByRole('textbox').at(-1);
    if (phone) await donor.type(phone, '4321');
    await donor.click(screen.getByRole('button', { name: /^(Check|പരിശോധിക്കുക)$/ }));
    const lines = (await screen.findAllByText(/₹/)).map(({ textContent }) => textContent);
    expect(lines).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(lines[index]).toMatch(word);
  },
);

test('of a refund of all nothing is said to remain', async () => {
  const refunds = { given: 50_000, returned: [{ amount: 50_000, at: '2026-11-22T09:00:00.000Z' }] };
  const { donor } = await openPage({
    answers: [{ outcome: 'ok', data: { status: 'SUCCESS', refunded: 'all', refunds } }],
  });
  await lookUp(donor);
  expect(await screen.findByText('₹500 was returned to you on 22 November 2026.')).toBeVisible();
  expect(screen.queryByText(/remains/)).toBeNull();
});

describe('the receipt of a payment that was found', () => {
  const receiptEmail = 'a••••@donor.example';
  const found: PaymentAnswer = { outcome: 'ok', data: { status: 'SUCCESS', receiptEmail } };
  const press = async (answer: PaymentAnswer) => {
    const { donor, network } = await openPage({ answers: [found] });
    network.next['resend-receipt'] = [answer];
    await lookUp(donor);
    expect(await screen.findByText(/to a••••@donor.example, the address you gave/)).toBeVisible();
    await donor.click(screen.getByRole('button', { name: 'Send the receipt again' }));
    return network;
  };

  test('is sent again to the address of the donation', async () => {
    const network = await press({ outcome: 'ok', data: { receiptEmail } });
    expect(await screen.findByText(/on its way to a••••@donor.example/)).toBeVisible();
    expect(network.sentTo('resend-receipt')).toEqual([{ tran_id: REFERENCE, phone: '4321' }]);
    expect(screen.queryByRole('button', { name: 'Send the receipt again' })).toBeNull();
  });

  test('that was sent often says so in the server’s words', async () => {
    await press(refusedReply(429, 'The receipt was sent three times today.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('sent three times today');
  });

  test('that could not be sent can be tried again', async () => {
    await press({ outcome: 'unreachable' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
    expect(screen.getByRole('button', { name: 'Send the receipt again' })).toBeVisible();
  });
});

test('what is missing is told in the form’s order, and nothing is asked', async () => {
  const { donor, network } = await openPage();
  await donor.click(screen.getByRole('button', { name: 'Check' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter the reference of the payment', 'Enter the last four digits of your phone number']);
  await donor.click(within(summary).getByRole('link', { name: /last four digits/ }));
  expect(screen.getByLabelText(/Last four digits/)).toHaveFocus();
  expect(network.sent).toEqual([]);
});

test('an error vanishes once its field is right', async () => {
  const { donor } = await openPage();
  await donor.click(screen.getByRole('button', { name: 'Check' }));
  await donor.type(screen.getByLabelText(/Last four digits/), '432');
  expect(screen.getByLabelText(/Last four digits/)).toBeInvalid();
  await donor.type(screen.getByLabelText(/Last four digits/), '1');
  expect(screen.getByLabelText(/Last four digits/)).toBeValid();
  expect(screen.getByLabelText('Reference')).toBeInvalid();
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
  ['nothing answers', { outcome: 'unreachable' }],
] as const)('when %s Retry looks it up again', async (_, answer) => {
  const { donor } = await openPage({ answers: [answer, told('SUCCESS')] });
  await lookUp(donor);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not check this.');
  await donor.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/The money has arrived/)).toBeVisible();
});

test('a link fills the reference in', async () => {
  await openPage({ address: `/payments-check?tran=${encodeURIComponent(REFERENCE)}` });
  expect(screen.getByLabelText('Reference')).toHaveValue(REFERENCE);
});

test('without scripts the form is posted to this page', async () => {
  await openPage();
  const form = screen.getByRole('form', { name: 'Check a payment' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/payments-check');
});

test.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', async (language) => {
  const { container, donor } = await openPage({ language });
  await donor.click(screen.getByRole('button', { name: /Check|പരിശോധിക്കുക/ }));
  expect(await axe(container)).toHaveNoViolations();
});
