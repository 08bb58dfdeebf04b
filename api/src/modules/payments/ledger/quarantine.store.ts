import { and, asc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { quarantinedPayments, transactions } from './ledger.schema.ts';
import { explainQuarantine, type QuarantinedPayment } from './quarantine.rules.ts';
import { selectErased } from './erasing/erased-donors.store.ts';

export type NewQuarantine = Omit<
  typeof quarantinedPayments.$inferInsert,
  'id' | 'resolvedAt' | 'resolution' | 'toldAt'
>;

/** Quarantines money that fits no donation, for staff to look at; once for each reason. */
export async function quarantine(tx: Database, payment: NewQuarantine): Promise<void> {
  await tx.insert(quarantinedPayments).values(payment).onConflictDoNothing();
}

/** A quarantined payment, with what it may be. */
export type ExplainedPayment = QuarantinedPayment & { explanation: string };

const explain = (payment: QuarantinedPayment) => ({ ...payment, explanation: explainQuarantine(payment) });

const withAsked = { ...getTableColumns(quarantinedPayments), asked: transactions.amount };

/** Quarantined payments that staff have not resolved. */
export async function listQuarantine(database: Database): Promise<ExplainedPayment[]> {
  const payments = await database
    .select(withAsked)
    .from(quarantinedPayments)
    .leftJoin(transactions, eq(transactions.tranId, quarantinedPayments.tranId))
    .where(isNull(quarantinedPayments.resolvedAt))
    .orderBy(asc(quarantinedPayments.at));
  return payments.map(explain);
}

/** Takes the quarantined payments that were not reported to staff yet, and marks them as reported. */
export async function takeUnreportedQuarantine(tx: Database, now: Date): Promise<ExplainedPayment[]> {
  const taken = await tx
    .update(quarantinedPayments)
    .set({ toldAt: now })
    .where(isNull(quarantinedPayments.toldAt))
    .returning({ id: quarantinedPayments.id });
  if (taken.length === 0) return [];
  const payments = await tx
    .select(withAsked)
    .from(quarantinedPayments)
    .leftJoin(transactions, eq(transactions.tranId, quarantinedPayments.tranId))
    .where(
      inArray(
        quarantinedPayments.id,
        taken.map(({ id }) => id),
      ),
    )
    .orderBy(asc(quarantinedPayments.at));
  return payments.map(explain);
}

/** Empties what staff found about payments of donations whose donor was erased. */
export async function emptyResolutionsOfErased(tx: Database): Promise<void> {
  await tx
    .update(quarantinedPayments)
    .set({ resolution: '' })
    .where(
      and(ne(quarantinedPayments.resolution, ''), inArray(quarantinedPayments.tranId, selectErased(tx))),
    );
}

/** Whether a payment of this donation waits for staff. */
export async function hasOpenQuarantine(tx: Database, tranId: string): Promise<boolean> {
  const open = await tx
    .select({ id: quarantinedPayments.id })
    .from(quarantinedPayments)
    .where(and(eq(quarantinedPayments.tranId, tranId), isNull(quarantinedPayments.resolvedAt)))
    .limit(1);
  return open.length > 0;
}

/** Resolves a payment's open quarantine entries with staff's explanation; returns how many there were. */
export async function resolveQuarantine(
  database: Database,
  paymentId: string,
  resolution: string,
  now: Date,
): Promise<number> {
  const closed = await database
    .update(quarantinedPayments)
    .set({ resolvedAt: now, resolution })
    .where(and(eq(quarantinedPayments.paymentId, paymentId), isNull(quarantinedPayments.resolvedAt)))
    .returning({ id: quarantinedPayments.id });
  return closed.length;
}
