import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { projectFunds } from './projects.schema.ts';

/** Adds to a project's sums, in paise. */
export async function addToFunds(
  tx: Database,
  projectId: string,
  change: { captured?: number; refunded?: number; donors?: number },
): Promise<void> {
  const { captured = 0, refunded = 0, donors = 0 } = change;
  await tx
    .insert(projectFunds)
    .values({ projectId, captured: 0, refunded: 0, donors: 0 })
    .onConflictDoNothing();
  await tx
    .update(projectFunds)
    .set({
      captured: sql`${projectFunds.captured} + ${captured}`,
      refunded: sql`${projectFunds.refunded} + ${refunded}`,
      donors: sql`${projectFunds.donors} + ${donors}`,
    })
    .where(eq(projectFunds.projectId, projectId));
}
