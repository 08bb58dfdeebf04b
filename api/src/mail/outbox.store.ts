import { and, count, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { hasCome } from '../database/moments.ts';
import { outbox, type TrustMail } from './mail.schema.ts';
import { LONGEST_PAUSE_MS, nextAttemptAt } from './mail.rules.ts';

export type OutboxEvent = typeof outbox.$inferSelect;

type DonorMailKind = 'captured' | 'refunded' | 'requested';

/**
 * Enqueues the mail to a donor about a capture, about a refund or with the receipt that was requested, once for each cause.
 * It is sent when the caller's database transaction has committed.
 */
export async function enqueueDonorMail(
  tx: Database,
  event: { kind: DonorMailKind; tranId: string; causeId: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...event, recipient: 'donor', createdAt: now, attempts: 0, tryAt: now })
    .onConflictDoNothing();
}

/** Enqueues the message of a donation to its addressee, once for each donation. */
export async function enqueueAddresseeMail(tx: Database, tranId: string, now: Date): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      kind: 'tribute',
      recipient: 'addressee',
      tranId,
      causeId: tranId,
      createdAt: now,
      attempts: 0,
      tryAt: now,
    })
    .onConflictDoNothing();
}

/** The event of a donation's message to its addressee. */
export async function findAddresseeMail(
  database: Database,
  tranId: string,
): Promise<OutboxEvent | undefined> {
  const [row] = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, 'addressee'), eq(outbox.tranId, tranId)));
  return row;
}

/** How many mails of a kind were enqueued for a donation since a moment. */
export async function countDonorMail(
  database: Database,
  kind: DonorMailKind,
  tranId: string,
  since: Date,
): Promise<number> {
  const [row] = await database
    .select({ enqueued: count() })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.tranId, tranId), gt(outbox.createdAt, since)));
  return row?.enqueued ?? 0;
}

/** Enqueues a mail to the trust in the caller's database transaction. `causeId` identifies the mail. */
export async function enqueueTrustMail(
  tx: Database,
  event: { kind: 'contact' | 'notice'; causeId: string; mail: TrustMail },
  now: Date,
): Promise<void> {
  await tx.insert(outbox).values({ ...event, recipient: 'trust', createdAt: now, attempts: 0, tryAt: now });
}

/** One recipient's events. `isReady` is a condition on an event's transaction; those that do not meet it wait. */
type EventFilter = {
  recipient: OutboxEvent['recipient'];
  isReady?: (tranId: AnyPgColumn) => SQL;
};

/**
 * Claims the next due event and postpones its next attempt, so that no other process takes it meanwhile. Undefined when
 * none is due.
 */
export async function claimEvent(
  database: Database,
  filter: EventFilter,
  now: Date,
): Promise<OutboxEvent | undefined> {
  const [due] = await database
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, filter.recipient),
        isNull(outbox.doneAt),
        hasCome(outbox.tryAt, now, LONGEST_PAUSE_MS),
        filter.isReady?.(outbox.tranId),
      ),
    )
    .orderBy(outbox.tryAt, outbox.id)
    .limit(1);
  if (!due) return undefined;
  const [claimed] = await database
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, tryAt: nextAttemptAt(due.attempts, now) })
    .where(and(eq(outbox.id, due.id), eq(outbox.attempts, due.attempts)))
    .returning();
  // Another process has claimed it; there may be more.
  return claimed ?? claimEvent(database, filter, now);
}

export async function completeEvent(
  database: Database,
  id: number,
  outcome: 'mailed' | 'not-needed',
  now: Date,
): Promise<void> {
  await database.update(outbox).set({ doneAt: now, outcome }).where(eq(outbox.id, id));
}

/** Removes an event together with the stored mail. */
export async function removeEvent(database: Database, id: number): Promise<void> {
  await database.delete(outbox).where(eq(outbox.id, id));
}

/** Removes mails about visitors' messages that were enqueued before `before`. */
export async function removeContactMailBefore(tx: Database, before: Date): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.kind, 'contact'), lt(outbox.createdAt, before)));
}

/** Dead-letters a recipient's unfinished events that were created before `before`; returns them. */
export async function deadLetterEvents(
  database: Database,
  recipient: OutboxEvent['recipient'],
  before: Date,
  now: Date,
): Promise<OutboxEvent[]> {
  return database
    .update(outbox)
    .set({ doneAt: now, outcome: 'given-up' })
    .where(and(eq(outbox.recipient, recipient), isNull(outbox.doneAt), lt(outbox.createdAt, before)))
    .returning();
}
