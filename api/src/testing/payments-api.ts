import { eq } from 'drizzle-orm';
import { outbox, projectFunds, projects, quarantinedPayments, receipts, transactions } from './all-tables.ts';
import { importSmallSet } from './content-folder.ts';
import type { SendMail } from '../mail/mail-delivery.ts';
import { FakeCardProvider, signEvent } from './fake-card-provider.ts';
import { resetPayments } from './reset-payments.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createTestBank } from './test-bank.ts';

/** A donation to project 101 as a browser posts it. Amount in paise. */
export const DONOR = {
  firstName: 'Anu',
  email: 'anu@donor.example',
  phone: '+91 98460 12345',
  address: 'House 1, Tirur',
  amount: 50_050,
  project: '101',
};

const PROJECT_CALL = {
  method: 'POST',
  url: '/api/project/get-project-by-id',
  payload: { _id: '101' },
} as const;

/**
 * An api with both providers and the small set for all tests of a file, and the steps of a donation. Each test begins
 * without donations. A donation that a test begins is `donor`'s, with the change that it names. With `send` the api sends mail.
 */
export function preparePaymentsApi(donor: typeof DONOR = DONOR, { send }: { send?: SendMail } = {}) {
  const api = {} as TestApi;
  const fake = new FakeCardProvider();
  beforeAll(async () => {
    const payments = { card: fake.provider, bank: createTestBank() };
    Object.assign(api, await startTestApi({}, { payments, ...(send && { send }) }));
    fake.now = () => api.clock.now;
    await importSmallSet(api);
  });
  beforeEach(() => resetPayments(api, fake));
  afterAll(() => api.close());

  const db = () => api.connection.database;
  /** The dependencies of operations that no call begins, such as reconciliation. */
  const deps = () => ({
    database: db(),
    card: fake.provider,
    now: () => api.clock.now,
    largestDonation: 1_00_00_000_00,
    paymentsPerMinute: 100,
    prefixes: { donation: 'SCT', solace: 'SOL' },
    siteUrl: 'https://site.example',
    trustName: { en: 'Sample' },
  });

  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: `/payments/${call}`, payload, headers });
  const postForm = (call: string, fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: `/payments/${call}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  const takeReference = async (prefix = 'SCT') =>
    (await post('getNextSequence', { prefix })).json<{ tran_id: string }>().tran_id;
  const createOrder = (receipt: string, amount = donor.amount) =>
    post('get-orderid-for-razorpay', { amount, receipt });

  /** Records a donation that has no order yet; `headers` may name an account. */
  async function recordDonation(change: object = {}, headers: Record<string, string> = {}) {
    const tran_id = await takeReference();
    const reply = await post('newTrans', { tran_id, ...donor, ...change }, headers);
    const { receiptToken, amount } = reply.json<{ receiptToken: string; amount: number }>();
    return { tran_id, token: receiptToken, amount };
  }

  /** Records a donation and creates its order: it can be paid. */
  async function beginDonation(change: object = {}, headers: Record<string, string> = {}) {
    const { tran_id, token, amount } = await recordDonation(change, headers);
    const reply = await createOrder(tran_id, amount);
    expect(reply.statusCode).toBe(200);
    return { tran_id, token, order_id: reply.json<{ order_id: string }>().order_id };
  }

  /** Pays an order at the provider, whose events are not delivered yet. */
  const payOrder = (orderId: string) => fake.card.capture(fake.card.authorise(orderId).id);

  /** Begins a donation and pays it; the api knows of it. */
  async function payDonation(change: object = {}, headers: Record<string, string> = {}) {
    const donation = await beginDonation(change, headers);
    const { id } = payOrder(donation.order_id);
    await deliverEvents();
    return { ...donation, paymentId: id };
  }

  /** Delivers the provider's events one after the other. */
  async function deliverEvents() {
    for (const event of fake.events.splice(0)) await api.app.inject(signEvent(event));
  }

  /** Delivers all events at the same moment, and again those that a busy server refused, as the provider does. */
  async function deliverAllAtOnce() {
    let calls = fake.events.splice(0).map((event) => signEvent(event));
    while (calls.length > 0) {
      const replies = await Promise.all(calls.map((call) => api.app.inject(call)));
      calls = calls.filter((_, index) => replies[index]?.statusCode !== 200);
    }
  }

  /** The status that a donor is told. */
  const getStatus = async (tran_id: string) =>
    (await post('status', { tran_id })).json<{ status: string }>().status;
  const findTransaction = async (tran_id: string) =>
    (await db().select().from(transactions).where(eq(transactions.tranId, tran_id)))[0];
  /** The sums that were given for project 101. */
  const findFunds = async () =>
    (await db().select().from(projectFunds).where(eq(projectFunds.projectId, '101')))[0];
  /** Project 101 as visitors see it. */
  const getProject = async () => (await api.app.inject(PROJECT_CALL)).json<object>();
  const listTransactions = () => db().select().from(transactions);
  const listReceipts = () => db().select().from(receipts);
  const listQuarantined = () => db().select().from(quarantinedPayments);
  const listOutboxEvents = () => db().select().from(outbox);

  /** Does `work` while project 101 is completed. */
  async function whileCompleted<T>(work: () => PromiseLike<T>): Promise<T> {
    const setCompleted = (successStory: boolean) =>
      db().update(projects).set({ successStory }).where(eq(projects.id, '101'));
    await setCompleted(true);
    try {
      return await work();
    } finally {
      await setCompleted(false);
    }
  }

  return {
    api,
    fake,
    db,
    deps,
    post,
    postForm,
    takeReference,
    createOrder,
    recordDonation,
    beginDonation,
    payOrder,
    payDonation,
    deliverEvents,
    deliverAllAtOnce,
    getStatus,
    findTransaction,
    findFunds,
    getProject,
    listTransactions,
    listReceipts,
    listQuarantined,
    listOutboxEvents,
    whileCompleted,
  };
}
