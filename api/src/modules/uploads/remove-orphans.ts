import { runDaily } from '../../work/run-daily.ts';
import { CLAIM_TIME_MS } from './claim-uploads.ts';
import type { Uploads } from './deps.ts';
import { listUploads, removeUnclaimedBefore } from './uploads.store.ts';

export type RemovedOrphans = { rows: number; files: number };

/** Removes what no application claimed within a day: rows with their files, and files without a row. */
export async function removeOrphans({
  database,
  now,
  files,
}: Pick<Uploads, 'database' | 'now' | 'files'>): Promise<RemovedOrphans> {
  const before = new Date(now().getTime() - CLAIM_TIME_MS);
  const unclaimed = await removeUnclaimedBefore(database, before);
  for (const id of unclaimed) await files.remove(id);
  let removed = unclaimed.length;
  for (const { fileName, id } of await files.listBefore(before)) {
    const isFinished = fileName === `${id}.jpg`;
    if (isFinished && (await listUploads(database, [id])).length > 0) continue;
    await files.removeFile(fileName);
    removed += 1;
  }
  return { rows: unclaimed.length, files: removed };
}

type DailyDeps = {
  reportError: (error: unknown, what: string) => void;
  note: (removed: RemovedOrphans) => void;
};

/** Removes orphans now and every day; `note` gets their numbers. */
export function removeOrphansDaily(
  uploads: Uploads,
  { reportError, note }: DailyDeps,
): { stop(): Promise<void> } {
  return runDaily(
    async () => note(await removeOrphans(uploads)),
    (error) => reportError(error, 'uploads that no application claimed could not be removed'),
  );
}
