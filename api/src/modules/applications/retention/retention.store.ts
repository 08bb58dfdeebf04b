import { and, desc, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import type { Database } from '../../../database/database.ts';
import { applications } from '../applications.schema.ts';
import { applicationErasures } from './retention.schema.ts';

/** Their applicants get no aid: they are erased sooner than the others. */
const ENDED: ApplicationStatus[] = ['declined', 'withdrawn'];

/** Erases applications whose last change is older, and records their numbers. Returns how many were erased. */
export function eraseBefore(
  database: Database,
  { endedBefore, othersBefore }: { endedBefore: Date; othersBefore: Date },
  now: Date,
): Promise<number> {
  const { status, updatedAt, code, submittedAt } = applications;
  return database.transaction(async (tx) => {
    const erased = await tx
      .delete(applications)
      .where(
        or(
          and(inArray(status, ENDED), lt(updatedAt, endedBefore)),
          and(notInArray(status, ENDED), lt(updatedAt, othersBefore)),
        ),
      )
      .returning({ code, status, submittedAt });
    if (erased.length > 0) {
      await tx.insert(applicationErasures).values(erased.map((row) => ({ ...row, erasedAt: now })));
    }
    return erased.length;
  });
}

export type Erasure = Omit<typeof applicationErasures.$inferSelect, 'id'>;

/** The erased applications, latest first. */
export function listErasures(database: Database, limit: number): Promise<Erasure[]> {
  return database.select().from(applicationErasures).orderBy(desc(applicationErasures.id)).limit(limit);
}
