import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import { transactions } from '../../testing/all-tables.ts';
import { createTestBank } from '../../testing/test-bank.ts';
import { FakeCardProvider, signEvent } from '../../testing/fake-card-provider.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
const fake = new FakeCardProvider();
beforeAll(async () => {
  api = await startTestApi({}, { payments: { card: fake.provider, bank: createTestBank() } });
});
afterAll(() => api.close());

const NASTY = ['\0', '\ud800', '../..', '%2F%00', '-1', '1e9', 'NaN', '=cmd()', '__proto__', '9'.repeat(400)];
const text = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
  fc.constantFrom(
    ...NASTY,
    'SCT/2026/000001',
    '412345678901',
    'upi',
    '2026-02-28',
    'home',
    '500',
    '50000',
    'SUCCESS',
    'FAILED',
  ),
);
const anything = fc.oneof(text, fc.jsonValue({ stringUnit: ANY_CHARACTER, maxDepth: 2 }));
const some = <Value>(names: string[], value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length, noNullPrototype: true });

const DONATION = [
  'tran_id',
  'amount',
  'firstName',
  'email',
  'phone',
  'address',
  'project',
  'programme',
  'pan',
];

const REPORT = ['utr', 'way', 'paidOn'];

test.each([
  ['getNextSequence', ['prefix']],
  ['get-orderid-for-razorpay', ['amount', 'receipt']],
  ['newTrans', [...DONATION, 'anonymous', 'lang', 'isMobile', 'status']],
  ['createFederalHash', [...DONATION, 'reserve10', 'hash_key']],
  ['report-gift', [...DONATION, ...REPORT]],
  ['update-trans-status', ['tran_id', 'status', 'signature', 'paymentId']],
  ['status', ['tran_id']],
  ['check', ['tran_id', 'phone']],
])('whatever %s is sent, it answers or refuses, and no money comes of it', async (call, names) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(some(names, anything), anything), async (payload) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/payments/${call}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(reply.statusCode).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
  expect(await listPaid()).toEqual([]);
});

test.each([
  ['start', ['nid', 'way', 'tran_id', 'amount', 'quickAmount', ...DONATION]],
  ['report-gift-form', [...DONATION, ...REPORT]],
  ['bank-return', ['user_code', 'tran_id', 'amount', 'currency', 'status', 'bank_reference', 'hash']],
  ['checkout-return', ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature', 'error[metadata]']],
])('whatever form is posted to %s, it leads to a page, and no money comes of it', async (call, names) => {
  await fc.assert(
    fc.asyncProperty(some(names, text), async (fields) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/payments/${call}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.headers.location ?? '/payments').toMatch(/^\/payments/);
    }),
    { numRuns: 60 },
  );
  expect(await listPaid()).toEqual([]);
});

test('whatever order a failed return of the card checkout names, it leads to a page', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (order_id) => {
      const metadata = JSON.stringify({ order_id });
      const reply = await api.app.inject({
        method: 'POST',
        url: '/payments/checkout-return',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ 'error[metadata]': metadata }).toString(),
      });
      expect(reply.statusCode).toBeLessThan(500);
    }),
    { numRuns: 60, examples: [['\0'], ['9'.repeat(400)]] },
  );
});

describe('While somebody’s donation is paid', () => {
  const paid = { tran_id: '', token: '' };
  beforeAll(async () => {
    const post = async <Reply>(call: string, payload: object) =>
      (await api.app.inject({ method: 'POST', url: `/payments/${call}`, payload })).json<Reply>();
    const { tran_id } = await post<{ tran_id: string }>('getNextSequence', { prefix: 'SCT' });
    const donor = { firstName: 'Anu', email: 'anu@donor.example', phone: '9846012345', address: 'Tirur' };
    const { receiptToken } = await post<{ receiptToken: string }>('newTrans', {
      tran_id,
      amount: 500_00,
      ...donor,
    });
    const order = { amount: 500_00, receipt: tran_id };
    const { order_id } = await post<{ order_id: string }>('get-orderid-for-razorpay', order);
    fake.card.capture(fake.card.authorise(order_id).id);
    for (const event of fake.events.splice(0)) await api.app.inject(signEvent(event));
    Object.assign(paid, { tran_id, token: receiptToken });
    expect(await listPaid()).toHaveLength(1);
  });

  const askDonation = (token: string, change: object = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/payments/donation',
      headers: { cookie: new URLSearchParams({ receipt: token }).toString() },
      payload: { tran_id: paid.tran_id, ...change },
    });
  const askReceipt = (query: Record<string, string>, cookie = '') =>
    api.app.inject({
      url: `/payments/receipt?${new URLSearchParams(query).toString()}`,
      headers: { cookie: new URLSearchParams({ receipt: cookie }).toString() },
    });
  /** Near misses of the donation's token, its reference, and what else somebody may try. */
  const guess = fc.oneof(
    text,
    fc
      .constantFrom(
        (token: string) => token.slice(0, -1),
        (token: string) => token.slice(1),
        (token: string) => `${token}A`,
        (token: string) => `${token.slice(0, -1)}${token.endsWith('_') ? '-' : '_'}`,
        (token: string) => `${token}\0`,
        (token: string) => ` ${token}`,
        (token: string) => `${token}' or '1'='1`,
        () => '%',
        () => paid.tran_id,
        () => 'null',
      )
      .map((change) => change(paid.token)),
  );

  test('its own token opens it', async () => {
    expect((await askDonation(paid.token)).statusCode).toBe(200);
    expect((await askReceipt({ token: paid.token })).headers['content-type']).toBe('application/pdf');
  });

  test('whatever a browser has as the cookie of a receipt, it opens no donation', async () => {
    await fc.assert(
      fc.asyncProperty(guess, async (token) => {
        expect((await askDonation(token)).statusCode).toBe(404);
        expect((await askReceipt({ tran_id: paid.tran_id }, token)).statusCode).toBe(404);
      }),
      { numRuns: 60, examples: [['\0'], ['']] },
    );
  });

  test('whatever is guessed of a receipt’s address, it opens none', async () => {
    const query = fc.oneof(
      some(['token', 'tran_id', 'lang'], text),
      guess.map((token) => ({ token })),
      guess.map((token) => ({ token, tran_id: paid.tran_id })),
      fc.constant({}).map(() => ({ tran_id: paid.tran_id })),
    );
    await fc.assert(
      fc.asyncProperty(query, async (guessed) => {
        expect((await askReceipt(guessed)).statusCode).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  test('its own token opens no other donation', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (tran_id) => {
        fc.pre(tran_id !== paid.tran_id);
        expect((await askDonation(paid.token, { tran_id })).statusCode).toBeGreaterThanOrEqual(400);
        expect((await askReceipt({ tran_id }, paid.token)).statusCode).toBe(404);
      }),
      { numRuns: 60 },
    );
  });
});

async function listPaid() {
  const rows = await api.connection.database.select().from(transactions);
  return rows.filter(({ capturedPaymentId }) => capturedPaymentId !== null);
}
