import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OnlinePayment, PublicConfig } from '@trust/shared/contract/trust';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { countDialogs } from '@trust/shared/remote/first-view/history/dialog-entry';
import { axe } from '@trust/shared/testing/component-axe';
import { receiptTokenOf } from '../../../parts/receipt/receipt-tokens.ts';
import { remote } from '../../../remote.tsx';
import { fakeProvider, removeProvider, type OpenedCheckout } from '../../../testing/fake-provider.ts';
import { PaymentNetwork, refusedReply } from '../../../testing/payment-network.ts';

const onlinePayment: OnlinePayment = {
  keyId: 'rzp_test_1',
  checkoutScript: 'https://provider.example/checkout.js',
  sandbox: true,
};
const bankGateway = { origins: ['https://bank.example'], sandbox: true };
const config: PublicConfig = { ...sampleConfig, onlinePayment, bankGateway };

const filled = 'firstName=A+Donor&email=a%40donor.example&phone=0000000000&address=A+house&amount=500';
const FIRST = 'SAMPLE/2026/000001';
const DECLINED = { code: 'BAD_REQUEST_ERROR', description: 'Declined by the bank.', reason: 'card_declined' };

let opened: OpenedCheckout[];
let network: PaymentNetwork;
let submitted: jest.SpyInstance;
let reported: jest.Mock;

