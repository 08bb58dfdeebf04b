import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { projectFunds, projects } from './projects.schema.ts';

/** Adds to a project's sums, in paise, and stores when they covered its cost; a refund may undo that. */
export async function addToFunds(
  tx: Database,
  projectId: string,
  change: { captured?: number; refunded?: number; donors?: number },
  now: Date,
): Promise<void> {
  const { captured = 0, refunded = 0, donors = 0 } = change;
  await tx
    .insert(projectFunds)
    .values({ projectId, captured: 0, refunded: 0, donors: 0 })
    .onConflictDoNothing();
  const raised = sql`${projectFunds.captured} - ${projectFunds.refunded} + ${captured - refunded}`;
  const missing = sql`(${projects.estimatedCost} - ${projects.openingFunds}) * 100`;
  const fundedAt = tx
    .select({
      at: sql`case when ${missing} > 0 and ${raised} >= ${missing}
        then coalesce(${projectFunds.fundedAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  await tx
    .update(projectFunds)
    .set({
      captured: sql`${projectFunds.captured} + ${captured}`,
      refunded: sql`${projectFunds.refunded} + ${refunded}`,
      donors: sql`${projectFunds.donors} + ${donors}`,
      fundedAt: sql`(${fundedAt})`,
    })
    .where(eq(projectFunds.projectId, projectId));
}
