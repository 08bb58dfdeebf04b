import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import fc from 'fast-check';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import { isPaise } from '@trust/shared/contract/donations/amount';
import {
  categories,
  giftReports,
  projectFunds,
  projects,
  providerPayments,
  receipts,
  statementLines,
  transactionTransitions,
  transactions,
} from '../../../testing/all-tables.ts';
import { allAtOnce } from '../../../testing/all-at-once.ts';
import { createFreshDatabase, type FreshDatabase } from '../../../testing/fresh-database.ts';
import { writeStatement } from '../../../testing/reported-gift.ts';
import { refundPayment } from '../providers/refunds/refund.ts';
import { reconcile } from '../providers/reconcile/reconcile.ts';
import { publicStatus } from '../ledger/states.rules.ts';
import { forgetReports } from './forget-reports.ts';
import { listWaitingReports } from './list-waiting-reports.ts';
import { matchGift, rejectReport } from './match-gift.ts';
import { reportGift } from './report-gift.ts';
import { importStatement } from './statement/import-statement.ts';

/** The suite's part; PAYMENT_MODEL_RUNS=10000 runs the rest. */
const RUNS = Number(process.env.PAYMENT_MODEL_RUNS ?? 60);
const PROJECT = 'model';

let connection: FreshDatabase;
beforeAll(async () => {
  connection = await createFreshDatabase();
  const words = { en: 'A model' };
  const common = { name: words, position: 1, logo: '' };
  await connection.database.insert(categories).values({
    ...common,
    id: PROJECT,
    subCategories: [],
    receiveApplication: false,
    showGallery: false,
    showMedia: false,
    instructions: [],
    additionalFields: [],
  });
  await connection.database.insert(projects).values({
    ...common,
    id: '7',
    description: words,
    categoryId: PROJECT,
    caseNumber: '',
    projectDate: '2026-01-01',
    district: words,
    state: words,
    focalPoint: words,
    estimatedCost: 1,
    openingFunds: 0,
    images: [],
    slides: [],
    successStory: false,
  });
});
afterAll(() => connection.close());

/** What can happen to two gifts and three lines of a statement, in any order and any number of times. */
const ACTIONS = [
  'report',
  'report otherwise',
  'import',
  'match',
  'match at once',
  'take statement sum',
  'match certain',
  'reject',
  'kill a match',
  'give back part',
  'give back all',
  'reconcile',
  'half a year',
] as const;
type Step = { action: (typeof ACTIONS)[number]; gift: 0 | 1; line: 0 | 1 | 2 };

/** Thrown in the middle of a database transaction, as a killed process would leave it. */
class Killed extends Error {}

/** The rows of a run's gifts. */
async function readRun(tranIds: readonly string[]) {
  const { database } = connection;
  const ofRun = [...tranIds];
  return {
    rows: await database.select().from(transactions).where(inArray(transactions.tranId, ofRun)),
    reports: await database.select().from(giftReports).where(inArray(giftReports.tranId, ofRun)),
    payments: await database.select().from(providerPayments).where(inArray(providerPayments.tranId, ofRun)),
    issued: await database.select().from(receipts).where(inArray(receipts.tranId, ofRun)),
    moves: await database
      .select()
      .from(transactionTransitions)
      .where(inArray(transactionTransitions.tranId, ofRun))
      .orderBy(transactionTransitions.id),
  };
}

async function readFunds() {
  const [row] = await connection.database.select().from(projectFunds).where(eq(projectFunds.projectId, '7'));
  return { captured: row?.captured ?? 0, refunded: row?.refunded ?? 0, donors: row?.donors ?? 0 };
}

class Office {
  readonly #run: number;
  readonly #before: Awaited<ReturnType<typeof readFunds>>;
  #now = new Date('2026-03-10T09:00:00Z');
  /** Every reference that was ever given for a gift. */
  readonly #tranIds = new Set<string>();
  readonly #latest: (string | undefined)[] = [undefined, undefined];
  readonly #lineIds = new Map<number, number>();
  readonly #successes = new Set<string>();
  #refunds = 0;

  constructor(run: number, before: Awaited<ReturnType<typeof readFunds>>) {
    this.#run = run;
    this.#before = before;
  }