beforeEach(() => {
  sessionStorage.clear();
  opened = fakeProvider();
  network = new PaymentNetwork();
  reported = jest.fn();
  window.reportError = reported;
  // A document without a network leaves no page.
  submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function openPage(address = `/payments/home?${filled}`, language: 'en' | 'ml' = 'en') {
  const view = await renderScreen(remote, address, { http: network, config, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, donor: userEvent.setup({ delay: null }) };
}

const proceed = () => screen.getByRole('button', { name: /^Proceed/ });

/** Presses Proceed and returns the pop-up that opens. */
async function openCheckout(times = 1): Promise<OpenedCheckout> {
  fireEvent.click(proceed());
  await waitFor(() => expect(opened).toHaveLength(times));
  const last = opened.at(-1);
  if (!last) throw new Error('Nothing was opened.');
  return last;
}

async function expectOutcomePage(reference = FIRST) {
  expect(await screen.findByText(`Transaction reference: ${reference}`)).toBeVisible();
}

/** Every reference that an order was asked for. */
const ordered = () => network.sentTo('get-orderid-for-razorpay').map(({ receipt }) => receipt);

describe('a donor who asks to be remembered on this phone', () => {
  const box = () => screen.getByRole('checkbox', { name: /^Remember my name/ });
  const showResult = async (reference: string, status: string) => {
    network.status = status;
    const page = await renderScreen(remote, `/payments-complete/success/${reference}`, {
      http: network,
      config,
    });
    await screen.findByText(`Transaction reference: ${reference}`);
    page.unmount();
  };

  test('is once that gift is paid, not when another of the same tab is, and is forgotten at one press', async () => {
    const first = await openPage();
    await first.donor.type(screen.getByLabelText('PAN (optional)'), 'ABCDE1234F');
    await first.donor.click(box());
    await openCheckout();
    first.unmount();
    await showResult('SAMPLE/2026/000099', 'SUCCESS');
    await showResult(FIRST, 'FAILED');
    expect(localStorage).toHaveLength(0);
    await showResult(FIRST, 'SUCCESS');
    expect(JSON.stringify(localStorage)).toContain('a@donor.example');
    expect(JSON.stringify(localStorage)).not.toMatch(/ABCDE1234F|A house/);
    sessionStorage.clear();

    const next = await openPage('/payments/medicare');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor'));
    expect(screen.getByLabelText('Phone (WhatsApp)')).toHaveValue('0000000000');
    expect(screen.getByLabelText('Address')).toHaveValue('');
    await next.donor.click(screen.getByRole('button', { name: 'Forget me' }));
    expect(box()).not.toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  test('is forgotten for good, although a payment of before arrives afterwards', async () => {
    const first = await openPage();
    await first.donor.click(box());
    await openCheckout();
    first.unmount();
    await showResult(FIRST, 'SUCCESS');

    const next = await openPage('/payments/medicare?address=A+house&amount=500');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor'));
    network.status = 'NEW';
    const checkout = await openCheckout(2);
    act(() => checkout.dismiss());
    await next.donor.click(screen.getByRole('button', { name: 'Forget me' }));
    next.unmount();
    const [, second = ''] = ordered();
    await showResult(String(second), 'SUCCESS');
    expect(localStorage).toHaveLength(0);
  });

  test('is not once the box is empty again', async () => {
    const { donor, unmount } = await openPage();
    await donor.click(box());
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    await donor.click(box());
    await openCheckout(2);
    unmount();
    await showResult(FIRST, 'SUCCESS');
    expect(localStorage).toHaveLength(0);
  });
});

describe('paying', () => {
  test('the donation is recorded, the pop-up opens its order, and what it signed is told to the server', async () => {
    await openPage();
    const checkout = await openCheckout();
    expect(network.sent.slice(0, 3)).toEqual([
      { path: 'getNextSequence', body: { prefix: 'SAMPLE' } },
      {
        path: 'newTrans',
        body: expect.objectContaining({
          tran_id: FIRST,
          amount: 50_000,
          firstName: 'A Donor',
          email: 'a@donor.example',
          phone: '0000000000',
          address: 'A house',
          project: 'home',
          lang: 'en',
          anonymous: false,
        }),
      },
      { path: 'get-orderid-for-razorpay', body: { amount: 50_000, receipt: FIRST } },
    ]);
    expect(checkout.options).toMatchObject({
      key: 'rzp_test_1',
      order_id: `order of ${FIRST}`,
      amount: 50_000,
      prefill: { name: 'A Donor', email: 'a@donor.example', contact: '0000000000' },
    });
    act(() => checkout.pay());
    await expectOutcomePage();
    expect(network.sentTo('update-trans-status')).toEqual([
      { tran_id: FIRST, status: 'SUCCESS', paymentId: 'pay_1', signature: 'a signature' },
    ]);
    expect(receiptTokenOf(FIRST)).toBe(`token of ${FIRST}`);
  });

  test('the donor’s name is hidden and the PAN told when the donor says so', async () => {
    const { donor } = await openPage();
    await donor.click(screen.getByRole('checkbox', { name: 'Do not name me in thanks' }));
    await donor.type(screen.getByLabelText('PAN (optional)'), 'abcde1234f');
    await openCheckout();
    expect(network.sentTo('newTrans')[0]).toMatchObject({ anonymous: true, pan: 'ABCDE1234F' });
  });

  test('a double press records one donation and asks for one order', async () => {
    await openPage();
    fireEvent.click(proceed());
    fireEvent.click(proceed());
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(ordered()).toEqual([FIRST]);
    expect(network.sentTo('getNextSequence')).toHaveLength(1);
  });

  test('when the server’s answer is lost it is told again, and then asked by the page that follows', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await openPage();
    const lost = { outcome: 'unreachable' } as const;
    network.next['update-trans-status'] = [lost, refusedReply(503, 'Away'), lost, lost];
    const checkout = await openCheckout();
    act(() => checkout.pay());
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    await expectOutcomePage();
    expect(network.sentTo('update-trans-status')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('successful');
  });

  test('when the pop-up is lost with its answer, the server’s knowledge leads on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await openPage();
    await openCheckout();
    expect(screen.getByRole('status', { name: 'The payment window is open' })).toBeVisible();
    network.status = 'SUCCESS';
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    jest.useRealTimers();
    await expectOutcomePage();
  });
});

describe('a payment that failed', () => {
  test('is told in our words, the provider’s last, and tried again as the same donation', async () => {
    const { donor } = await openPage();
    const checkout = await openCheckout();
    act(() => checkout.fail(DECLINED));
    act(() => checkout.dismiss());
    const alert = await screen.findByRole('alert', { name: 'The bank did not accept this payment' });
    expect(alert).toHaveTextContent(
      /Try another card or another way to pay.*No money was taken.*The payment service says: Declined by the bank.$/,
    );
    expect(alert).toHaveClass('warning');
    expect(document.title).toMatch(/^Error: /);
    expect(network.sentTo('update-trans-status')).toEqual([
      { tran_id: FIRST, status: 'FAILED', paymentId: 'pay_0' },
    ]);
    expect(screen.getByLabelText('Address')).toHaveValue('A house');

    await donor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(document.title).not.toMatch(/^Error: /);
    expect(opened[1]?.options.order_id).toBe(`order of ${FIRST}`);
    expect(ordered()).toEqual([FIRST]);
  });

  test('and then succeeds in the same pop-up, is a payment that succeeded', async () => {
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.fail(DECLINED));
    act(() => checkout.pay());
    await expectOutcomePage();
  });

  test.each([
    ['whose reason we know', DECLINED, 'ബാങ്ക് ഈ പണമടയ്ക്കൽ സ്വീകരിച്ചില്ല'],
    ['whose reason is new to us', { ...DECLINED, reason: 'moon_in_cancer' }, 'പണമടയ്ക്കാനായില്ല'],
  ])('%s is told in Malayalam alone on a page in Malayalam', async (_, error, title) => {
    await openPage(undefined, 'ml');
    fireEvent.click(screen.getByRole('button', { name: /തുടരുക/ }));
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.fail(error));
    act(() => opened[0]?.dismiss());
    const alert = await screen.findByRole('alert', { name: title });
    expect(alert).not.toHaveTextContent(/Declined|സേവനദാതാവ് അറിയിച്ചത്/);
  });

  test('because of the gateway offers another way to pay', async () => {
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.fail({ ...DECLINED, code: 'GATEWAY_ERROR', reason: 'gateway_technical_error' }));
    act(() => checkout.dismiss());
    expect(await screen.findByRole('button', { name: 'Choose another way to pay' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Show the bank accounts' })).toBeVisible();
  });

  test('because of a service in trouble is tried again only after a while', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.fail({ ...DECLINED, code: 'SERVER_ERROR', reason: 'server_error' }));
    act(() => checkout.dismiss());
    const again = await screen.findByRole('button', { name: 'Try again (in 4 s)' });
    fireEvent.click(again);
    expect(opened).toHaveLength(1);
    for (let second = 0; second < 4; second++) await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened).toHaveLength(2));
  });
});

