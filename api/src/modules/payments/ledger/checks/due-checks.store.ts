import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { hasCome } from '../../../../database/moments.ts';
import { transactions } from '../ledger.schema.ts';
import { LONGEST_WAIT_MS, msUntilNextCheck } from './check-schedule.rules.ts';
import { OPEN_STATES } from '../states.rules.ts';
import type { TransactionRow } from '../transactions.store.ts';

/** Open transactions that are due for a check, the longest due first. */
export async function listTransactionsToCheck(
  database: Database,
  now: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return database
    .select()
    .from(transactions)
    .where(
      and(
        hasCome(transactions.checkDueAt, now, LONGEST_WAIT_MS),
        inArray(transactions.state, [...OPEN_STATES]),
      ),
    )
    .orderBy(asc(transactions.checkDueAt))
    .limit(limit);
}

/** Makes every open transaction due now; returns their number. */
export async function markAllDue(database: Database, now: Date): Promise<number> {
  return markDue(database, now);
}

async function markDue(database: Database, now: Date, condition?: SQL): Promise<number> {
  const due = await database
    .update(transactions)
    .set({ checkDueAt: now })
    .where(and(isNotNull(transactions.checkDueAt), inArray(transactions.state, [...OPEN_STATES]), condition))
    .returning({ tranId: transactions.tranId });
  return due.length;
}

/** Makes the open transactions due now that were never checked; returns their number. */
export async function markUncheckedDue(database: Database, now: Date): Promise<number> {
  return markDue(database, now, eq(transactions.checks, 0));
}

/** Claims one check and schedules the next. False when another process has claimed it. */
export async function claimCheck(database: Database, row: TransactionRow, now: Date): Promise<boolean> {
  const taken = await database
    .update(transactions)
    .set({ checks: row.checks + 1, checkDueAt: new Date(now.getTime() + msUntilNextCheck(row.checks)) })
    .where(and(eq(transactions.tranId, row.tranId), eq(transactions.checks, row.checks)))
    .returning({ tranId: transactions.tranId });
  return taken.length > 0;
}
