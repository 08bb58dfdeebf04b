import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { loginFailures } from '../../database/schema.ts';
import { FAILURES_COUNT_FOR_MS } from './users.rules.ts';

const oldest = (now: Date) => new Date(now.getTime() - FAILURES_COUNT_FOR_MS);

/** How many failures are counted against a subject, and how many milliseconds they still count. */
export async function countFailures(
  database: Database,
  subject: string,
  now: Date,
): Promise<{ failures: number; forMs: number }> {
  const [row] = await database.select().from(loginFailures).where(eq(loginFailures.subject, subject));
  if (!row || row.countedSince <= oldest(now)) return { failures: 0, forMs: 0 };
  return {
    failures: row.failures,
    forMs: row.countedSince.getTime() + FAILURES_COUNT_FOR_MS - now.getTime(),
  };
}

/** Counts one failure more, and how many that makes; a count that is over begins anew. */
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

/** Forgets the failures of who has shown to know the password. */
export async function forgetFailures(database: Database, subject: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.subject, subject));
}