describe('a pop-up that was closed', () => {
  test('is no failure: Proceed opens the same order again', async () => {
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    expect(await screen.findByRole('status', { name: 'The payment is not complete' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(network.sentTo('update-trans-status')).toEqual([]);
    const second = await openCheckout(2);
    expect(second.options.order_id).toBe(`order of ${FIRST}`);
    expect(ordered()).toEqual([FIRST]);
  });

  test('by Back is told as such, keeps what was typed, and leaves no entry behind', async () => {
    await openPage();
    await openCheckout();
    expect(opened[0]?.isClosed).toBe(false);
    act(() => window.history.back());
    expect(await screen.findByRole('status', { name: 'The payment is not complete' })).toBeVisible();
    expect(opened[0]?.isClosed).toBe(true);
    expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
    expect(opened[0]?.options.modal?.handleback).toBe(false);
    act(() => window.history.forward());
    await waitFor(() => expect(countDialogs(window.history.state)).toBe(0));
    expect(proceed()).toBeVisible();
  });

  test('and one that was paid leave the page’s own entry, so that Back leaves the page', async () => {
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    await waitFor(() => expect(countDialogs(window.history.state)).toBe(0));
    const second = await openCheckout(2);
    act(() => second.pay());
    await expectOutcomePage();
    await waitFor(() => expect(countDialogs(window.history.state)).toBe(0));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/payments/home'));
  });

  test.each([
    ['amount', 'Other amount (₹)', '750'],
    ['donor', 'Full Name', 'Another Donor'],
  ])('and another %s make another donation', async (_what, label, value) => {
    const { donor } = await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    await donor.clear(screen.getByLabelText(label));
    await donor.type(screen.getByLabelText(label), value);
    await openCheckout(2);
    expect(ordered()).toEqual([FIRST, 'SAMPLE/2026/000002']);
  });

  test('and another language make another donation, whose receipt is in that language', async () => {
    const { language } = await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    act(() => language.change('ml'));
    fireEvent.click(await screen.findByRole('button', { name: /തുടരുക/ }));
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(network.sentTo('newTrans').map(({ lang }) => lang)).toEqual(['en', 'ml']);
    expect(ordered()).toEqual([FIRST, 'SAMPLE/2026/000002']);
  });

  test('and that was paid all the same leads to its page, and is not opened again', async () => {
    await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    await screen.findByRole('status', { name: 'The payment is not complete' });
    network.status = 'SUCCESS';
    fireEvent.click(proceed());
    await expectOutcomePage();
    expect(opened).toHaveLength(1);
  });

  test('is taken up again by the page that is opened anew in the same tab', async () => {
    const { unmount } = await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    unmount();
    await openPage('/payments/home');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor'));
    expect(screen.getByRole('radio', { name: '₹500' })).toBeChecked();
    await openCheckout(2);
    expect(ordered()).toEqual([FIRST]);
  });

  test('and was paid on the provider’s own page is not offered again', async () => {
    const { unmount } = await openPage();
    const checkout = await openCheckout();
    act(() => checkout.dismiss());
    await screen.findByRole('status', { name: 'The payment is not complete' });
    network.status = 'SUCCESS';
    unmount();
    await openPage('/payments/home');
    await waitFor(() => expect(sessionStorage.getItem('donations:draft')).toBeNull());
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
  });
});

describe('a call that fails', () => {
  const lost = { outcome: 'unreachable' } as const;

  test.each(['getNextSequence', 'newTrans', 'get-orderid-for-razorpay'])(
    '%s: the donor is told, nothing typed is lost, and Retry goes on with the same donation',
    async (path) => {
      const { donor } = await openPage();
      network.next[path] = [lost];
      fireEvent.click(proceed());
      expect(await screen.findByText(/We could not reach our server/)).toBeVisible();
      expect(screen.getByLabelText('Full Name')).toHaveValue('A Donor');
      await donor.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(opened).toHaveLength(1));
      expect(new Set([...network.sentTo('newTrans').map((sent) => sent['tran_id']), ...ordered()])).toEqual(
        new Set([FIRST]),
      );
    },
  );

  test('without a network the donor is told that there is none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPage();
    network.next['getNextSequence'] = [lost];
    fireEvent.click(proceed());
    expect(await screen.findByText(/You are offline. Nothing/)).toBeVisible();
  });

  test('the server’s own words are shown', async () => {
    await openPage();
    network.next['newTrans'] = [refusedReply(429, 'Too many requests. Try again in a minute')];
    fireEvent.click(proceed());
    expect(await screen.findByText('Too many requests. Try again in a minute')).toBeVisible();
  });

  test('the words of a proxy in front of the server are not shown', async () => {
    await openPage();
    const problem = { type: 'about:blank', title: 'Bad Gateway', status: 502, detail: 'nginx' };
    network.next['newTrans'] = [{ outcome: 'refused', status: 502, problem }];
    fireEvent.click(proceed());
    expect(await screen.findByText(/We could not reach our server/)).toBeVisible();
    expect(screen.queryByText(/nginx|Bad Gateway/)).not.toBeInTheDocument();
  });

  test('what the server finds wrong stands beside its field', async () => {
    await openPage();
    const message = 'This is more than can be given online at once.';
    network.next['newTrans'] = [refusedReply(422, 'Wrong', [{ field: 'amount', message }])];
    fireEvent.click(proceed());
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText('Other amount (₹)')).toBeInvalid();
  });

  test('a reference that stands for something else by now is left for another', async () => {
    await openPage();
    network.next['get-orderid-for-razorpay'] = [lost, refusedReply(409, 'Used')];
    fireEvent.click(proceed());
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options.order_id).toBe('order of SAMPLE/2026/000002');
  });

  test('a new reference that another has taken is replaced at once, and again', async () => {
    await openPage();
    network.next['newTrans'] = [refusedReply(409, 'Used'), refusedReply(409, 'Used')];
    fireEvent.click(proceed());
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.options.order_id).toBe('order of SAMPLE/2026/000003');
  });

  test('a project that takes no more money is said to', async () => {
    await openPage();
    const closed = refusedReply(409, 'This takes no more money.');
    network.next['newTrans'] = [closed, closed, closed];
    fireEvent.click(proceed());
    expect(await screen.findByText('This takes no more money.')).toBeVisible();
  });
});

