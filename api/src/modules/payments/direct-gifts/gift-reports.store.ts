import { and, asc, eq, inArray, isNull, lt, max } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { transactions } from '../ledger/ledger.schema.ts';
import { selectErased } from '../ledger/erasing/erased-donors.store.ts';
import type { TransactionRow } from '../ledger/transactions.store.ts';
import { giftReports } from './direct-gifts.schema.ts';

export type GiftReportRow = typeof giftReports.$inferSelect;
type NewGiftReport = Pick<GiftReportRow, 'tranId' | 'utr' | 'way' | 'paidOn' | 'contentHash' | 'reportedAt'>;

/** Stores a report. False when another one has its number; one that is just being stored is waited for. */
export async function storeReport(tx: Database, report: NewGiftReport): Promise<boolean> {
  const stored = await tx.insert(giftReports).values(report).onConflictDoNothing().returning();
  return stored.length > 0;
}

export async function findReport(database: Database, tranId: string): Promise<GiftReportRow | undefined> {
  const [row] = await database.select().from(giftReports).where(eq(giftReports.tranId, tranId));
  return row;
}

/** The report that has a number, unless it was rejected. */
export async function findReportByUtr(database: Database, utr: string): Promise<GiftReportRow | undefined> {
  const [row] = await database
    .select()
    .from(giftReports)
    .where(and(eq(giftReports.utr, utr), isNull(giftReports.rejectedAt)));
  return row;
}

/** The report that was matched with a line of the statement. */
export async function findReportOfLine(
  database: Database,
  lineId: number,
): Promise<GiftReportRow | undefined> {
  const [row] = await database.select().from(giftReports).where(eq(giftReports.lineId, lineId));
  return row;
}

export async function updateReport(
  tx: Database,
  tranId: string,
  change: Partial<GiftReportRow>,
): Promise<void> {
  await tx.update(giftReports).set(change).where(eq(giftReports.tranId, tranId));
}

/** What is gone of an erased report; way, day and history stay. */
export const ERASED_REPORT = { utr: null, contentHash: null, rejectionReason: null };

const isOpen = and(isNull(giftReports.lineId), isNull(giftReports.rejectedAt), isNull(giftReports.erasedAt));

/** The reports that wait for a line of the statement with their transactions, the oldest first. */
export async function listOpenReports(
  database: Database,
): Promise<{ report: GiftReportRow; transaction: TransactionRow }[]> {
  return database
    .select({ report: giftReports, transaction: transactions })
    .from(giftReports)
    .innerJoin(transactions, eq(transactions.tranId, giftReports.tranId))
    .where(isOpen)
    .orderBy(asc(giftReports.reportedAt), asc(giftReports.tranId));
}

/** Reports without a match that were made before `before` and still say who gave. */
export async function listForgettable(
  database: Database,
  before: Date,
  limit: number,
): Promise<GiftReportRow[]> {
  return database
    .select()
    .from(giftReports)
    .where(and(isNull(giftReports.lineId), isNull(giftReports.erasedAt), lt(giftReports.reportedAt, before)))
    .orderBy(asc(giftReports.reportedAt))
    .limit(limit);
}

/** Erases what the reports of erased donors say of them. */
export async function eraseReportsOfErased(tx: Database, now: Date): Promise<void> {
  await tx
    .update(giftReports)
    .set({ ...ERASED_REPORT, erasedAt: now })
    .where(and(isNull(giftReports.erasedAt), inArray(giftReports.tranId, selectErased(tx))));
}

/** Takes the open reports that staff were not told of, and marks them as told; none where staff were told since `since`. */
export async function takeNewReports(tx: Database, since: Date, now: Date): Promise<GiftReportRow[]> {
  const [last] = await tx.select({ at: max(giftReports.toldAt) }).from(giftReports);
  // A moment ahead of now was stored before the clock was put back.
  if (last?.at && last.at > since && last.at <= now) return [];
  return tx
    .update(giftReports)
    .set({ toldAt: now })
    .where(and(isNull(giftReports.toldAt), isOpen))
    .returning();
}
