import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { UnavailableError } from '@trust/shared/http';
import type { FakeAnswers } from '@trust/shared/testing/fake-network';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { receiptTokenOf } from '../../parts/receipt/receipt-tokens.ts';
import { readReportDraft, saveReportDraft } from '../../parts/report-draft.ts';
import { remote } from '../../remote.tsx';
import { PaymentNetwork, refusedReply, type PaymentAnswer } from '../../testing/payment-network.ts';
import { sampleProject } from '../../testing/sample-project.ts';

const PROJECTS = 'project/get-project-list';
const TODAY = dayInIndia(new Date());
const REFERENCE = 'SAMPLE/2026/000042';
const SUMMARY = {
  status: 'PENDING',
  reported: true,
  amount: 50_050,
  refunded: 0,
  paidAt: null,
  purpose: 'zakat',
  cause: null,
  hasPan: false,
  receiptEmail: 'a••••@donor.example',
};

beforeEach(() => sessionStorage.clear());

async function openPage({
  address = '/payments-report?nid=bmz&way=upi',
  answers = [],
  reads = {},
  language = 'en',
}: {
  address?: string;
  answers?: PaymentAnswer[];
  reads?: FakeAnswers;
  language?: 'en' | 'ml';
} = {}) {
  const network = new PaymentNetwork({ [PROJECTS]: [sampleProject()], ...reads });
  network.next['report-gift'] = answers;
  const view = await renderScreen(remote, address, { http: network, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, network, donor: userEvent.setup({ delay: null }) };
}

async function fillIn(donor: ReturnType<typeof userEvent.setup>) {
  await donor.type(screen.getByLabelText(/^Number of the payment/), 'UPI Ref 4123 4567 8901');
  await donor.type(screen.getByLabelText('Amount'), '500.50');
  fireEvent.input(screen.getByLabelText('Day of the payment'), { target: { value: TODAY } });
  await donor.type(screen.getByLabelText('Full Name'), 'A Donor');
  await donor.type(screen.getByLabelText('Email Address'), 'a@donor.example');
  await donor.type(screen.getByLabelText('Phone (WhatsApp)'), '0000004321');
}

const send = () => screen.getByRole('button', { name: 'Report the gift' });

test('a gift is reported for the fund that the donor comes from, and the page says what comes next', async () => {
  const { donor, network } = await openPage({ reads: { donation: SUMMARY } });
  expect(screen.getByLabelText('In a UPI app')).toBeChecked();
  expect(screen.getByLabelText('What is it for?')).toHaveDisplayValue('Baithul Mal Zakat');
  await fillIn(donor);
  await donor.click(send());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Reported: waits for our bank statement' }),
  ).toHaveFocus();
  expect(screen.getByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
  expect(screen.getByText(/we send the receipt to a••••@donor.example/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Check later/ })).toHaveAttribute(
    'href',
    `/payments-check?tran=${encodeURIComponent(REFERENCE)}`,
  );
  expect(network.sentTo('report-gift')).toEqual([
    {
      way: 'upi',
      utr: '412345678901',
      amount: 50_050,
      paidOn: TODAY,
      project: 'bmz',
      firstName: 'A Donor',
      email: 'a@donor.example',
      phone: '0000004321',
      address: '',
      pan: '',
      lang: 'en',
    },
  ]);
  expect(receiptTokenOf(REFERENCE)).toBe('a token');
  expect(window.location.search).toBe(`?reported=${encodeURIComponent(REFERENCE)}`);
  expect(document.title).toContain('Reported: waits for our bank statement');
});

test('a number that looks incomplete is asked about once before the gift is reported', async () => {
  const { donor, network } = await openPage();
  await fillIn(donor);
  const phone = screen.getByLabelText('Phone (WhatsApp)');
  await donor.clear(phone);
  await donor.type(phone, '98470');
  await donor.click(send());
  const question = await screen.findByRole('group', { name: /^98470: Is this number complete/ });
  await waitFor(() => expect(question).toHaveFocus());
  expect(network.sentTo('report-gift')).toEqual([]);
  await donor.click(screen.getByRole('button', { name: 'Yes, that is right' }));
  await screen.findByText(`Transaction reference: ${REFERENCE}`);
  expect(network.sentTo('report-gift')).toMatchObject([{ phone: '98470' }]);
});

test('a gift that this browser has reported before is said to be known', async () => {
  const { donor, unmount } = await openPage();
  await fillIn(donor);
  await donor.click(send());
  await screen.findByText(`Transaction reference: ${REFERENCE}`);
  unmount();
  const again = await openPage();
  await fillIn(again.donor);
  await again.donor.click(send());
  expect(await screen.findByText(/You have reported this gift already/)).toBeVisible();
});

test('all that is missing is told in the form’s order, leads to its field, and vanishes once it is mended', async () => {
  const { donor, network } = await openPage({ address: '/payments-report' });
  await donor.click(send());
  const links = () => within(screen.getByRole('alert')).getAllByRole('link');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Choose how you paid',
    'Enter the number of the payment (UTR)',
    'Enter the amount you paid',
    'Enter the day of the payment',
    'Enter your name',
    'Enter your email address: the receipt goes there',
    'Enter your phone number',
  ]);
  await donor.click(screen.getByRole('link', { name: 'Enter the day of the payment' }));
  expect(screen.getByLabelText('Day of the payment')).toHaveFocus();
  await fillIn(donor);
  expect(links().map(({ textContent }) => textContent)).toEqual(['Choose how you paid']);
  await donor.click(screen.getByLabelText('In a UPI app'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(network.sent).toEqual([]);
});

