import { and, count, eq, gte, inArray, isNull, lt, notInArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { uploads, type PictureKind } from './uploads.schema.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type DraftLimits = { files: number; bytes: number };

/** Whether a draft may take so many bytes more. */
export async function hasRoom(
  database: Database,
  draft: string,
  bytes: number,
  limits: DraftLimits,
): Promise<boolean> {
  const [used] = await database
    .select({ files: count(), bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(eq(uploads.draft, draft));
  return (used?.files ?? 0) < limits.files && Number(used?.bytes ?? 0) + bytes <= limits.bytes;
}

/** Stores the row unless its draft is full. Uploads of one draft wait for each other here. */
export async function insertUpload(
  database: Database,
  row: UploadRow,
  limits: DraftLimits,
): Promise<'stored' | 'full'> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.draft}, 15))`);
    if (!(await hasRoom(tx, row.draft, row.bytes, limits))) return 'full';
    await tx.insert(uploads).values(row);
    return 'stored';
  });
}

export async function findUpload(database: Database, id: string): Promise<UploadRow | undefined> {
  const [row] = await database.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

export async function listUploads(database: Database, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
}

type Claim = {
  applicationId: string;
  draft: string;
  since: Date;
  ids: readonly string[];
  kind?: PictureKind;
};

/** Ties unclaimed uploads of a draft to an application; returns the ids of those that it tied. */
export async function claimRows(
  tx: Database,
  { applicationId, draft, since, ids, kind }: Claim,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const claimed = await tx
    .update(uploads)
    .set({ applicationId })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.draft, draft),
        isNull(uploads.applicationId),
        gte(uploads.createdAt, since),
        kind && eq(uploads.kind, kind),
      ),
    )
    .returning({ id: uploads.id });
  return claimed.map(({ id }) => id);
}

/** Removes the rows of an application but those of `ids`. */
export async function removeOtherRows(
  tx: Database,
  applicationId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(uploads)
    .where(and(eq(uploads.applicationId, applicationId), notInArray(uploads.id, [...ids])));
}

/** Removes rows from before that time that no application claimed; returns their ids. */
export async function removeUnclaimedBefore(database: Database, before: Date): Promise<string[]> {
  const removed = await database
    .delete(uploads)
    .where(and(isNull(uploads.applicationId), lt(uploads.createdAt, before)))
    .returning({ id: uploads.id });
  return removed.map(({ id }) => id);
}
