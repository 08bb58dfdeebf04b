import { eq } from 'drizzle-orm';
import {
  giftReports,
  outbox,
  projectFunds,
  statementLines,
  transactionTransitions,
} from '../../../testing/all-tables.ts';
import { allAtOnce } from '../../../testing/all-at-once.ts';
import { preparePaymentsApi } from '../../../testing/payments-api.ts';
import { REPORT, writeStatement } from '../../../testing/reported-gift.ts';
import { reconcile } from '../providers/reconcile/reconcile.ts';
import { refundPayment } from '../providers/refunds/refund.ts';
import { forgetReports } from './forget-reports.ts';
import { matchGift, rejectReport } from './match-gift.ts';
import { notifyOfReports } from './notify-of-reports.ts';
import { importStatement } from './statement/import-statement.ts';

const { api, db, deps, post, getStatus, findTransaction, findFunds, listReceipts, listOutboxEvents } =
  preparePaymentsApi();

const DAY_MINUTES = 24 * 60;
const CREDIT = { day: '28/02/2026', rupees: '500.50', reference: REPORT.utr, narration: 'UPI/CR/ANU' };

async function reportGift(change: object = {}) {
  const reply = await post('report-gift', { ...REPORT, ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ tran_id: string; receiptToken: string }>();
}
const importCredits = (...credits: Parameters<typeof writeStatement>[0]) =>
  importStatement(deps(), Buffer.from(writeStatement(credits)), 'office');
/** The number of the line that was imported last. */
async function importLine(change: Partial<typeof CREDIT> = {}): Promise<number> {
  await importCredits({ ...CREDIT, ...change });
  const lines = await db().select().from(statementLines);
  return Math.max(...lines.map(({ id }) => id));
}
const match = (tranId: string, lineId: number, takesOtherAmount = false) =>
  matchGift(deps(), { tranId, lineId, by: 'office', takesOtherAmount });

describe('a match', () => {
  test.each([
    ['1.00', { outcome: 'matched', amount: 100 }],
    ['0.99', { outcome: 'too-small' }],
  ])('with a line of ₹%s is one of a rupee at least', async (rupees, outcome) => {
    const { tran_id } = await reportGift();
    expect(await match(tran_id, await importLine({ rupees }), true)).toEqual(outcome);
  });

  test('counts the gift: its funds, its receipt of the statement’s day, and the mail to its donor', async () => {
    const { tran_id, receiptToken } = await reportGift();
    const line = await importLine();
    expect(await match(tran_id, line)).toEqual({ outcome: 'matched', amount: 50_050 });
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(await findFunds()).toMatchObject({ captured: 50_050, donors: 1 });
    const givenAt = new Date('2026-02-28T06:30:00Z');
    expect(await listReceipts()).toMatchObject([
      { financialYear: '2025-26', serial: 1, tranId: tran_id, givenAt },
    ]);
    expect(await listOutboxEvents()).toMatchObject([{ kind: 'captured', tranId: tran_id }]);
    const summary = await post('donation', { tran_id, token: receiptToken });
    expect(summary.json()).toMatchObject({ status: 'SUCCESS', paidAt: givenAt.toISOString() });
    const moves = await db()
      .select()
      .from(transactionTransitions)
      .where(eq(transactionTransitions.tranId, tran_id));
    expect(moves.map(({ toState, cause, causeId }) => [toState, cause, causeId])).toEqual([
      ['REPORTED', 'donor', null],
      ['CAPTURED', 'staff', `statement:${line}`],
    ]);
  });

  test('of a line of March that is found in April has a receipt of the year that is over', async () => {
    api.clock.now = new Date('2026-04-10T09:00:00Z');
    const { tran_id } = await reportGift({ paidOn: '2026-03-31' });
    await match(tran_id, await importLine({ day: '31/03/2026' }));
    expect(await listReceipts()).toMatchObject([{ financialYear: '2025-26', serial: 1 }]);
  });

  test('that is repeated changes nothing', async () => {
    const { tran_id } = await reportGift();
    const line = await importLine();
    await match(tran_id, line);
    expect(await match(tran_id, line)).toEqual({ outcome: 'again', amount: 50_050 });
    expect(await findFunds()).toMatchObject({ captured: 50_050, donors: 1 });
    expect(await listReceipts()).toHaveLength(1);
  });

  test('with another sum needs a word, and then the statement’s sum counts', async () => {
    const { tran_id } = await reportGift();
    const line = await importLine({ rupees: '450' });
    expect(await match(tran_id, line)).toEqual({ outcome: 'other-amount', reported: 50_050, booked: 45_000 });
    expect(await getStatus(tran_id)).toBe('PENDING');
    expect(await match(tran_id, line, true)).toEqual({ outcome: 'matched', amount: 45_000 });
    expect(await findTransaction(tran_id)).toMatchObject({ amount: 45_000, state: 'CAPTURED' });
    expect(await findFunds()).toMatchObject({ captured: 45_000 });
    // The donor's own report is still known.
    expect((await reportGift()).tran_id).toBe(tran_id);
  });

  test('is refused for a second gift of the line, and a second line of the gift', async () => {
    const { tran_id } = await reportGift();
    const other = await reportGift({ utr: '412345678902' });
    const line = await importLine();
    const second = await importLine({ reference: '412345678902' });
    await match(tran_id, line);
    expect(await match(other.tran_id, line)).toEqual({ outcome: 'line-taken', tranId: tran_id });
    expect(await match(tran_id, second)).toEqual({ outcome: 'gift-taken', lineId: line });
    expect(await match(tran_id, 999_999)).toEqual({ outcome: 'no-such-line' });
    expect(await match('SCT/2026/999', second)).toEqual({ outcome: 'no-such-report' });
    expect(await findFunds()).toMatchObject({ captured: 50_050, donors: 1 });
  });

  test('of one line, made fifty times at the same moment for one gift and for others, credits one gift once', async () => {
    const first = await reportGift();
    const others = [];
    for (let count = 1; count < 5; count += 1) {
      others.push(await reportGift({ utr: String(412_345_678_901 + count), phone: `984600000${count}` }));
    }
    const gifts = [first, ...others];
    const line = await importLine();
    const outcomes = await allAtOnce(
      Array.from({ length: 50 }, (_, index) => () => match(gifts[index % gifts.length]?.tran_id ?? '', line)),
    );
    expect(outcomes).toHaveLength(50);
    expect(outcomes.filter(({ outcome }) => outcome === 'matched')).toHaveLength(1);
    expect(await findFunds()).toMatchObject({ captured: 50_050, donors: 1 });
    expect(await listReceipts()).toHaveLength(1);
    const credited = await db().select().from(giftReports).where(eq(giftReports.lineId, line));
    expect(credited).toHaveLength(1);
  });

  test('and a rejection at the same moment leave a gift that is counted or rejected, never both', async () => {
    const { tran_id } = await reportGift();
    const line = await importLine();
    await Promise.all([
      match(tran_id, line),
      rejectReport(deps(), { tranId: tran_id, by: 'office', reason: 'x' }),
    ]);
    const [report] = await db().select().from(giftReports);
    const isMatched = report?.lineId === line;
    // Rejected first, the gift is matched all the same: the statement has it.
    expect(isMatched).toBe(true);
    expect(report?.rejectedAt).toBeNull();
    expect(await listReceipts()).toHaveLength(1);
  });
});

describe('a rejection', () => {
  const reject = (tranId: string) => rejectReport(deps(), { tranId, by: 'office', reason: 'not there' });

  test('ends the wait, and a line that is found in the end counts all the same', async () => {
    const { tran_id } = await reportGift();
    expect(await reject(tran_id)).toBe('rejected');
    expect(await reject(tran_id)).toBe('again');
    expect(await getStatus(tran_id)).toBe('FAILED');
    expect(await match(tran_id, await importLine())).toMatchObject({ outcome: 'matched' });
    expect(await reject(tran_id)).toBe('matched');
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });

  test('leaves the number to the next report, which alone can be matched then', async () => {
    const { tran_id } = await reportGift();
    await reject(tran_id);
    const next = await reportGift({ amount: 60_000 });
    const line = await importLine({ rupees: '600' });
    expect(await match(tran_id, line, true)).toEqual({ outcome: 'reported-again' });
    expect(await match(next.tran_id, line)).toMatchObject({ outcome: 'matched' });
  });

  test('of what nobody reported is refused', async () => {
    expect(await reject('SCT/2026/999')).toBe('no-such-report');
  });
});

test('a matched gift is given back by hand: its funds fall and its receipt is cancelled', async () => {
  const { tran_id } = await reportGift();
  const line = await importLine();
  await match(tran_id, line);
  const request = {
    paymentId: `statement:${line}`,
    amount: 50_050,
    reason: 'asked for',
    askedBy: 'office',
    idempotencyKey: 'refund-of-the-test',
  };
  expect(await refundPayment(deps(), request)).toEqual({ outcome: 'by-bank' });
  const refunded = await refundPayment(deps(), { ...request, isAlreadyRefunded: true });
  expect(refunded).toMatchObject({ outcome: 'asked', refund: { state: 'processed' } });
  expect(await findFunds()).toMatchObject({ captured: 50_050, refunded: 50_050, donors: 0 });
  expect(await listReceipts()).toMatchObject([{ cancelledAt: expect.any(Date) }]);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('reconciliation asks no provider about a reported gift, and changes nothing in it', async () => {
  const { tran_id } = await reportGift();
  api.clock.pass(5 * DAY_MINUTES);
  expect(await reconcile(deps())).toBe(0);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'REPORTED', checks: 0 });
});

describe('a statement', () => {
  const TWO = [
    { day: '27/02/2026', rupees: '500.00', narration: 'CASH DEPOSIT' },
    { day: '27/02/2026', rupees: '500.00', narration: 'CASH DEPOSIT' },
  ];

  test('that is imported again, or with others, stores each credit once', async () => {
    expect(await importCredits(...TWO, CREDIT)).toMatchObject({
      outcome: 'imported',
      credits: 3,
      added: 3,
      leftOut: { debits: 0 },
    });
    expect(await importCredits(...TWO, CREDIT)).toMatchObject({ added: 0 });
    const later = { ...CREDIT, day: '01/03/2026' };
    expect(await importCredits(CREDIT, later)).toMatchObject({ credits: 2, added: 1 });
    const third = { ...CREDIT, reference: ` ${REPORT.utr} `, narration: 'upi/cr/anu' };
    expect(await importCredits(third)).toMatchObject({ added: 0 });
    expect(await importCredits(...TWO, ...TWO)).toMatchObject({ credits: 4, added: 2 });
  });

  test('that is imported ten times at the same moment stores each credit once', async () => {
    // Five with the day of value, and five with that of booking, of the payment of 27 February.
    const payment = { ...CREDIT, reference: '605845670001' };
    const files = ['27/02/2026', '28/02/2026'].map((day) => [...TWO, { ...payment, day }]);
    // These queries open the connections, so that the imports begin together.
    await allAtOnce(Array.from({ length: 10 }, () => async () => db().select().from(statementLines)));
    const imports = await allAtOnce(
      Array.from({ length: 10 }, (_, index) => () => importCredits(...(files[index % 2] ?? []))),
    );
    const added = imports.map((each) => (each.outcome === 'imported' ? each.added : 0));
    expect(added.reduce((sum, count) => sum + count)).toBe(3);
  });
});

describe('after 180 days', () => {
  test('who made a report without a match is erased, and its reference stays', async () => {
    const waiting = await reportGift();
    const rejected = await reportGift({ utr: '412345678902' });
    await rejectReport(deps(), { tranId: rejected.tran_id, by: 'office', reason: 'Anu was wrong' });
    api.clock.pass(180 * DAY_MINUTES);
    expect(await forgetReports(db(), api.clock.now)).toMatchObject({ reports: 0 });
    api.clock.pass(1);
    expect(await forgetReports(db(), api.clock.now)).toMatchObject({ reports: 2 });
    expect(await forgetReports(db(), api.clock.now)).toMatchObject({ reports: 0 });
    for (const [{ tran_id, receiptToken }, state] of [
      [waiting, 'EXPIRED'],
      [rejected, 'REJECTED'],
    ] as const) {
      const row = await findTransaction(tran_id);
      expect(row).toMatchObject({ state, amount: 50_050, receiptToken: null });
      expect(JSON.stringify(row)).not.toMatch(/Anu|donor\.example|12345|ABCDE1234F|Tirur/);
      expect(await getStatus(tran_id)).toBe('FAILED');
      expect((await post('donation', { tran_id, token: receiptToken })).statusCode).toBe(404);
      const { utr: _utr, way: _way, paidOn: _paidOn, ...donation } = REPORT;
      expect((await post('newTrans', { tran_id, ...donation })).statusCode).toBe(409);
    }
    expect(JSON.stringify(await db().select().from(giftReports))).not.toMatch(/41234|Anu/);
    expect(await match(waiting.tran_id, await importLine())).toEqual({ outcome: 'erased' });
  });

  test('a matched gift stays, and its line says nothing of people; a line without a gift is gone', async () => {
    const { tran_id } = await reportGift();
    const line = await importLine();
    await importLine({ reference: '412345678999', narration: 'UPI/CR/ASHA' });
    await match(tran_id, line);
    api.clock.pass(180 * DAY_MINUTES);
    expect(await forgetReports(db(), api.clock.now)).toEqual({ reports: 0, lines: 0 });
    api.clock.pass(1);
    expect(await forgetReports(db(), api.clock.now)).toEqual({ reports: 0, lines: 2 });
    expect(await findTransaction(tran_id)).toMatchObject({ firstName: 'Anu', state: 'CAPTURED' });
    expect(await db().select().from(statementLines)).toMatchObject([
      { id: line, amount: 50_050, reference: '', narration: '' },
    ]);
    // Its credit is known all the same, should the file be imported once more.
    expect(await importCredits(CREDIT)).toMatchObject({ added: 0 });
    expect(await forgetReports(db(), api.clock.now)).toEqual({ reports: 0, lines: 0 });
  });
});

test('staff are mailed about new reports once a day at most, in one mail that names no donor', async () => {
  let deliveries = 0;
  const staff = { address: 'office@site.example', delivery: { deliver: async () => void (deliveries += 1) } };
  const notify = () => notifyOfReports(db(), staff, api.clock.now);
  const listMails = () => db().select().from(outbox).where(eq(outbox.recipient, 'trust')).orderBy(outbox.id);
  await notify();
  const { tran_id } = await reportGift();
  await reportGift({ utr: '412345678902' });
  await Promise.all([notify(), notify()]);
  await reportGift({ utr: '412345678903' });
  api.clock.pass(DAY_MINUTES - 1);
  await notify();
  const [mail, ...more] = await listMails();
  expect(more).toEqual([]);
  expect(mail?.mail?.subject).toContain('2 gifts were reported');
  expect(mail?.mail?.body).toContain('₹1,001.00');
  expect(mail?.mail?.body).toContain(tran_id);
  expect(JSON.stringify(mail)).not.toMatch(/Anu|donor\.example|12345|41234/);
  api.clock.pass(1);
  await notify();
  expect(await listMails()).toMatchObject([{}, { mail: { subject: expect.stringContaining('a gift was') } }]);
  expect(deliveries).toBe(2);
});

test('the sums of projects that no gift was matched for stay as they are', async () => {
  await reportGift({ project: 'bmz' });
  expect(await db().select().from(projectFunds)).toEqual([]);
});
