import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { providerPayments } from '../ledger.schema.ts';
import { disputes } from './disputes.schema.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** Stores a dispute unless it is known; returns the known one, locked. */
export async function insertDispute(tx: Database, dispute: DisputeRow): Promise<DisputeRow | undefined> {
  const inserted = await tx.insert(disputes).values(dispute).onConflictDoNothing().returning();
  if (inserted.length > 0) return undefined;
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id)).for('update');
  return known;
}

export async function updateDispute(tx: Database, dispute: DisputeRow): Promise<void> {
  await tx.update(disputes).set(dispute).where(eq(disputes.id, dispute.id));
}

/** Locks the disputes of a payment that have lost more than is subtracted. */
export async function lockUnsubtracted(tx: Database, paymentId: string): Promise<DisputeRow[]> {
  return tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), gt(disputes.lost, disputes.subtracted)))
    .orderBy(asc(disputes.firstSeenAt), asc(disputes.id))
    .for('update');
}

/** Names the donation of a payment's disputes, which may have been reported before the payment. */
export async function attachDisputes(tx: Database, paymentId: string, tranId: string): Promise<void> {
  await tx
    .update(disputes)
    .set({ tranId })
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.tranId)));
}

export async function recordSubtraction(tx: Database, id: string, subtracted: number): Promise<void> {
  await tx.update(disputes).set({ subtracted }).where(eq(disputes.id, id));
}

/**
 * Disputes that have lost money of a payment that is known by now, without its donation: their report and the payment's came
 * at one moment, and neither saw the other.
 */
export async function listUnattachedLosses(database: Database, limit: number): Promise<DisputeRow[]> {
  return database
    .select()
    .from(disputes)
    .where(
      and(
        isNull(disputes.tranId),
        gt(disputes.lost, 0),
        inArray(
          disputes.paymentId,
          database.select({ paymentId: providerPayments.paymentId }).from(providerPayments),
        ),
      ),
    )
    .orderBy(asc(disputes.firstSeenAt))
    .limit(limit);
}

/** Every dispute, that with the first deadline first. */
export async function selectDisputes(database: Database): Promise<DisputeRow[]> {
  return database.select().from(disputes).orderBy(asc(disputes.respondBy), asc(disputes.firstSeenAt));
}

/** The disputes of one donation, the first one first. */
export async function selectDisputesOf(database: Database, tranId: string): Promise<DisputeRow[]> {
  return database
    .select()
    .from(disputes)
    .where(eq(disputes.tranId, tranId))
    .orderBy(asc(disputes.firstSeenAt), asc(disputes.id));
}

/** Takes the disputes whose status was not reported to staff yet, and marks them as reported. */
export async function takeUnreportedDisputes(tx: Database, now: Date): Promise<DisputeRow[]> {
  return tx.update(disputes).set({ toldAt: now }).where(isNull(disputes.toldAt)).returning();
}
