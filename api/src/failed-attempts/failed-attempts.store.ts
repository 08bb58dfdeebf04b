import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { failedAttempts } from './failed-attempts.schema.ts';

/** The period for counting failed attempts. */
const FAILURE_WINDOW_MS = 15 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - FAILURE_WINDOW_MS);

/** The key under which attempts are counted; a hash, so that neither part is stored. */
export function failureSubject(whose: string, where: string): string {
  return createHash('sha256').update(`${whose}\n${where}`).digest('hex');
}

/** The failures of a subject, and for how many ms they still count. */
export async function countFailures(
  database: Database,
  subject: string,
  now: Date,
): Promise<{ failures: number; remainingMs: number }> {
  const [row] = await database.select().from(failedAttempts).where(eq(failedAttempts.subject, subject));
  if (!row || row.countedSince <= oldest(now)) return { failures: 0, remainingMs: 0 };
  return {
    failures: row.failures,
    remainingMs: row.countedSince.getTime() + FAILURE_WINDOW_MS - now.getTime(),
  };
}

/** Adds one failure and returns the count; an expired count starts again. */
export async function addFailure(database: Database, subject: string, now: Date): Promise<number> {
  await database.delete(failedAttempts).where(lte(failedAttempts.countedSince, oldest(now)));
  const [row] = await database
    .insert(failedAttempts)
    .values({ subject, failures: 1, countedSince: now })
    .onConflictDoUpdate({
      target: failedAttempts.subject,
      set: { failures: sql`${failedAttempts.failures} + 1` },
    })
    .returning();
  return row?.failures ?? 1;
}

/** Resets the count after a success. */
export async function forgetFailures(database: Database, subject: string): Promise<void> {
  await database.delete(failedAttempts).where(eq(failedAttempts.subject, subject));
}