test('the number of a UPI payment has twelve digits', async () => {
  const { donor } = await openPage();
  await donor.type(screen.getByLabelText(/^Number of the payment/), '12345');
  await donor.click(send());
  expect(
    await screen.findByRole('link', { name: 'The number of a UPI payment has 12 digits' }),
  ).toBeVisible();
});

test.each([
  [
    'that is refused',
    refusedReply(409, 'This number was reported already, with other details'),
    /reported already/,
  ],
  ['that many have sent', refusedReply(429, 'Too many reports today'), /Too many reports/],
  ['that nothing answers', { outcome: 'unreachable' }, /We could not reach our server/],
] as const)('a report %s keeps what was typed and can be sent again', async (_what, answer, words) => {
  const { donor } = await openPage({ answers: [answer] });
  await fillIn(donor);
  await donor.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
  await donor.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
});

test('what the server finds wrong stands beside its field', async () => {
  const errors = [{ field: 'project', message: 'There is no such project' }];
  const { donor } = await openPage({ answers: [refusedReply(422, 'Wrong', errors)] });
  await fillIn(donor);
  await donor.click(send());
  expect(await screen.findByRole('link', { name: 'There is no such project' })).toBeVisible();
});

test('what was typed is there again when the page is opened anew in the same tab, until it is sent', async () => {
  const { donor, unmount } = await openPage({ address: '/payments-report' });
  await fillIn(donor);
  await donor.click(screen.getByLabelText(/^By bank transfer/));
  await donor.selectOptions(screen.getByLabelText('What is it for?'), 'medicare');
  unmount();
  const again = await openPage({ address: '/payments-report' });
  expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
  expect(screen.getByLabelText('Day of the payment')).toHaveValue(TODAY);
  expect(screen.getByLabelText(/^By bank transfer/)).toBeChecked();
  expect(screen.getByLabelText('What is it for?')).toHaveDisplayValue('Emergency medicare');
  await again.donor.click(send());
  await screen.findByText(`Transaction reference: ${REFERENCE}`);
  expect(readReportDraft()).toEqual({});
});

test('what was typed on the donation page is filled in, and nothing personal is taken from the address', async () => {
  saveReportDraft({ firstName: 'A Donor', email: '', amount: '750' });
  await openPage({
    address: '/payments-report?nid=home&way=bank&email=x%40elsewhere.example&utr=412345678901',
  });
  expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
  expect(screen.getByLabelText('Amount')).toHaveValue('750');
  expect(screen.getByLabelText('Email Address')).toHaveValue('');
  expect(screen.getByLabelText(/^Number of the payment/)).toHaveValue('');
});

test('the project that the donor comes from can be chosen, also while projects cannot be listed', async () => {
  const { unmount } = await openPage({ address: '/payments-report?nid=1001' });
  expect(screen.getByLabelText('What is it for?')).toHaveDisplayValue(sampleProject().name);
  unmount();
  window.reportError = jest.fn();
  await openPage({
    address: '/payments-report?nid=1001',
    reads: { [PROJECTS]: new UnavailableError('away') },
  });
  expect(screen.getByLabelText('What is it for?')).toHaveValue('1001');
});

test('the page that a posted report leads to says how it stands', async () => {
  const network = new PaymentNetwork();
  Object.assign(network, { status: 'PENDING', isReported: true });
  const address = `/payments-report?reported=${encodeURIComponent(REFERENCE)}`;
  const { unmount } = await renderScreen(remote, address, { http: network });
  expect(await screen.findByText(/to the email address you gave/)).toBeVisible();
  unmount();
  network.status = 'SUCCESS';
  const found = await renderScreen(remote, address, { http: network });
  expect(await screen.findByRole('link', { name: 'See your donation and its receipt' })).toHaveAttribute(
    'href',
    `/payments-complete/success/${REFERENCE}`,
  );
  found.unmount();
  network.refunded = 'all';
  const refunded = await renderScreen(remote, address, { http: network });
  expect(await screen.findByRole('heading', { name: 'This payment was returned' })).toBeVisible();
  refunded.unmount();
  Object.assign(network, { status: 'FAILED', refunded: undefined });
  await renderScreen(remote, address, { http: network });
  expect(await screen.findByRole('link', { name: 'Report it once more' })).toHaveAttribute(
    'href',
    '/payments-report',
  );
});

test('without scripts the form is posted to the server, in the page’s language', async () => {
  await openPage({ language: 'ml' });
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/payments/report-gift-form?lang=ml');
});

test.each(['en', 'ml'] as const)(
  'nothing of a report stands in a screen reader’s way (%s)',
  async (language) => {
    const { container, donor } = await openPage({ language });
    expect(await axe(container)).toHaveNoViolations();
    await donor.click(screen.getByRole('button', { name: /^(Report the gift|സംഭാവന അറിയിക്കുക)$/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(await axe(container)).toHaveNoViolations();
  },
);