describe('where the pop-up cannot be had', () => {
  test('a browser inside another app is led to the provider’s own page, which leads back', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) WhatsApp/2');
    await openPage();
    const checkout = await openCheckout();
    expect(checkout.options).toMatchObject({
      redirect: true,
      callback_url: `${window.location.origin}/payments/checkout-return`,
    });
    expect(checkout.options.handler).toBeUndefined();
    expect(screen.getByText(/You are being taken to the payment page/)).toBeVisible();
    expect(receiptTokenOf(FIRST)).toBeDefined();
  });

  test('because its script does not come, the form goes there plainly, under the same reference', async () => {
    removeProvider();
    const { donor } = await openPage();
    fireEvent.click(proceed());
    const script = await waitFor(() => {
      const found = document.head.querySelector(`script[src="${onlinePayment.checkoutScript}"]`);
      if (!found) throw new Error('The script is not asked for.');
      return found;
    });
    await waitFor(() => expect(ordered()).toEqual([FIRST]));
    act(() => void script.dispatchEvent(new Event('error')));
    const alert = await screen.findByRole('alert', { name: 'The payment window could not be opened' });
    await donor.click(within(alert).getByRole('button', { name: 'Pay on the provider’s page' }));
    const [form] = submitted.mock.contexts;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      tran_id: FIRST,
      nid: 'home',
      firstName: 'A Donor',
      amount: '500',
    });
    expect(document.head.querySelector('script[src*="provider.example"]')).toBeNull();
  });

  test('because it cannot be opened, the donor is told', async () => {
    Reflect.set(window, 'Razorpay', function Broken() {
      throw new Error('No window');
    });
    await openPage();
    fireEvent.click(proceed());
    expect(
      await screen.findByRole('alert', { name: 'The payment window could not be opened' }),
    ).toBeVisible();
    expect(reported).toHaveBeenCalledTimes(1);
  });
});

