import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { quarantinedPayments } from '../payments.schema.ts';
import { selectErased } from '../retention/erased-donors.store.ts';

export type NewQuarantine = Omit<
  typeof quarantinedPayments.$inferInsert,
  'id' | 'resolvedAt' | 'resolution' | 'toldAt'
>;

/** Quarantines money that fits no donation, for staff to look at; once for each reason. */
export async function quarantine(tx: Database, payment: NewQuarantine): Promise<void> {
  await tx.insert(quarantinedPayments).values(payment).onConflictDoNothing();
}

/** Quarantined payments that staff have not resolved. */
export async function listQuarantine(database: Database) {
  return database
    .select()
    .from(quarantinedPayments)
    .where(isNull(quarantinedPayments.resolvedAt))
    .orderBy(asc(quarantinedPayments.at));
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
