import { createHash } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { liesAhead } from '../database/moments.ts';
import { failedAttempts } from './failed-attempts.schema.ts';

const MINUTE_MS = 60_000;

/** The periods in which failed attempts are counted, in ms; a count starts again when its period is over. */
export const FAILURE_WINDOW = { short: 15 * MINUTE_MS, long: 24 * 60 * MINUTE_MS } as const;

/** What is counted, a hash, and in which period. */
export type FailureCount = { subject: string; windowMs: number };

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The key under which attempts are counted; a hash, so that neither part is stored. */
export function failureSubject(whose: string, where: string): string {
  return createHash('sha256').update(`${whose}\n${where}`).digest('hex');
}

/**
 * Adds one failure. Returns the count and for how many ms it still counts. Call it before the comparison that may fail,
 * so that attempts in parallel cannot exceed the limit.
 */
export async function addFailure(
  database: Database,
  { subject, windowMs }: FailureCount,
  now: Date,
): Promise<{ failures: number; remainingMs: number }> {
  await database
    .delete(failedAttempts)
    .where(lte(failedAttempts.countedSince, before(now, FAILURE_WINDOW.long)));
  const isOver = or(
    lte(failedAttempts.countedSince, before(now, windowMs)),
    liesAhead(failedAttempts.countedSince, now),
  );
  const [row] = await database
    .insert(failedAttempts)
    .values({ subject, failures: 1, countedSince: now })
    .onConflictDoUpdate({
      target: failedAttempts.subject,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failedAttempts.failures} + 1 end`,
        countedSince: sql`case when ${isOver} then excluded.counted_since else ${failedAttempts.countedSince} end`,
      },
    })
    .returning();
  const since = row?.countedSince ?? now;
  return { failures: row?.failures ?? 1, remainingMs: since.getTime() + windowMs - now.getTime() };
}

/** Takes back one failure that was none. */
export async function removeFailure(database: Database, { subject }: FailureCount): Promise<void> {
  await database
    .update(failedAttempts)
    .set({ failures: sql`${failedAttempts.failures} - 1` })
    .where(and(eq(failedAttempts.subject, subject), gt(failedAttempts.failures, 0)));
}

/** Resets the count after a success. */
export async function forgetFailures(database: Database, { subject }: FailureCount): Promise<void> {
  await database.delete(failedAttempts).where(eq(failedAttempts.subject, subject));
}
