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
/** As the server tells the browser in which it was made. */
const OWN_DONATION = {
  status: 'SUCCESS',
  amount: 75_050,
  refunded: 0,
  paidAt: '2026-11-24T10:00:00.000Z',
  purpose: 'zakat',
  cause: null,
  hasPan: false,
};
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
    network = new PaymentNetwork({ donation: OWN_DONATION });
    network.status = 'SUCCESS';
    const { container } = await open(DONE);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your Payment was successful');
    expect(await screen.findByText(/₹750\.50 for Baithul Mal Zakat/)).toBeVisible();
    expect(told.mock.calls).toEqual([[news('SUCCESS')]]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('an app is told of a payment that was refunded that its money arrived, and its donor that it was refunded', async () => {
  const told = appAt('DonationHost');
  Object.assign(network, { status: 'SUCCESS', refunded: 'all' });
  await open(DONE);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This payment was returned');
  expect(screen.getByRole('link', { name: /See how much was returned/ })).toHaveAttribute(
    'href',
    '/payments-mobile/check?tran=SCT%2F2026%2F000042&lang=en',
  );
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
  expectToStayInApp('en');
});

/** Every link and form leads, in this window, to a page for apps in a language that its address names. */
function expectToStayInApp(language: 'en' | 'ml'): void {
  const links = [...document.querySelectorAll('a')].filter(
    (link) => !/^(#|mailto:|tel:)/.test(link.getAttribute('href') ?? ''),
  );
  const forms = [...document.querySelectorAll('form')];
  expect(links.length + forms.length).toBeGreaterThan(0);
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    if (/^\/payments\/receipt\?.*&inApp=yes$/.test(address)) continue;
    expect(address).toMatch(/^\/payments-mobile\/.*[?&]lang=(en|ml)(&|$)/);
    expect(link).not.toHaveAttribute('target');
  }
  for (const form of forms)
    expect(form.getAttribute('action')).toMatch(
      new RegExp(`^/payments(-mobile/check|/report-gift-form|/start)\\?.*lang=${language}$`),
    );
}

describe.each(['en', 'ml'] as const)('a page for apps that the site has too (%s)', (language) => {
  test.each([
    [
      'looks a payment up',
      '/payments-mobile/check?tran=SCT%2F2026%2F000042&nid=1001',
      '/payments-mobile/1001',
    ],
    ['looks a payment up of which nothing is known', '/payments-mobile/check', '/payments-mobile/home'],
    ['reports a gift', '/payments-mobile/report?nid=bmz&way=bank', '/payments-mobile/bmz'],
    ['leads back to no other page', '/payments-mobile/report?nid=..%2Fcheck', '/payments-mobile/home'],
    [
      'names a reported gift',
      '/payments-mobile/report?reported=SCT%2F2026%2F000042&nid=bmz',
      '/payments-mobile/bmz',
    ],
  ])('%s, and leads back to giving', async (_, address, back) => {
    network = new PaymentNetwork({ 'project/get-project-list': [sampleProject()] });
    Object.assign(network, { status: 'FAILED', isReported: true });
    const { container } = await open(address, language);
    await screen.findByRole('heading', { level: 1 });
    expectToStayInApp(language);
    const name = language === 'en' ? 'Back to giving' : 'സംഭാവന നൽകുന്ന പേജിലേക്ക് മടങ്ങാം';
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${back}?lang=${language}`);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows what was found, and each way on stays within the app', async () => {
    network.next['check'] = [
      { outcome: 'ok', data: { status: 'SUCCESS', receiptEmail: 'a••••@donor.example' } },
    ];
    await open('/payments-mobile/check?tran=SCT%2F2026%2F000042&phone=4321', language);
    await userEvent.type(await screen.findByLabelText(/Last four|അവസാന/), '4321');
    await userEvent.click(screen.getByRole('button', { name: /^(Check|പരിശോധിക്കുക)$/ }));
    await screen.findByRole('heading', { level: 2, name: /successful|വിജയ/ });
    expectToStayInApp(language);
  });
});

test.each(['SUCCESS', 'FAILED', 'PENDING', 'NEW'])(
  'no link of the page of a payment that is %s leaves the app',
  async (status) => {
    rememberFormPage('SCT/2026/000042', '/payments/bmz');
    Object.assign(network, { status });
    await open(DONE);
    await screen.findByRole('heading', { level: 1 });
    expectToStayInApp('en');
  },
);

test('a gift that was reported within an app and then refunded leads to its page for apps', async () => {
  Object.assign(network, { status: 'SUCCESS', refunded: 'all', isReported: true });
  await open('/payments-mobile/report?reported=SCT%2F2026%2F000042');
  await screen.findByRole('heading', { level: 1, name: 'This payment was returned' });
  expect(window.location.pathname).toBe('/payments-mobile/done/SCT/2026/000042');
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

test('a web view that keeps nothing has sum and receipt by what the address holds, and holds no longer', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  network = new PaymentNetwork({ donation: OWN_DONATION });
  network.status = 'SUCCESS';
  await open('/payments-mobile/done/SCT/2026/000099?lang=en#receipt=a-token');
  expect(await screen.findByText(/₹750\.50 for Baithul Mal Zakat/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Open or print the receipt/ })).toHaveAttribute(
    'href',
    '/payments/receipt?token=a-token&lang=en&inApp=yes',
  );
  expect(window.location.hash).toBe('');
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