  async run(step: Step): Promise<void> {
    await this.#do(step);
    const { database } = connection;
    const rows = await database
      .select()
      .from(transactions)
      .where(inArray(transactions.tranId, [...this.#tranIds]));
    const successes = new Set(
      rows.filter(({ state }) => publicStatus(state) === 'SUCCESS').map(({ tranId }) => tranId),
    );
    // What was once told to be a success is one for ever.
    expect([...this.#successes].filter((tranId) => !successes.has(tranId))).toEqual([]);
    for (const tranId of successes) this.#successes.add(tranId);
  }

  get #deps() {
    return {
      database: connection.database,
      now: () => this.#now,
      largestDonation: 1_00_00_000_00,
      paymentsPerMinute: 1,
      prefixes: { donation: 'SCT', solace: 'SOL' },
      siteUrl: '',
      trustName: { en: '' },
    };
  }

  #utrOf(gift: number): string {
    return String(410_000_000_000 + this.#run * 10 + gift);
  }

  async #do({ action, gift, line }: Step): Promise<void> {
    const tranId = this.#latest[gift] ?? '';
    const lineId = this.#lineIds.get(line) ?? -1;
    const ask = { tranId, lineId, by: 'a model' };
    switch (action) {
      case 'report':
        return this.#report(gift, 50_000);
      case 'report otherwise':
        return this.#report(gift, 60_000);
      case 'import':
        return this.#import();
      case 'match':
        await matchGift(this.#deps, ask);
        return;
      case 'match at once':
        await allAtOnce(
          [...this.#latest, tranId].map((of) => () => matchGift(this.#deps, { ...ask, tranId: of ?? '' })),
        );
        return;
      case 'take statement sum':
        await matchGift(this.#deps, { ...ask, takesOtherAmount: true });
        return;
      case 'match certain':
        return this.#matchCertain();
      case 'reject':
        await rejectReport(this.#deps, { tranId, by: 'a model', reason: 'a model' });
        return;
      case 'kill a match': {
        const killed = matchGift({ ...this.#deps, database: createDyingDatabase() }, ask);
        await expect(killed).rejects.toThrow(Killed);
        return;
      }
      case 'give back part':
      case 'give back all':
        return this.#giveBack(tranId, action === 'give back all');
      case 'reconcile':
        expect(await reconcile(this.#deps)).toBe(0);
        return;
      case 'half a year':
        this.#now = new Date(this.#now.getTime() + 181 * DAY_MS);
        await forgetReports(connection.database, this.#now);
    }
  }

  async #report(gift: number, amount: number): Promise<void> {
    if (!isPaise(amount)) return;
    const reported = await reportGift(this.#deps, {
      way: 'upi',
      utr: this.#utrOf(gift),
      amount: { kind: 'paise', paise: amount },
      paidOn: '2026-03-09',
      project: '7',
      firstName: 'Anu',
      email: 'a@b',
      phone: String(this.#run * 10 + gift),
      language: 'en',
    });
    if (reported.outcome !== 'reported') return;
    this.#latest[gift] = reported.transaction.tranId;
    this.#tranIds.add(reported.transaction.tranId);
  }

  /** The first line fits the first gift, the second the second but for its sum, the third has a sum alone. */
  async #import(): Promise<void> {
    const narrations = [0, 1, 2].map((line) => `run ${this.#run} line ${line}`);
    const credits = narrations.map((narration, line) => ({
      day: '09/03/2026',
      rupees: line === 1 ? '700' : '500',
      reference: line === 2 ? '' : this.#utrOf(line),
      narration,
    }));
    await importStatement(this.#deps, Buffer.from(writeStatement(credits)), 'a model');
    const { database } = connection;
    const stored = await database
      .select()
      .from(statementLines)
      .where(inArray(statementLines.narration, narrations));
    for (const { id, narration } of stored) this.#lineIds.set(narrations.indexOf(narration), id);
    // Each credit is there once, however often it was imported.
    expect(new Set(stored.map(({ narration }) => narration)).size).toBe(stored.length);
  }

  async #matchCertain(): Promise<void> {
    for (const { report, proposals } of await listWaitingReports(connection.database)) {
      const [proposal, ...more] = proposals;
      if (!this.#tranIds.has(report.tranId) || proposal?.reason !== 'number-and-sum' || more.length > 0)
        continue;
      expect(proposal.line.amount).toBe(50_000);
      await matchGift(this.#deps, { tranId: report.tranId, lineId: proposal.line.id, by: 'a model' });
    }
  }

  async #giveBack(tranId: string, isAll: boolean): Promise<void> {
    const [row] = await connection.database
      .select()
      .from(transactions)
      .where(eq(transactions.tranId, tranId));
    if (!row || row.capturedPaymentId === null) return;
    this.#refunds += 1;
    await refundPayment(this.#deps, {
      paymentId: row.capturedPaymentId,
      amount: isAll ? row.amount : 1_000,
      idempotencyKey: `model-refund-${this.#run}-${this.#refunds}`,
      reason: 'a model',
      askedBy: 'a model',
      isAlreadyRefunded: true,
    });
  }

  /** What must hold at the end, and would not come right again had it been wrong before. */
  async checkInvariants(): Promise<void> {
    const { rows, reports, payments, issued, moves } = await readRun([...this.#tranIds]);
    const matched = reports.filter(({ lineId }) => lineId !== null);
    // A line is one gift at most, and a gift has one line at most.
    expect(new Set(matched.map(({ lineId }) => lineId)).size).toBe(matched.length);
    const lines = await connection.database
      .select()
      .from(statementLines)
      .where(
        inArray(
          statementLines.id,
          matched.map(({ lineId }) => lineId ?? -1),
        ),
      );
    for (const row of rows) {
      const report = reports.find(({ tranId }) => tranId === row.tranId);
      const line = lines.find(({ id }) => id === report?.lineId);
      const isSuccess = publicStatus(row.state) === 'SUCCESS';
      // Counted if and only if it is matched: once, with the statement's sum and a receipt.
      expect(isSuccess).toBe(line !== undefined);
      const counted = payments.filter(({ tranId, role }) => tranId === row.tranId && role === 'counted');
      expect(counted.map(({ amount }) => amount)).toEqual(line ? [line.amount] : []);
      expect(issued.filter(({ tranId }) => tranId === row.tranId)).toHaveLength(line ? 1 : 0);
      if (line) expect(row).toMatchObject({ amount: line.amount, capturedPaymentId: `statement:${line.id}` });
      // Whoever gave is named as long as the gift counts or waits, and nowhere once it is erased.
      expect(row.firstName === null).toBe(report?.erasedAt !== null);
      expect(moves.findLast(({ tranId }) => tranId === row.tranId)?.toState).toBe(row.state);
    }
    const open = reports.filter(({ rejectedAt, erasedAt }) => rejectedAt === null && erasedAt === null);
    expect(new Set(open.map(({ utr }) => utr)).size).toBe(open.length);
    const captured = lines.reduce((sum, { amount }) => sum + amount, 0);
    const refunded = rows.reduce((sum, row) => sum + row.refunded, 0);
    const donors = rows.filter((row) => row.capturedPaymentId !== null && row.refunded < row.amount).length;
    expect(await readFunds()).toEqual({
      captured: this.#before.captured + captured,
      refunded: this.#before.refunded + refunded,
      donors: this.#before.donors + donors,
    });
  }
}

/** The database of a process that dies before it can commit. */
function createDyingDatabase(): FreshDatabase['database'] {
  const { database } = connection;
  const dying: typeof database.transaction = (work, options) =>
    database.transaction(async (tx) => {
      await work(tx);
      throw new Killed();
    }, options);
  return new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? dying : Reflect.get(target, name)),
  });
}

/** What an earlier run left open would be proposed and forgotten in later ones. */
async function closeOpenReports(): Promise<void> {
  const { database } = connection;
  const isOpen = and(isNull(giftReports.lineId), isNull(giftReports.rejectedAt));
  const now = new Date();
  await database.update(giftReports).set({ rejectedAt: now, erasedAt: now }).where(isOpen);
  const matched = database
    .select({ id: giftReports.lineId })
    .from(giftReports)
    .where(isNotNull(giftReports.lineId));
  await database.delete(statementLines).where(notInArray(statementLines.id, matched));
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  gift: fc.constantFrom(0, 1),
  line: fc.constantFrom(0, 1, 2),
});

test(
  `whatever happens to reported gifts and lines of a statement, each line counts once at most and for one gift (${RUNS} runs)`,
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        run += 1;
        await closeOpenReports();
        const office = new Office(run, await readFunds());
        const begin = ['report', 'import'] as const;
        for (const action of begin) await office.run({ action, gift: 0, line: 0 });
        for (const each of steps) await office.run(each);
        await office.checkInvariants();
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 3_000,
);
