import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError, UnavailableError } from '@trust/shared/http';
import { fakeNetwork } from '@trust/shared/testing/fake-network';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { rememberFormPage } from '../../parts/receipt/form-pages.ts';
import { rememberReceiptToken } from '../../parts/receipt/receipt-tokens.ts';
import { remote } from '../../remote.tsx';

const REFERENCE = 'SAMPLE/2026/000042';
const PAGE = `/payments-complete/success/${REFERENCE}`;
const FAILED = '/payments-complete/failed';

/** Opens a page; `server.status` is what the server knows then, and may be changed. `donation` is what its donor is told. */
async function openPage(
  address: string,
  status?: unknown,
  language: 'en' | 'ml' = 'en',
  donation: unknown = new NotFoundError(),
) {
  const server: Record<string, unknown> = { status, donation };
  const http = fakeNetwork(server);
  const view = await renderScreen(remote, address, { http, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, server };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const received = { status: 'SUCCESS' };
const DONATION = {
  status: 'SUCCESS',
  amount: 50_000,
  refunded: 0,
  paidAt: '2026-11-22T09:00:00.000Z',
  purpose: 'project',
  cause: { id: '1076', name: { en: 'A well in Tirur', ml: 'തിരൂരിൽ ഒരു കിണർ' } },
  hasPan: true,
  receiptEmail: 'a••••@donor.example',
};

beforeEach(() => sessionStorage.clear());

test.each([
  ['en', 'Another sum has arrived', /^Please do not pay again/],
  ['ml', 'മറ്റൊരു തുകയാണ് ലഭിച്ചത്', /^വീണ്ടും പണമടയ്ക്കരുത്/],
] as const)('who paid another sum than was asked for is told so, in %s', async (language, title, words) => {
  const { container } = await openPage(PAGE, { status: 'PENDING', inReview: true }, language);
  expect(heading()).toHaveTextContent(title);
  expect(screen.getByText(words)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('a gift in memory or on behalf of someone', () => {
  const tribute = { kind: 'memory', name: 'Mariam Beevi', email: 's••••@family.example', message: 'waiting' };
  const given = (change: object = {}) => ({ ...DONATION, tribute: { ...tribute, ...change } });

  test('is said with whom its message goes to, and a card is printed in either language', async () => {
    rememberReceiptToken(REFERENCE, 'a-token');
    const { container } = await openPage(PAGE, received, 'en', given());
    expect(await screen.findByRole('heading', { name: 'In memory of Mariam Beevi' })).toBeVisible();
    expect(screen.getByText(/will be sent to s••••@family\.example/)).toBeVisible();
    expect(link('Print a card (PDF)')).toHaveAttribute(
      'href',
      '/payments/tribute-card?token=a-token&lang=en',
    );
    expect(link('Card in മലയാളം')).toHaveAttribute('href', '/payments/tribute-card?token=a-token&lang=ml');
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['sent', /^Your message was sent to s••••@family\.example/],
    ['not-sent', /^Your message could not be sent to .* print the card/],
  ])('says of a message that is %s so', async (message, words) => {
    await openPage(PAGE, received, 'en', given({ message }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('without a message has its card all the same, by the cookie of a donation without scripts', async () => {
    await openPage(PAGE, received, 'ml', { ...DONATION, tribute: { kind: 'behalf', name: 'Mariam' } });
    expect(await screen.findByRole('heading', { name: 'Mariam – ഇവരുടെ പേരിൽ' })).toBeVisible();
    expect(link('കാർഡ് അച്ചടിക്കുക (PDF)')).toHaveAttribute(
      'href',
      '/payments/tribute-card?tran_id=SAMPLE%2F2026%2F000042&lang=ml',
    );
  });

  test('that was refunded in full is not said any more', async () => {
    await openPage(PAGE, received, 'en', { ...given(), refunded: 50_000 });
    expect(await screen.findByText(/₹500 was returned/)).toBeVisible();
    expect(screen.queryByText(/Mariam/)).not.toBeInTheDocument();
  });
});

describe('money that has arrived', () => {
  test('is told with the reference, thanks and the way home', async () => {
    await openPage(PAGE, received);
    expect(heading()).toHaveTextContent('Your Payment was successful');
    expect(screen.getByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
    expect(screen.getByText(/We have received your donation/)).toBeVisible();
    expect(link('Home')).toHaveAttribute('href', '/');
    expect(document.title).toBe('Your Payment was successful · Sample');
  });

  test('also where the reference’s slashes are written as %2F', async () => {
    await openPage(`/payments-complete/success/${encodeURIComponent(REFERENCE)}`, received);
    expect(screen.getByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
  });

  test('a slash that was escaped twice is no slash', async () => {
    await openPage('/payments-complete/success/SAMPLE%252F2026%252F000042', received);
    expect(heading()).toHaveTextContent('We can’t find this payment');
  });

  test('its receipt opens, prints and is saved by what this tab keeps', async () => {
    rememberReceiptToken(REFERENCE, 'a-token');
    await openPage(PAGE, received, 'ml');
    const receipt = '/payments/receipt?token=a-token&lang=ml';
    expect(link('രസീത് തുറക്കുക, അച്ചടിക്കുക (PDF)')).toHaveAttribute('href', receipt);
    expect(link('രസീത് സൂക്ഷിക്കുക')).toHaveAttribute('download');
  });

  test('a browser that has only a cookie of it opens the receipt by the reference', async () => {
    await openPage(PAGE, received, 'en', DONATION);
    const receipt = await screen.findByRole('link', { name: /Open or print/ });
    expect(receipt).toHaveAttribute('href', '/payments/receipt?tran_id=SAMPLE%2F2026%2F000042&lang=en');
  });

  test('another browser has no button that cannot work, and the way to get the receipt again', async () => {
    await openPage(PAGE, received);
    expect(screen.queryByRole('link', { name: /Open or print|Save the receipt/ })).toBeNull();
    expect(link('Get the receipt again')).toHaveAttribute(
      'href',
      '/payments-check?tran=SAMPLE%2F2026%2F000042',
    );
    expect(screen.queryByText(/₹/)).toBeNull();
  });

  test('its donor sees how much went to what and when, where the receipt goes and what comes next', async () => {
    await openPage(PAGE, received, 'en', DONATION);
    expect(await screen.findByText('₹500 for A well in Tirur, 22 November 2026')).toBeVisible();
    expect(screen.getByText(/sending it to a••••@donor.example/)).toBeVisible();
    expect(screen.getByText(/Form 10BE/)).toBeVisible();
    expect(link('See the project')).toHaveAttribute('href', '/project/1076');
    expect(link('Give again')).toHaveAttribute('href', '/payments/1076');
    expect(screen.queryByRole('link', { name: /Check your payment/ })).toBeNull();
  });

  test('a gift to a fund without a PAN names the fund, and how a PAN is added', async () => {
    const zakat = { ...DONATION, purpose: 'zakat', cause: null, hasPan: false };
    await openPage(PAGE, received, 'en', zakat);
    expect(await screen.findByText(/^₹500 for Baithul Mal Zakat/)).toBeVisible();
    expect(screen.getByText(/To add your PAN, write to office@sample.example/)).toBeVisible();
    expect(link('Give again')).toHaveAttribute('href', '/payments/bmz');
    expect(screen.queryByRole('link', { name: 'See the project' })).toBeNull();
  });

  test.each([
    [
      20_000,
      /₹200 was returned to you. ₹300 of your donation remains; the receipt says so. Your bank usually shows the money within/,
    ],
    [
      50_000,
      /₹500 was returned to you: all that you gave. The receipt is cancelled. Your bank usually shows the money within/,
    ],
  ])('a refund of %i paise is told', async (refunded, words) => {
    await openPage(PAGE, received, 'en', { ...DONATION, refunded });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a gift of which all was refunded is not thanked for, and no receipt is on its way', async () => {
    await openPage(PAGE, received, 'en', { ...DONATION, refunded: DONATION.amount });
    await screen.findByText(/The receipt is cancelled/);
    expect(screen.queryByText(/We have received your donation|sending it to/)).toBeNull();
  });

  describe.each([
    [
      'en',
      'This payment was returned',
      /All of it was returned to you, by us or by your bank\./,
      'See how much was returned, and when',
    ],
    [
      'ml',
      'ഈ പണം തിരികെ പോയി',
      /മുഴുവൻ തുകയും ഞങ്ങൾ വഴിയോ നിങ്ങളുടെ ബാങ്ക് വഴിയോ തിരികെ പോയി/,
      'എത്ര, എന്ന് തിരികെ പോയി എന്നു കാണുക',
    ],
  ] as const)(
    'and was refunded in full, in a browser that did not give it (%s)',
    (language, title, words, more) => {
      test('is said to be refunded, and neither thanked for nor to be told to others', async () => {
        const { container } = await openPage(PAGE, { ...received, refunded: 'all' }, language);
        expect(heading()).toHaveTextContent(title);
        expect(document.title).toContain(title);
        expect(screen.getByText(words)).toBeVisible();
        expect(link(more)).toHaveAttribute('href', '/payments-check?tran=SAMPLE%2F2026%2F000042');
        expect(screen.queryByText(/Thank you|നന്ദി|Keep this|₹/)).toBeNull();
        expect(screen.queryByRole('link', { name: /WhatsApp|receipt|രസീത്/ })).toBeNull();
        expect(await axe(container)).toHaveNoViolations();
      });
    },
  );

  test('and of which a part was refunded is thanked for, and the part is told, in any browser', async () => {
    const { container } = await openPage(PAGE, { ...received, refunded: 'part' });
    expect(heading()).toHaveTextContent('Your Payment was successful');
    expect(screen.getByText(/A part of it was returned to you/)).toBeVisible();
    expect(link('See how much was returned, and when')).toHaveAttribute(
      'href',
      '/payments-check?tran=SAMPLE%2F2026%2F000042',
    );
    expect(screen.getByText(/We have received your donation/)).toBeVisible();
    expect(link('WhatsApp')).toBeVisible();
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['says so', { refunded: 'all' }],
    ['is of an older release and says nothing of it', {}],
  ])('refunded in full is told its donor with the sum, where the server’s status %s', async (_, mark) => {
    await openPage(PAGE, { ...received, ...mark }, 'en', { ...DONATION, refunded: DONATION.amount });
    expect(await screen.findByText(/₹500 was returned to you: all that you gave/)).toBeVisible();
    expect(heading()).toHaveTextContent('This payment was returned');
    expect(screen.queryByText(/Thank you|All of it was returned/)).toBeNull();
    expect(screen.queryByRole('link', { name: /WhatsApp|See how much/ })).toBeNull();
  });

  test('of which a part was refunded is told its donor with the sum, once', async () => {
    await openPage(PAGE, { ...received, refunded: 'part' }, 'en', { ...DONATION, refunded: 20_000 });
    expect(await screen.findByText(/₹200 was returned to you. ₹300 of your donation remains/)).toBeVisible();
    expect(screen.queryByText(/A part of it was returned to you/)).toBeNull();
  });

  test('others can be told, without a word of who gave what', async () => {
    await openPage(PAGE, received);
    const text = new URL(link('WhatsApp').getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('https://sample.example/projects?lang=en');
    expect(text).not.toContain(REFERENCE);
  });

  test('a paid booking is thanked for as a booking', async () => {
    await openPage('/payments-complete/success/SOLACE/2026/000007', received);
    expect(screen.getByText(/Your booking is paid/)).toBeVisible();
    expect(screen.queryByText(/I have given/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });
});

describe('money that nobody knows of yet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test.each(['NEW', 'PENDING'])('%s is being checked: what happens to it, and who helps', async (status) => {
    await openPage(PAGE, { status });
    expect(heading()).toHaveTextContent('We are checking this payment');
    expect(screen.getByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
    expect(screen.getByText(/returns it automatically within five working days/)).toBeVisible();
    expect(link(/Check your payment/)).toHaveAttribute('href', '/payments-check?tran=SAMPLE%2F2026%2F000042');
    expect(link('office@sample.example')).toBeVisible();
    expect(screen.queryByText(/success/i)).toBeNull();
  });

  test('when it arrives, the page, its title and a screen reader say so', async () => {
    const { server } = await openPage(PAGE, { status: 'PENDING' });
    await pass(2);
    expect(heading()).toHaveTextContent('We are checking');
    server['status'] = received;
    await pass(4);
    expect(heading()).toHaveTextContent('Your Payment was successful');
    const news = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(news).toContain('Your Payment was successful');
    expect(document.title).toBe('Your Payment was successful · Sample');
  });

  test('after two minutes the page stops asking, until the donor wants it', async () => {
    const { server } = await openPage(PAGE, { status: 'PENDING' });
    expect(screen.getByText('This page checks again automatically.')).toBeVisible();
    await pass(121);
    expect(screen.getByText(/has stopped checking/)).toBeVisible();
    server['status'] = received;
    await pass(600);
    expect(heading()).toHaveTextContent('We are checking');
    const donor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await donor.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(1);
    expect(heading()).toHaveTextContent('Your Payment was successful');
  });

  test('a donor who comes back to the page is answered at once', async () => {
    const { server } = await openPage(PAGE, { status: 'PENDING' });
    await pass(121);
    server['status'] = received;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await pass(1);
    expect(heading()).toHaveTextContent('Your Payment was successful');
  });

  test('while the server does not answer, the reference stands, and the payment is said to be untouched', async () => {
    const { server } = await openPage(PAGE, new UnavailableError());
    expect(heading()).toHaveTextContent('We are checking this payment');
    expect(screen.getByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
    expect(screen.getByText(/Our server is not responding/)).toBeVisible();
    server['status'] = received;
    await pass(3);
    expect(heading()).toHaveTextContent('Your Payment was successful');
  });
});

test('when the network goes while it is paid, the page of the payment opens all the same', async () => {
  const { server } = await openPage(FAILED);
  server['status'] = new UnavailableError();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.history.pushState(null, '', PAGE);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText(`Transaction reference: ${REFERENCE}`)).toBeVisible();
  expect(heading()).toHaveTextContent('We are checking this payment');
  act(() => void window.dispatchEvent(new Event('online')));
});

test('a payment that failed is not called successful, and says what becomes of the money', async () => {
  await openPage(PAGE, { status: 'FAILED' });
  expect(heading()).toHaveTextContent('The payment did not go through');
  expect(screen.getByText(/If your account still shows a debit/)).toBeVisible();
  expect(link('Choose what to give to')).toHaveAttribute('href', '/projects');
});

test.each([
  ['SAMPLE/2026/000042', '/payments/medicare'],
  ['SOLACE/2026/000007', '/solace/9001'],
])(
  '%s, which this tab began and which failed, is tried again where it was begun',
  async (reference, page) => {
    rememberFormPage(reference, page);
    await openPage(`/payments-complete/success/${reference}`, { status: 'FAILED' });
    expect(link('Try again')).toHaveAttribute('href', page);
  },
);

test('a booking that failed, and of which this tab knows nothing, leads to all programmes', async () => {
  await openPage('/payments-complete/success/SOLACE/2026/000007', { status: 'FAILED' });
  expect(link('All solace programmes')).toHaveAttribute('href', '/solace');
});

test('nobody is led to another site by what stands in the tab’s storage', async () => {
  rememberFormPage(REFERENCE, '//evil.example/payments/home');
  await openPage(PAGE, { status: 'FAILED' });
  expect(link('Choose what to give to')).toHaveAttribute('href', '/projects');
});

test.each([
  ['a reference that nobody has', REFERENCE, new NotFoundError()],
  ['what is no reference', '<b>1</b>', undefined],
  ['a reference that is too long', 'x'.repeat(41), undefined],
  ['no reference at all', '', undefined],
])('%s is not a successful payment', async (_, reference, status) => {
  await openPage(`/payments-complete/success/${encodeURIComponent(reference)}`, status);
  expect(heading()).toHaveTextContent('We can’t find this payment');
  expect(screen.queryByText(/success/i)).toBeNull();
  expect(document.querySelector('b')).toBeNull();
  expect(link(/Check your payment/)).toHaveAttribute('href', '/payments-check');
});

describe('the page of failed payments', () => {
  test('says by itself that giving online is under maintenance', async () => {
    await openPage(FAILED);
    expect(heading()).toHaveTextContent('Online Donation is under maintenance.');
    expect(screen.getByText('Please try again later')).toBeVisible();
    expect(link('Give by bank transfer')).toHaveAttribute('href', '/payments/home#bank-transfer');
  });

  test.each([
    ['en', 'cancelled', 'You cancelled the payment', /^No money was taken/],
    ['en', 'declined', 'The bank did not accept this payment', /^No money was taken/],
    ['ml', 'card_declined', 'ബാങ്ക് ഈ പണമടയ്ക്കൽ സ്വീകരിച്ചില്ല', /^പണമൊന്നും എടുത്തിട്ടില്ല/],
    ['en', 'not-confirmed', 'The payment is not confirmed yet', /the bank returns it within/],
    ['en', '<script>', 'The payment did not go through', /the bank returns it within/],
  ] as const)(
    'has as its heading (%s), after a payment that is %s: %s, and says what becomes of the money',
    async (language, reason, title, money) => {
      const query = new URLSearchParams({ reason, tran: REFERENCE, nid: 'medicare' }).toString();
      await openPage(`${FAILED}?${query}`, { status: 'PENDING' }, language);
      expect(heading()).toHaveTextContent(title);
      expect(screen.getByText(money)).toBeVisible();
      expect(document.title).toMatch(`${title} · `);
      expect(screen.getByText(new RegExp(`: ${REFERENCE}$`))).toBeVisible();
      expect(link(/^(Try again|വീണ്ടും ശ്രമിക്കുക)$/)).toHaveAttribute('href', '/payments/medicare');
    },
  );

  test('says of the maintenance after a payment only what to do if another one fails, and how to give then', async () => {
    await openPage(`${FAILED}?reason=declined&nid=1076`);
    const again = within(screen.getByRole('region', { name: 'If it fails again' }));
    expect(again.getByText('Online Donation is under maintenance.')).toBeVisible();
    expect(again.getByText('Please try again later')).toBeVisible();
    expect(again.getByRole('link', { name: 'Give by bank transfer' })).toHaveAttribute(
      'href',
      '/payments/1076#bank-transfer',
    );
  });

  test('offers no bank transfer after a booking that failed', async () => {
    await openPage(`${FAILED}?reason=declined&programme=9001`);
    expect(link('Try again')).toHaveAttribute('href', '/solace/9001');
    expect(screen.queryByRole('link', { name: 'Give by bank transfer' })).toBeNull();
  });

  test('where the money may have been taken, nothing presses the donor to pay again', async () => {
    await openPage(`${FAILED}?reason=not-confirmed&nid=home`);
    expect(link('Try again')).not.toHaveClass('give');
  });

  test('it is tried again where this tab began it, also where the bank was to be paid', async () => {
    rememberFormPage(REFERENCE, '/payments-federal-legacy/bmz');
    await openPage(`${FAILED}?reason=declined&nid=bmz&tran=${REFERENCE}`, { status: 'FAILED' });
    expect(link('Try again')).toHaveAttribute('href', '/payments-federal-legacy/bmz');
  });

  test('money that came late is told as arrived: nobody pays twice', async () => {
    await openPage(`${FAILED}?reason=declined&tran=${REFERENCE}`, received);
    expect(location.pathname).toBe(PAGE);
    expect(heading()).toHaveTextContent('Your Payment was successful');
  });

  test('money that came and was refunded is told as refunded', async () => {
    await openPage(`${FAILED}?reason=declined&tran=${REFERENCE}`, { ...received, refunded: 'all' });
    expect(location.pathname).toBe(PAGE);
    expect(heading()).toHaveTextContent('This payment was returned');
  });

  test('a reference that nobody has is not shown', async () => {
    await openPage(`${FAILED}?reason=declined&tran=${REFERENCE}`, new NotFoundError());
    expect(screen.queryByText(new RegExp(REFERENCE))).toBeNull();
    expect(link(/Check your payment/)).toHaveAttribute('href', '/payments-check');
  });
});

describe.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', (language) => {
  test.each([
    ['received', PAGE, received, null],
    ['received and given here', PAGE, received, DONATION],
    ['checking', PAGE, { status: 'PENDING' }, null],
    ['failed', PAGE, { status: 'FAILED' }, null],
    ['unknown', PAGE, new NotFoundError(), null],
    ['maintenance', FAILED, undefined, null],
    ['cancelled', `${FAILED}?reason=cancelled&nid=home`, undefined, null],
  ])('%s', async (_, address, status, donation) => {
    const { container } = await openPage(address, status, language, donation ?? new NotFoundError());
    expect(await axe(container)).toHaveNoViolations();
  });
});
