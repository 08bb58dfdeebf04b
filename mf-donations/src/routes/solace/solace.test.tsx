import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnavailableError } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { createQueryClient } from '@trust/shared/remote/queries/query-client';
import type { FakeAnswers } from '@trust/shared/testing/fake-network';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { receiptTokenOf } from '../../parts/receipt/receipt-tokens.ts';
import { remote } from '../../remote.tsx';
import { pressLogin } from '../../testing/press-login.ts';
import { PaymentNetwork, refusedReply } from '../../testing/payment-network.ts';
import { postedBookingQuery } from './solace.data.ts';

const FIRST = 'SAMPLE/2026/000001';
const ONE = 'solace-programs/9001?_format=json';
const ALL = 'solace-programs?_format=json';

/** A programme as the content system sends it. */
const programme = (differences: object = {}) => ({
  nid: [{ value: '9001' }],
  title: [{ value: 'Three quiet days' }],
  body: [{ value: '<p>Beside the backwater.</p><script>run()</script>' }],
  field_booking: [{ value: true }],
  field_booking_amount: [{ value: 1500 }],
  ...differences,
});

async function openPage(address: string, reads: FakeAnswers, language: 'en' | 'ml' = 'en') {
  const network = new PaymentNetwork(reads);
  const view = await renderScreen(remote, address, { http: network, language });
  return { ...view, network, donor: userEvent.setup({ delay: null }) };
}
const openProgramme = (language?: 'en' | 'ml') =>
  openPage('/solace/9001', { [ONE]: [programme()] }, language);

let submitted: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  // A document without a network leaves no page.
  submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const book = () => screen.getByRole('button', { name: /^Book and pay/ });

async function fillIn(donor: ReturnType<typeof userEvent.setup>) {
  await donor.type(screen.getByLabelText('Full Name'), 'Asha');
  await donor.type(screen.getByLabelText('Email Address'), 'asha@example.org');
  await donor.type(screen.getByLabelText('WhatsApp number'), '0000000000');
  await donor.type(screen.getByLabelText('Place'), 'Tirur');
  await donor.selectOptions(screen.getByLabelText('District'), 'Malappuram');
}

