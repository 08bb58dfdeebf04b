import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { renderParcel } from '@trust/shared/testing/render-parcel';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { setSilently } from '@trust/shared/testing/set-silently';
import { remote } from './remote.tsx';
import { fakeProvider } from './testing/fake-provider.ts';
import { PaymentNetwork } from './testing/payment-network.ts';

const config: PublicConfig = {
  ...sampleConfig,
  onlinePayment: { keyId: 'key', checkoutScript: 'https://provider.example/checkout.js', sandbox: true },
  bankGateway: { origins: ['https://bank.example'], sandbox: true },
};
const DONOR = { firstName: 'A Donor', email: 'a@donor.example', phone: '0000000000' };
const TODAY = dayInIndia(new Date());
const PROGRAMME = {
  nid: [{ value: '9001' }],
  title: [{ value: 'Three quiet days' }],
  body: [{ value: '' }],
  field_booking: [{ value: true }],
  field_booking_amount: [{ value: 1500 }],
};

beforeEach(() => {
  sessionStorage.clear();
  fakeProvider();
  // A document without a network leaves no page.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** Fills in all but what is typed last, by which the page is shown anew, and sends the form of that field. */
function fillAndSend(values: Readonly<Record<string, string>>, typedLast: string) {
  for (const [name, value] of Object.entries(values)) {
    const fields = [...document.querySelectorAll(`[name="${name}"]`)];
    const choice = fields.find((field) => field instanceof HTMLInputElement && field.type === 'radio');
    if (!choice) setSilently(fields[0], value);
    else setSilently(document.querySelector(`[name="${name}"][value="${value}"]`), true);
  }
  const last = document.querySelector<HTMLInputElement>(`[name="${typedLast}"]`)!;
  fireEvent.input(last, { target: { value: last.value } });
  fireEvent.click(last.closest('form')!.querySelector('button[type=submit]')!);
}

interface Case {
  readonly form: string;
  readonly address: string;
  readonly call: string;
  readonly values: Readonly<Record<string, string>>;
  readonly sent: object;
}

test.each<Case>([
  {
    form: 'a donation',
    address: '/payments/home',
    call: 'newTrans',
    values: { ...DONOR, amount: '750', address: 'A house', pan: 'ABCPE1234F', quickAmount: '1000' },
    sent: { ...DONOR, amount: 75_000, address: 'A house', pan: 'ABCPE1234F' },
  },
  {
    form: 'a donation of a pressed sum',
    address: '/payments/home',
    call: 'newTrans',
    values: { ...DONOR, quickAmount: '1000', address: 'A house' },
    sent: { ...DONOR, amount: 100_000, address: 'A house' },
  },
  {
    form: 'a donation in an app',
    address: '/payments-mobile/home',
    call: 'newTrans',
    values: { ...DONOR, amount: '750', address: 'A house' },
    sent: { ...DONOR, amount: 75_000, address: 'A house' },
  },
  {
    form: 'a report of a gift',
    address: '/payments-report?nid=bmz',
    call: 'report-gift',
    values: { ...DONOR, way: 'bank', utr: '412345678901', amount: '500.50', paidOn: TODAY, project: 'home' },
    sent: { ...DONOR, way: 'bank', utr: '412345678901', amount: 50_050, paidOn: TODAY, project: 'home' },
  },
  {
    form: 'a question about a payment',
    address: '/payments-check',
    call: 'check',
    values: { tran_id: 'SAMPLE/2026/000042', phone: '4321' },
    sent: { tran_id: 'SAMPLE/2026/000042', phone: '4321' },
  },
  {
    form: 'a booking',
    address: '/solace/9001',
    call: 'newTrans',
    values: { ...DONOR, place: 'Tirur', district: 'Malappuram' },
    sent: { ...DONOR, place: 'Tirur', district: 'Malappuram' },
  },
])('what is filled in without an event is sent with $form', async ({ address, call, values, sent }) => {
  const network = new PaymentNetwork({
    'project/get-project-list': [],
    'solace-programs/9001?_format=json': [PROGRAMME],
  });
  network.next['check'] = [{ outcome: 'ok', data: { status: 'SUCCESS' } }];
  await renderScreen(remote, address, { http: network, config });
  await screen.findByRole('heading', { level: 1 });
  fillAndSend(values, 'phone');
  await waitFor(() => expect(network.sentTo(call)).toEqual([expect.objectContaining(sent)]));
});

test('what is filled in without an event is sent with a donation on behalf of someone', async () => {
  const network = new PaymentNetwork();
  await renderScreen(remote, '/payments/home', { http: network, config });
  fireEvent.click(await screen.findByText('Give in memory or on behalf of someone'));
  await screen.findByLabelText('Name of that person');
  const tribute = {
    tributeKind: 'behalf',
    tributeName: 'Mariam Beevi',
    tributeMessage: 'With love',
    tributeEmail: 'son@family.example',
  };
  fillAndSend({ ...DONOR, ...tribute, amount: '750', address: 'A house' }, 'phone');
  await waitFor(() => expect(network.sentTo('newTrans')).toEqual([expect.objectContaining(tribute)]));
});

test('what is filled in without an event is handed over by the quick form', async () => {
  const asked: FormData[] = [];
  const note = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement && !event.defaultPrevented)
      asked.push(new FormData(event.target));
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  await renderParcel(remote, 'quick-donation', {}, { http: new PaymentNetwork() });
  const values = { ...DONOR, categoryName: 'medicare', amount: '750' };
  fillAndSend(values, 'phone');
  window.removeEventListener('submit', note);
  expect(asked.map((data) => Object.fromEntries(data))).toEqual([expect.objectContaining(values)]);
});