describe('by the bank’s page', () => {
  test('the donation is recorded and the server’s fields are posted to the bank', async () => {
    await openPage(`/payments-federal-legacy/home?${filled}`);
    fireEvent.click(proceed());
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    const [form] = submitted.mock.contexts;
    expect(form).toHaveAttribute('action', 'https://bank.example/pay');
    expect(Object.fromEntries(new FormData(form))).toEqual({ tran_id: FIRST, hash: 'a hash' });
    expect(network.sent.map(({ path }) => path)).toEqual([
      'getNextSequence',
      'newTrans',
      'createFederalHash',
    ]);
    expect(opened).toHaveLength(0);
  });

  test('a donation that the bank has refused is begun anew', async () => {
    const { donor } = await openPage(`/payments-federal-legacy/home?${filled}`);
    network.next['createFederalHash'] = [{ outcome: 'unreachable' }, refusedReply(409, 'Used')];
    fireEvent.click(proceed());
    await donor.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(network.sentTo('createFederalHash').at(-1)).toMatchObject({ tran_id: 'SAMPLE/2026/000002' });
  });

  test('without a bank the donor is led to the accounts', async () => {
    const http = network;
    await renderScreen(remote, `/payments-federal-legacy/home?${filled}`, { http, config: sampleConfig });
    fireEvent.click(await screen.findByRole('button', { name: /^Proceed/ }));
    expect(screen.getByRole('status', { name: 'Online payment is not available yet' })).toBeVisible();
    expect(network.sent).toEqual([]);
  });
});

test('the sandbox says that no money moves', async () => {
  await openPage('/payments/home');
  expect(screen.getByRole('group', { name: 'Sandbox: no money moves here' })).toBeVisible();
});

test('another fund’s page is another form', async () => {
  await openPage();
  act(() => {
    window.history.pushState(null, '', '/payments/medicare');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: /Emergency medicare/ })).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

test.each(['en', 'ml'] as const)(
  'nothing of a failed payment stands in a screen reader’s way (%s)',
  async (language) => {
    const { container } = await openPage(undefined, language);
    fireEvent.click(screen.getByRole('button', { name: language === 'en' ? /^Proceed/ : /തുടരുക/ }));
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.fail(DECLINED));
    await screen.findByRole('alert');
    expect(await axe(container)).toHaveNoViolations();
  },
);