test('what was typed in a booking is there after a login, once, for the same programme', async () => {
  const first = await openProgramme();
  await fillIn(first.donor);
  pressLogin();
  first.unmount();
  const second = await openProgramme();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Place')).toHaveValue('Tirur');
  expect(screen.getByLabelText('District')).toHaveDisplayValue('Malappuram');
  second.unmount();
  await openProgramme();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

test('who books finds how to cancel', async () => {
  await openPage('/solace/9001', { [ONE]: [programme()] });
  expect(screen.getByRole('link', { name: 'Cancelling and refunds' })).toHaveAttribute(
    'href',
    '/terms#bookings',
  );
});

test('a programme is shown with its text, cleaned, and its price', async () => {
  const { container } = await openProgramme();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Three quiet days');
  expect(screen.getByText('Beside the backwater.')).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByRole('definition')).toHaveTextContent('₹1,500');
  expect(within(screen.getByLabelText('District')).getAllByRole('option')).toHaveLength(15);
});

test('a number that looks incomplete is asked about once before a place is booked', async () => {
  const { donor, network } = await openProgramme();
  await fillIn(donor);
  await donor.clear(screen.getByLabelText('WhatsApp number'));
  await donor.type(screen.getByLabelText('WhatsApp number'), '98470');
  await donor.click(book());
  await screen.findByRole('group', { name: /^98470: Is this number complete/ });
  expect(network.sent).toEqual([]);
  await donor.click(screen.getByRole('button', { name: 'Yes, that is right' }));
  await waitFor(() => expect(submitted).toHaveBeenCalled());
});

test.each([
  ['that takes no bookings', { field_booking: [{ value: false }] }],
  ['that names no price', { field_booking_amount: [] }],
])('a programme %s says “Booking Closed”, and has no form', async (_, differences) => {
  await openPage('/solace/9001', { [ONE]: [programme(differences)] });
  expect(screen.getByText('Booking Closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('all that is missing is told in the form’s order', async () => {
  const { donor, network } = await openProgramme();
  await donor.click(book());
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please enter your name.',
    'Please provide your email.',
    'Please provide your whatsapp number.',
    'Please provide your place.',
    'Please select your district.',
  ]);
  expect(network.sent).toEqual([]);
});

test('an error of a booking vanishes once its field is right', async () => {
  const { donor } = await openProgramme();
  await donor.click(book());
  await donor.type(await screen.findByLabelText('Place'), 'T');
  await donor.selectOptions(screen.getByLabelText('District'), 'Malappuram');
  for (const label of ['Place', 'District']) expect(screen.getByLabelText(label)).toBeValid();
  expect(screen.getByLabelText('Full Name')).toBeInvalid();
});

test('a booking is recorded under the programmes’ own prefix, and its form is posted to the bank', async () => {
  const { donor, network } = await openProgramme();
  await fillIn(donor);
  await donor.click(book());
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(network.sentTo('getNextSequence')).toEqual([{ prefix: 'SOLACE' }]);
  expect(network.sentTo('newTrans')).toMatchObject([
    {
      tran_id: FIRST,
      programme: '9001',
      amount: 150_000,
      firstName: 'Asha',
      email: 'asha@example.org',
      phone: '0000000000',
      place: 'Tirur',
      district: 'Malappuram',
      lang: 'en',
    },
  ]);
  const [form] = submitted.mock.contexts as HTMLFormElement[];
  expect(form).toHaveAttribute('action', 'https://bank.example/pay');
  expect(new FormData(form).get('tran_id')).toBe(FIRST);
  expect(receiptTokenOf(FIRST)).toBe(`token of ${FIRST}`);
  // What leads back to the programme from a page that says that the payment failed.
  expect(sessionStorage.getItem('donations:forms')).toBe(JSON.stringify([[FIRST, '/solace/9001']]));
});

test('when nothing answers all that was typed stays, and Retry goes on under the same reference', async () => {
  const complained = jest.spyOn(console, 'error');
  const { donor, network } = await openProgramme();
  network.next['createFederalHash'] = [{ outcome: 'unreachable' }];
  await fillIn(donor);
  await donor.click(book());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Place')).toHaveValue('Tirur');
  await donor.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(network.sentTo('getNextSequence')).toHaveLength(1);
  expect(complained).not.toHaveBeenCalled();
});

test('a programme that was closed meanwhile says so in the server’s words', async () => {
  const { donor, network } = await openProgramme();
  const words = 'This takes no more money.';
  network.next['newTrans'] = Array.from({ length: 3 }, () => refusedReply(409, words));
  await fillIn(donor);
  await donor.click(book());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('what the server alone finds wrong stands beside its field', async () => {
  const { donor, network } = await openProgramme();
  network.next['newTrans'] = [
    refusedReply(422, 'Wrong', [{ field: 'email', message: 'This takes no mail' }]),
  ];
  await fillIn(donor);
  await donor.click(book());
  expect(await screen.findByRole('link', { name: 'This takes no mail' })).toBeVisible();
});

describe('without scripts', () => {
  const values = {
    firstName: 'Asha',
    email: 'asha@example.org',
    phone: '0000000000',
    place: 'Tirur',
    district: 'Malappuram',
  };
  const shown = { nid: '9001', title: '', body: '', price: 1500, isOpen: true };
  const post = (posted: Record<string, string>, http: PaymentNetwork) => {
    const context: LoadContext = {
      url: new URL('https://trust.example/solace/9001'),
      params: { nid: '9001' },
      language: 'ml',
      config: sampleConfig,
      t: (key) => key,
      queries: createQueryClient(),
      http,
      posted: { values: posted, status: 200, errors: [] },
    };
    return postedBookingQuery(context, shown).queryFn();
  };

  test('the server records what was posted and has the bank’s form ready', async () => {
    const network = new PaymentNetwork();
    const posted = await post(values, network);
    expect(posted?.bankForm).toMatchObject({ action: 'https://bank.example/pay', tran_id: FIRST });
    expect(network.sentTo('createFederalHash')).toEqual([
      { ...values, tran_id: FIRST, programme: '9001', amount: 150_000, lang: 'ml' },
    ]);
  });

  test('what is missing comes back with what was typed', async () => {
    const network = new PaymentNetwork();
    const posted = await post({ ...values, district: '' }, network);
    expect(posted).toMatchObject({
      form: { place: 'Tirur' },
      fieldErrors: [{ field: 'district', message: 'solace.error.districtMissing' }],
      bankForm: null,
    });
    expect(network.sent).toEqual([]);
  });

  test('a refusal comes back in the server’s words', async () => {
    const network = new PaymentNetwork();
    network.next['createFederalHash'] = [refusedReply(409, 'This takes no more money.')];
    expect((await post(values, network))?.failure).toEqual({ message: 'This takes no more money.' });
  });
});

test.each([
  ['a programme that there is not', '/solace/9009', []],
  ['what is no programme', '/solace/x%2Fy', undefined],
])('%s leads to the page for wrong addresses', async (_, address, answer) => {
  const { navigatedTo } = await openPage(address, { 'solace-programs/9009?_format=json': answer });
  expect(navigatedTo).toEqual(['/INVALID']);
});

test('a programme that cannot be read now can be tried again', async () => {
  const reads: Record<string, unknown> = { [ONE]: new UnavailableError() };
  const { donor } = await openPage('/solace/9001', reads);
  reads[ONE] = [programme()];
  await donor.click(screen.getByText('Try again'));
  expect(await screen.findByText('Beside the backwater.')).toBeVisible();
});

test('all programmes are listed with what a place costs, or that booking is closed', async () => {
  const closed = programme({ nid: [{ value: '9002' }], title: [{ value: 'A camp' }], field_booking: [] });
  await openPage('/solace', { [ALL]: [programme(), closed] });
  expect(screen.getByRole('link', { name: 'Three quiet days' })).toHaveAttribute('href', '/solace/9001');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Three quiet days₹1,500 per place',
    'A campBooking Closed',
  ]);
});

test('without any programme the list says so, and leads to the news that announce the next', async () => {
  await openPage('/solace', { [ALL]: [] });
  expect(screen.getByText('There are no programmes right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the latest news' })).toHaveAttribute('href', '/newsDetail');
});

test.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', async (language) => {
  const { container, donor } = await openProgramme(language);
  await donor.click(screen.getByRole('button', { name: /Book and pay|അടയ്ക്കുക/ }));
  expect(await axe(container)).toHaveNoViolations();
});
