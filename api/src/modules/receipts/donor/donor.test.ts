import { eq } from 'drizzle-orm';
import { transactions } from '../../../testing/all-tables.ts';
import { createAccount } from '../../../testing/account.ts';
import { startMailDelivery, type Mail } from '../../../mail/mail-delivery.ts';
import { preparePaymentsApi } from '../../../testing/payments-api.ts';
import { REPORT } from '../../../testing/reported-gift.ts';
import { refundPayment } from '../../payments/providers/index.ts';
import { createReceiptMailQueue, deadLetterMailDaily } from '../mail/receipt-mail.ts';

const sent: Mail[] = [];
const send = async (mail: Mail) => void sent.push(mail);
const { api, db, deps, post, beginDonation, payDonation, deliverEvents, recordDonation } = preparePaymentsApi(
  undefined,
  { send },
);
beforeEach(() => sent.splice(0));

/** Sends what is due now; resolves to the mails. */
async function deliverMails(): Promise<Mail[]> {
  const now = () => api.clock.now;
  const queue = createReceiptMailQueue({
    ...api.receipts,
    database: db(),
    siteUrl: 'https://site.example',
    now,
    send,
  });
  const delivery = startMailDelivery(queue, now, () => undefined);
  await delivery.deliver();
  await delivery.stop();
  return sent.splice(0);
}

async function refund(paymentId: string, amount: number) {
  const request = {
    paymentId,
    amount,
    reason: 'asked for',
    askedBy: 'office',
    idempotencyKey: 'refund-of-the-test',
  };
  await refundPayment(deps(), request);
  await deliverEvents();
}

describe('a donation for the browser that made it', () => {
  const getDonation = async (tran_id: string, token: string) => post('donation', { tran_id, token });

  test('says the sum, the cause, when it arrived and where the receipt goes', async () => {
    const { tran_id, token } = await payDonation({ pan: 'ABCDE1234F' });
    const reply = await getDonation(tran_id, token);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      status: 'SUCCESS',
      amount: 50_050,
      refunded: 0,
      paidAt: '2026-03-01T09:00:00.000Z',
      purpose: 'project',
      cause: { id: '101', name: { en: 'Project 101', ml: 'പദ്ധതി 101' } },
      hasPan: true,
      receiptEmail: 'a••••@donor.example',
    });
  });

  test('one to a fund has no cause, and one that is not paid has not arrived', async () => {
    const { tran_id, token } = await recordDonation({ project: 'bmz' });
    expect((await getDonation(tran_id, token)).json()).toMatchObject({
      status: 'NEW',
      purpose: 'zakat',
      cause: null,
      paidAt: null,
      hasPan: false,
    });
  });

  test('says what was given back', async () => {
    const { tran_id, token, paymentId } = await payDonation();
    await refund(paymentId, 20_000);
    expect((await getDonation(tran_id, token)).json()).toMatchObject({ status: 'SUCCESS', refunded: 20_000 });
  });

  test('is for nobody who has no token of it', async () => {
    const { tran_id } = await payDonation();
    const other = await payDonation();
    for (const token of ['', 'wrong', other.token])
      expect((await getDonation(tran_id, token)).statusCode).toBe(404);
    // The cookie of the donation does not make another token good.
    const headers = { cookie: `receipt=${(await payDonation()).token}` };
    expect((await post('donation', { tran_id, token: 'wrong' }, headers)).statusCode).toBe(404);
  });

  test('is also known to a browser without scripts, by its cookie', async () => {
    const { tran_id, token } = await payDonation();
    const reply = await post('donation', { tran_id }, { cookie: `receipt=${token}` });
    expect(reply.statusCode).toBe(200);
    expect(
      (await post('donation', { tran_id: 'SCT/2026/999' }, { cookie: `receipt=${token}` })).statusCode,
    ).toBe(404);
  });
});

