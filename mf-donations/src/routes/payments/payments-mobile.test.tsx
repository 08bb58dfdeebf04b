import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError, UnavailableError } from '@trust/shared/http';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { rememberFormPage } from '../../parts/receipt/form-pages.ts';
import { remote } from '../../remote.tsx';
import { PaymentNetwork } from '../../testing/payment-network.ts';
import { sampleProject } from '../../testing/sample-project.ts';

const config = {
  ...sampleConfig,
  bankGateway: { origins: ['https://bank.example'], sandbox: true },
  webviewOrigins: ['https://app.example'],
};
const DONE = '/payments-mobile/done/SCT/2026/000042?lang=en';
const news = (status: string) => JSON.stringify({ type: 'donation', tran_id: 'SCT/2026/000042', status });

let network: PaymentNetwork;
beforeEach(() => {
  network = new PaymentNetwork();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  Reflect.deleteProperty(window, 'DonationHost');
  Reflect.deleteProperty(window, 'webkit');
});

const open = (address: string, language: 'en' | 'ml' = 'en') =>
  renderScreen(remote, address, { http: network, config, language });

/** An app that listens in one of the ways that apps do. */
function appAt(...path: [string, ...string[]]): jest.Mock {
  const postMessage = jest.fn();
  const [name, ...within] = path;
  const host = within.reduceRight<object>((inner, part) => ({ [part]: inner }), { postMessage });
  Reflect.set(window, name, host);
  return postMessage;
}

test.each([[['ReactNativeWebView']], [['DonationHost']], [['webkit', 'messageHandlers', 'DonationHost']]])(
  'an app that listens at %j is told what the server knows, and nothing personal',
  async ([name = '', ...within]) => {
    const told = appAt(name, ...within);
    network.status = 'SUCCESS';
    const { container } = await open(DONE);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your Payment was successful');
    expect(told.mock.calls).toEqual([[news('SUCCESS')]]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('an app is told of a payment that was refunded that its money arrived, and its donor that it was refunded', async () => {
  const told = appAt('DonationHost');
  Object.assign(network, { status: 'SUCCESS', refunded: 'all' });
  await open(DONE);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This payment was refunded');
  expect(screen.getByRole('link', { name: /See how much was refunded/ })).toHaveAttribute('target', '_blank');
  expect(told.mock.calls).toEqual([[news('SUCCESS')]]);
});

test('an app that fails at its news does not disturb the donor', async () => {
  const reported = jest.fn();
  window.reportError = reported;
  appAt('ReactNativeWebView').mockImplementation(() => {
    throw new Error('no');
  });
  network.status = 'FAILED';
  await open(`${DONE}&reason=declined&nid=home`);
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/payments-mobile/home?lang=en',
  );
  expect(reported).toHaveBeenCalled();
});

test('the page of a failed donation says the same in the other language', async () => {
  network.status = 'FAILED';
  await open(`${DONE}&reason=declined&nid=home`);
  expect(await screen.findByRole('link', { name: 'മലയാളം' })).toHaveAttribute(
    'href',
    '/payments-mobile/done/SCT/2026/000042?lang=ml&reason=declined&nid=home',
  );
});

test('a donation that failed while its page was open is tried again where it was begun', async () => {
  rememberFormPage('SCT/2026/000042', '/payments-mobile/bmz');
  network.status = 'FAILED';
  await open(DONE);
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/payments-mobile/bmz?lang=en',
  );
});

test('the page leads to itself in the other language', async () => {
  await open('/payments-mobile/home', 'ml');
  expect(await screen.findByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/payments-mobile/home?lang=en',
  );
});

describe.each(['en', 'ml'] as const)('a link to nothing that can be given to (%s)', (language) => {
  test('is said to be one on a page for apps, which leads to others', async () => {
    network = new PaymentNetwork({ 'project/get-project-by-id': new NotFoundError() });
    const { container } = await open('/payments-mobile/999999', language);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      language === 'en' ? 'We could not find what this link is for' : 'ഈ ലിങ്കിൽ പറയുന്ന പദ്ധതി കണ്ടെത്താനായില്ല',
    );
    const other = language === 'en' ? 'ml' : 'en';
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/payments-mobile/999999?lang=${other}`,
      ...['bmz', 'medicare', 'home'].map((fund) => `/payments-mobile/${fund}?lang=${language}`),
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('while the server is away, the page for a project says so, and its Retry asks again', async () => {
  const reads: Record<string, unknown> = { 'project/get-project-by-id': new UnavailableError() };
  network = new PaymentNetwork(reads);
  await open('/payments-mobile/1001');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  reads['project/get-project-by-id'] = sampleProject();
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A well for fourteen families');
});

test.each([
  ['a project', sampleProject()],
  ['a completed project', sampleProject({ successStory: true })],
])('no link of %s’s page leads to a page with the site’s frame', async (_, project) => {
  network = new PaymentNetwork({
    'project/get-project-by-id': project,
    'project/get-project-list': [sampleProject({ _id: '1002', name: 'A roof' })],
  });
  await open('/payments-mobile/1001');
  await screen.findByRole('heading', { level: 1 });
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^(\/payments-mobile\/|#|mailto:|tel:)/);
});

test('looking a payment up, on a page with the site’s frame, asks for a window of its own', async () => {
  await open(DONE);
  expect(await screen.findByRole('link', { name: /Check your payment/ })).toHaveAttribute('target', '_blank');
});

test('a donation within an app is recorded as one and leaves for the bank', async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await open(
    '/payments-mobile/home?firstName=A+Donor&email=a%40donor.example&phone=0000000000&address=A+house&amount=500',
  );
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: /^Proceed/ }));
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  expect(network.sentTo('createFederalHash')).toEqual([
    expect.objectContaining({ isMobile: true, project: 'home', amount: 50_000 }),
  ]);
});

test('what was typed is there in the other language, which is another document', async () => {
  const { unmount } = await open('/payments-mobile/home');
  await userEvent.type(await screen.findByLabelText('Full Name'), 'A Donor');
  await userEvent.type(screen.getByLabelText('Other amount (₹)'), '750');
  screen.getByRole('link', { name: 'മലയാളം' }).addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'മലയാളം' }));
  unmount();
  await open('/payments-mobile/home', 'ml');
  await waitFor(() => expect(screen.getByLabelText('പൂർണ്ണമായ പേര്')).toHaveValue('A Donor'));
  expect(screen.getByLabelText('മറ്റൊരു തുക (₹)')).toHaveValue('750');
});

test('a page that frames this one is told only if it is of a configured origin', async () => {
  const told = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: told } as unknown as Window);
  network.status = 'SUCCESS';
  await open(DONE);
  await screen.findByRole('heading', { level: 1 });
  expect(told.mock.calls).toEqual([[JSON.parse(news('SUCCESS')), 'https://app.example']]);
});

test('a browser that keeps nothing can give all the same', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  network.status = 'SUCCESS';
  await open(DONE);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your Payment was successful');
});
