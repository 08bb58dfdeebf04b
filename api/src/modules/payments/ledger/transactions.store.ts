import {
  and,
  count as countRows,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import type { Database } from '../../../database/database.ts';
import { hasCome, liesAhead } from '../../../database/moments.ts';
import { RECEIPT_TOKEN } from './donation/receipt-token.ts';
import { paymentSequences, transactions } from './ledger.schema.ts';
import { BEGUN_STATES } from './states.rules.ts';

export type TransactionRow = typeof transactions.$inferSelect;

/**
 * Takes the next `count` numbers of a prefix in a year and returns the last of them. Each number is taken once, even
 * when several processes ask at the same moment.
 */
export async function takeSequenceNumbers(
  database: Database,
  prefix: string,
  year: number,
  count: number,
): Promise<number> {
  const [row] = await database
    .insert(paymentSequences)
    .values({ prefix, year, lastGiven: count })
    .onConflictDoUpdate({
      target: [paymentSequences.prefix, paymentSequences.year],
      set: { lastGiven: sql`${paymentSequences.lastGiven} + ${count}` },
    })
    .returning();
  if (!row) throw new Error('The sequence gave no number');
  return row.lastGiven;
}

/** The highest number that was issued under a prefix in a year; 0 when none was. */
export async function findLastSequence(database: Database, prefix: string, year: number): Promise<number> {
  const [row] = await database
    .select()
    .from(paymentSequences)
    .where(and(eq(paymentSequences.prefix, prefix), eq(paymentSequences.year, year)));
  return row?.lastGiven ?? 0;
}

export async function findTransaction(
  database: Database,
  tranId: string,
): Promise<TransactionRow | undefined> {
  const [row] = await database.select().from(transactions).where(eq(transactions.tranId, tranId));
  return row;
}

export async function findByOrder(database: Database, orderId: string): Promise<TransactionRow | undefined> {
  const [row] = await database.select().from(transactions).where(eq(transactions.orderId, orderId));
  return row;
}

/** The donation whose receipt this token opens. */
export async function findByReceiptToken(
  database: Database,
  token: string,
): Promise<TransactionRow | undefined> {
  if (!RECEIPT_TOKEN.test(token)) return undefined;
  const [row] = await database.select().from(transactions).where(eq(transactions.receiptToken, token));
  return row;
}

/** What was only begun, or tried and given up. */
const UNLISTED_STATES = [...BEGUN_STATES, 'EXPIRED' as const];

/** Donations of an account that are more than begun, newest first. */
export async function listOfAccount(
  database: Database,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<TransactionRow[]> {
  return database
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), notInArray(transactions.state, UNLISTED_STATES)))
    .orderBy(desc(transactions.createdAt), desc(transactions.tranId))
    .limit(limit)
    .offset(skip);
}

/** Takes all donations from an account, also those that are only begun; returns how many. They stay as they are. */
export async function unlinkAccount(tx: Database, accountId: string): Promise<number> {
  const rows = await tx
    .update(transactions)
    .set({ accountId: null })
    .where(eq(transactions.accountId, accountId))
    .returning({ tranId: transactions.tranId });
  return rows.length;
}

/** A condition for rows of other tables that name a transaction: its donor is recorded. */
export function hasRecordedDonor(database: Database, tranId: AnyPgColumn): SQL {
  return exists(
    database
      .select({ found: sql`1` })
      .from(transactions)
      .where(and(eq(transactions.tranId, tranId), isNotNull(transactions.contentHash))),
  );
}

/** Locks the row until the database transaction ends. */
export async function lockTransaction(tx: Database, tranId: string): Promise<TransactionRow | undefined> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.tranId, tranId)).for('update');
  return row;
}

/** Locks the row of a provider's order until the database transaction ends. */
export async function lockByOrder(tx: Database, orderId: string): Promise<TransactionRow | undefined> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.orderId, orderId)).for('update');
  return row;
}

/** Creates a transaction with an amount in paise. The first caller fixes the amount; later calls change nothing. */
export async function createTransaction(
  database: Database,
  tranId: string,
  amount: number,
  now: Date,
): Promise<void> {
  await database
    .insert(transactions)
    .values({
      tranId,
      amount,
      currency: 'INR',
      state: 'NEW',
      anonymous: false,
      isMobile: false,
      language: DEFAULT_LANGUAGE,
      refunded: 0,
      createdAt: now,
      checks: 0,
    })
    .onConflictDoNothing();
}

/** Claims the right to ask the provider for this transaction's order for some ms. False when another has it. */
export async function claimOrder(
  database: Database,
  tranId: string,
  now: Date,
  forMs: number,
): Promise<boolean> {
  const claimed = await database
    .update(transactions)
    .set({ orderClaimedUntil: new Date(now.getTime() + forMs) })
    .where(
      and(
        eq(transactions.tranId, tranId),
        isNull(transactions.orderId),
        or(isNull(transactions.orderClaimedUntil), hasCome(transactions.orderClaimedUntil, now, forMs)),
      ),
    )
    .returning({ tranId: transactions.tranId });
  return claimed.length > 0;
}

/** Releases the claim. The row still shows that the provider was asked before. */
export async function releaseOrderClaim(database: Database, tranId: string): Promise<void> {
  await database
    .update(transactions)
    .set({ orderClaimedUntil: new Date(0) })
    .where(and(eq(transactions.tranId, tranId), isNull(transactions.orderId)));
}

/** How many donations were begun with a phone number in the last `withinMs`. */
export async function countByPhone(
  database: Database,
  phone: string,
  now: Date,
  withinMs: number,
): Promise<number> {
  const since = new Date(now.getTime() - withinMs);
  const [row] = await database
    .select({ begun: countRows() })
    .from(transactions)
    .where(
      and(
        eq(transactions.phone, phone),
        gt(transactions.createdAt, since),
        not(liesAhead(transactions.createdAt, now)),
      ),
    );
  return row?.begun ?? 0;
}

export async function updateTransaction(
  database: Database,
  tranId: string,
  change: Partial<TransactionRow>,
): Promise<void> {
  await database.update(transactions).set(change).where(eq(transactions.tranId, tranId));
}

/** The sum of some transactions, in paise. */
export async function sumAmounts(database: Database, tranIds: readonly string[]): Promise<number> {
  const rows = await database
    .select({ amount: transactions.amount })
    .from(transactions)
    .where(inArray(transactions.tranId, [...tranIds]));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many donations were captured, and the sums of what was captured and refunded, in paise. */
export async function sumPayments(
  database: Database,
): Promise<{ donations: number; captured: number; refunded: number }> {
  const sumOf = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await database
    .select({
      donations: countRows(),
      captured: sumOf(transactions.amount),
      refunded: sumOf(transactions.refunded),
    })
    .from(transactions)
    .where(isNotNull(transactions.capturedPaymentId));
  return sums ?? { donations: 0, captured: 0, refunded: 0 };
}