describe('the donations of an account', () => {
  const list = async (headers: Record<string, string>, range: object = {}) =>
    (await post('my-donations', range, headers)).json<object>();

  test('are listed newest first, with what opens a receipt; not what was only begun, nor what others gave', async () => {
    const asha = await createAccount(api);
    const empty = await post('my-donations', {}, asha);
    expect([empty.json(), empty.headers['cache-control']]).toEqual([[], 'no-store']);
    await payDonation();
    const paid = await payDonation({}, asha);
    api.clock.pass(1);
    await beginDonation({}, asha);
    const { tran_id } = (await post('report-gift', REPORT, asha)).json<{ tran_id: string }>();
    await refund(paid.paymentId, 20_000);
    await payDonation({}, await createAccount(api, 'other@example.org'));
    const cause = { id: '101', name: { en: 'Project 101', ml: 'പദ്ധതി 101' } };
    expect(await list(asha)).toEqual([
      {
        tran_id,
        begunAt: '2026-03-01T09:01:00.000Z',
        status: 'PENDING',
        reported: true,
        amount: 50_050,
        refunded: 0,
        paidAt: null,
        purpose: 'project',
        cause,
      },
      {
        tran_id: paid.tran_id,
        begunAt: '2026-03-01T09:00:00.000Z',
        status: 'SUCCESS',
        amount: 50_050,
        refunded: 20_000,
        paidAt: '2026-03-01T09:00:00.000Z',
        purpose: 'project',
        cause,
        receiptToken: paid.token,
      },
    ]);
    expect(await list(asha, { limit: 1, skip: 1 })).toMatchObject([{ tran_id: paid.tran_id }]);
    await db().update(transactions).set({ state: 'EXPIRED' }).where(eq(transactions.state, 'ORDER_CREATED'));
    expect(await list(asha)).toHaveLength(2);
    await db().update(transactions).set({ state: 'RETURNED' }).where(eq(transactions.tranId, tran_id));
    expect(await list(asha, { limit: 1 })).toMatchObject([{ tran_id, status: 'FAILED', returned: true }]);
  });

  test('of one moment are listed by their references, the highest first, so that parts of the list repeat none', async () => {
    const asha = await createAccount(api);
    const paid = [await payDonation({}, asha), await payDonation({}, asha), await payDonation({}, asha)];
    const references = paid.map(({ tran_id }) => ({ tran_id }));
    expect(await list(asha)).toMatchObject(references.toReversed());
    expect(await list(asha, { limit: 1, skip: 2 })).toMatchObject(references.slice(0, 1));
  });

  test('are for nobody who is not logged in', async () => {
    for (const authorization of ['', 'Bearer nobody']) {
      const reply = await post('my-donations', {}, { authorization });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a receipt that is sent again', () => {
  const resend = (tran_id: string, phone = '2345') => post('resend-receipt', { tran_id, phone });

  test('goes to the address of the donation, with its lasting link', async () => {
    const { tran_id, token, order_id } = await payDonation();
    await deliverMails();
    const check = await post('check', { tran_id, phone: '2345' });
    expect(check.json()).toEqual({ status: 'SUCCESS', receiptEmail: 'a••••@donor.example' });
    const reply = await resend(order_id);
    expect(reply.json()).toEqual({ receiptEmail: 'a••••@donor.example' });
    const [mail] = await deliverMails();
    expect(mail).toMatchObject({
      to: 'anu@donor.example',
      body: expect.stringContaining('as you asked'),
      attachment: { filename: 'receipt-2025-26-000001.pdf' },
    });
    expect(mail?.body).toContain(token);
  });

  test('is refused to those who do not know the phone number, and they are locked out in the end', async () => {
    const { tran_id } = await payDonation();
    await deliverMails();
    for (let tries = 0; tries < 5; tries += 1) expect((await resend(tran_id, '0000')).statusCode).toBe(404);
    expect((await resend(tran_id)).statusCode).toBe(429);
    expect(await deliverMails()).toEqual([]);
  });

  test('is sent three times a day, also of calls at the same moment', async () => {
    const { tran_id } = await payDonation();
    await deliverMails();
    const replies = await Promise.all(Array.from({ length: 5 }, () => resend(tran_id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429]);
    expect(await deliverMails()).toHaveLength(3);
    api.clock.pass(24 * 60 - 1);
    expect((await resend(tran_id)).statusCode).toBe(429);
    api.clock.pass(1);
    expect((await resend(tran_id)).statusCode).toBe(200);
  });

  test('there is none before the money arrived, and none after all of it was given back', async () => {
    const begun = await beginDonation();
    expect((await resend(begun.tran_id)).statusCode).toBe(409);
    const { tran_id, paymentId } = await payDonation();
    await refund(paymentId, 50_050);
    expect((await resend(tran_id)).statusCode).toBe(409);
    expect((await post('check', { tran_id, phone: '2345' })).json()).toEqual({
      status: 'SUCCESS',
      refunded: 'all',
      refunds: { given: 50_050, returned: [{ amount: 50_050, at: expect.any(String) }] },
    });
  });

  test('a check says that a part was refunded, and the receipt is still sent', async () => {
    const { tran_id, paymentId } = await payDonation();
    await refund(paymentId, 20_000);
    expect((await post('check', { tran_id, phone: '2345' })).json()).toEqual({
      status: 'SUCCESS',
      refunded: 'part',
      refunds: { given: 50_050, returned: [{ amount: 20_000, at: '2026-03-01T09:00:00.000Z' }] },
      receiptEmail: 'a••••@donor.example',
    });
  });

  test('a check names each refund and its day, in their order, to who knows the phone number alone', async () => {
    const { tran_id, paymentId } = await payDonation();
    await refund(paymentId, 20_000);
    api.clock.pass(24 * 60);
    await refundPayment(deps(), {
      paymentId,
      amount: 10_000,
      reason: 'once more',
      askedBy: 'office',
      idempotencyKey: 'second-refund-of-the-test',
    });
    await deliverEvents();
    expect((await post('check', { tran_id, phone: '2345' })).json()).toMatchObject({
      refunds: {
        given: 50_050,
        returned: [
          { amount: 20_000, at: '2026-03-01T09:00:00.000Z' },
          { amount: 10_000, at: '2026-03-02T09:00:00.000Z' },
        ],
      },
    });
    expect((await post('check', { tran_id, phone: '0000' })).body).not.toMatch(/refund|given/);
    expect((await post('status', { tran_id })).json()).toEqual({ status: 'SUCCESS', refunded: 'part' });
  });
});

test('a receipt that nobody took for a week is told to the office, without the donor’s name', async () => {
  const { tran_id } = await payDonation();
  const { mail } = api;
  const deadLetter = () =>
    deadLetterMailDaily({
      database: db(),
      mail,
      now: () => api.clock.now,
      reportError: () => undefined,
    }).stop();
  api.clock.pass(7 * 24 * 60);
  await deadLetter();
  expect(sent).toEqual([]);
  api.clock.pass(1);
  await deadLetter();
  expect(sent).toMatchObject([{ subject: 'Donations: a receipt was not delivered' }]);
  expect(sent[0]?.body).toContain(tran_id);
  expect(sent[0]?.body).not.toContain('Anu');
});
