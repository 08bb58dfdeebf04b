import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { loginFailures } from './users.schema.ts';
import { FAILURE_WINDOW_MS } from './users.rules.ts';

const oldest = (now: Date) => new Date(now.getTime() - FAILURE_WINDOW_MS);

/** The failures of a subject, and for how many ms they still count. */
export async function countFailures(
  database: Database,
  subject: string,
  now: Date,
): Promise<{ failures: number; remainingMs: number }> {
  const [row] = await database.select().from(loginFailures).where(eq(loginFailures.subject, subject));
  if (!row || row.countedSince <= oldest(now)) return { failures: 0, remainingMs: 0 };
  return {
    failures: row.failures,
    remainingMs: row.countedSince.getTime() + FAILURE_WINDOW_MS - now.getTime(),
  };
}

/** Adds one failure and returns the count; an expired count starts again. */
export async function addFailure(database: Database, subject: string, now: Date): Promise<number> {
  await database.delete(loginFailures).where(lte(loginFailures.countedSince, oldest(now)));
  const [row] = await database
    .insert(loginFailures)
    .values({ subject, failures: 1, countedSince: now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: { failures: sql`${loginFailures.failures} + 1` },
    })
    .returning();
  return row?.failures ?? 1;
}

/** Resets the count after a successful login. */
export async function forgetFailures(database: Database, subject: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.subject, subject));
}
