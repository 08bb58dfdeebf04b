import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { transactions } from '../../database/schema.ts';
import { nextCheckInMs } from './reconcile.rules.ts';
import { OPEN_STATES } from './states.rules.ts';
import type { TransactionRow } from './transactions.store.ts';

/** Open transactions whose provider is to be asked by now, the longest due first. */
export async function transactionsToCheck(
  database: Database,
  now: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return database
    .select()
    .from(transactions)
    .where(and(lte(transactions.checkDueAt, now), inArray(transactions.state, [...OPEN_STATES])))
    .orderBy(asc(transactions.checkDueAt))
    .limit(limit);
}

/** Makes every open transaction due now; how many there are. */
export async function makeAllDue(database: Database, now: Date): Promise<number> {
  const due = await database
    .update(transactions)
    .set({ checkDueAt: now })
    .where(and(isNotNull(transactions.checkDueAt), inArray(transactions.state, [...OPEN_STATES])))
    .returning({ tranId: transactions.tranId });
  return due.length;
}

/** Takes on one check, and sets the next. False when another process has taken it on already. */
export async function takeOnCheck(database: Database, row: TransactionRow, now: Date): Promise<boolean> {
  const taken = await database
    .update(transactions)
    .set({ checks: row.checks + 1, checkDueAt: new Date(now.getTime() + nextCheckInMs(row.checks)) })
    .where(and(eq(transactions.tranId, row.tranId), eq(transactions.checks, row.checks)))
    .returning({ tranId: transactions.tranId });
  return taken.length > 0;
}
