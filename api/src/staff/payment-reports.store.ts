import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { outbox } from '../mail/mail.schema.ts';
import { findTribute, listDisputes } from '../modules/payments/ledger/index.ts';
import { receipts } from '../modules/receipt-numbers/receipt-numbers.schema.ts';
import {
  providerPayments,
  refunds,
  transactionTransitions,
  transactions,
} from '../modules/payments/ledger/ledger.schema.ts';

export type DonationFilter = {
  state?: (typeof transactions.$inferSelect)['state'] | undefined;
  /** Created at or after `from`, and before `before`. */
  from?: Date | undefined;
  before?: Date | undefined;
  limit: number;
};

/** Donations, the newest first. */
export async function listDonations(database: Database, { state, from, before, limit }: DonationFilter) {
  const wanted: (SQL | undefined)[] = [
    state && eq(transactions.state, state),
    from && gte(transactions.createdAt, from),
    before && lt(transactions.createdAt, before),
  ];
  return database
    .select()
    .from(transactions)
    .where(and(...wanted))
    .orderBy(desc(transactions.createdAt), desc(transactions.tranId))
    .limit(limit);
}

/** Refunds that wait for staff; also failed ones of a second payment when no other refund of it is under way. */
export async function listDueRefunds(database: Database) {
  const other = alias(refunds, 'other');
  const underWay = database
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.paymentId, refunds.paymentId), inArray(other.state, ['asked', 'pending', 'processed'])),
    );
  const failed = and(
    eq(refunds.state, 'failed'),
    like(refunds.idempotencyKey, 'surplus:%'),
    notExists(underWay),
  );
  return database
    .select()
    .from(refunds)
    .where(or(eq(refunds.state, 'due'), failed))
    .orderBy(asc(refunds.createdAt));
}

/** Everything that belongs to one donation, oldest first. */
export async function readHistory(database: Database, tranId: string) {
  return {
    transitions: await database
      .select()
      .from(transactionTransitions)
      .where(eq(transactionTransitions.tranId, tranId))
      .orderBy(asc(transactionTransitions.id)),
    payments: await database
      .select()
      .from(providerPayments)
      .where(eq(providerPayments.tranId, tranId))
      .orderBy(asc(providerPayments.firstSeenAt)),
    refunds: await database
      .select()
      .from(refunds)
      .where(eq(refunds.tranId, tranId))
      .orderBy(asc(refunds.createdAt)),
    disputes: await listDisputes(database, tranId),
    receipt: (await database.select().from(receipts).where(eq(receipts.tranId, tranId)))[0],
    tribute: await findTribute(database, tranId),
    mails: await database.select().from(outbox).where(eq(outbox.tranId, tranId)).orderBy(asc(outbox.id)),
  };
}
export type DonationHistory = Awaited<ReturnType<typeof readHistory>>;

/** The donations of a financial year with a valid receipt and a donor, by receipt number; without bookings. */
export async function listDonationsOfYear(database: Database, year: string, withTestPayments: boolean) {
  return database
    .select({ donation: transactions, receipt: receipts })
    .from(receipts)
    .innerJoin(transactions, eq(transactions.tranId, receipts.tranId))
    .where(
      and(
        eq(receipts.financialYear, year),
        isNull(receipts.cancelledAt),
        ne(transactions.purpose, 'solace'),
        isNotNull(transactions.email),
        withTestPayments ? undefined : eq(transactions.live, true),
      ),
    )
    .orderBy(asc(receipts.serial));
}
export type DonationOfYear = Awaited<ReturnType<typeof listDonationsOfYear>>[number];

/** How many valid receipts of a financial year are for money whose donor was never recorded, or was erased; without bookings. */
export async function countUnattributed(database: Database, year: string): Promise<number> {
  const [row] = await database
    .select({ unattributed: count() })
    .from(receipts)
    .innerJoin(transactions, eq(transactions.tranId, receipts.tranId))
    .where(
      and(
        eq(receipts.financialYear, year),
        isNull(receipts.cancelledAt),
        isNull(transactions.email),
        or(isNull(transactions.purpose), ne(transactions.purpose, 'solace')),
      ),
    );
  return row?.unattributed ?? 0;
}
