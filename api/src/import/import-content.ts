import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { MediaStorage } from '../modules/media/index.ts';
import { indexContent } from '../modules/search/index.ts';
import { setValidationMessages } from '../plugins/validation-messages.ts';
import { checkReferences } from './check-references.ts';
import type { ContentSet, ContentFieldError } from './content-set.ts';
import { listFiles, withStoredNames } from './store/files-of-set.ts';
import { recordImport, undoLatest } from './store/imports.store.ts';
import { readSet } from './read/read-set.ts';
import { createRows } from './store/rows.ts';
import { storeFiles } from './store/store-files.ts';
import { storeRows, type ChangeCounts, type DatabaseTransaction } from './store/store-rows.ts';

export type UndoRequest = {
  database: Database;
  dryRun: boolean;
  now: Date;
  /** The name for the history. */
  by: string;
};
export type ImportRequest = UndoRequest & { folder: string; storage: MediaStorage };

export type ImportOutcome =
  | { outcome: 'refused'; errors: ContentFieldError[] }
  | { outcome: 'imported' | 'checked'; changes: [kind: string, ChangeCounts][] };
export type UndoOutcome = Exclude<ImportOutcome, { outcome: 'refused' }> | { outcome: 'nothing-to-undo' };

/** Key of the advisory lock: any fixed number. */
const ADVISORY_LOCK = 20_202;

/**
 * Imports a folder of content completely, or, when anything is wrong, nothing and returns the errors. Idempotent. A dry
 * run does everything and rolls back.
 */
export async function importContent(request: ImportRequest): Promise<ImportOutcome> {
  const { folder, dryRun, now, by } = request;
  setValidationMessages();
  const { set, locate, errors } = await readSet(folder);
  if (errors.length > 0) return { outcome: 'refused', errors };
  const files = await storeFiles(folder, listFiles(set, locate), request);
  const setErrors = [...checkReferences(set, locate), ...files.errors];
  if (setErrors.length > 0) return { outcome: 'refused', errors: setErrors };

  const storedSet = withStoredNames(set, (path) => files.names.get(path) ?? path);
  const changes = await runExclusively(request, async (transaction) => {
    const stored = await storeSet(transaction, storedSet, now);
    await recordImport(transaction, storedSet, { at: now, by, changes: stored });
    return stored;
  });
  return { outcome: dryRun ? 'checked' : 'imported', changes: changes ?? [] };
}

/** Restores the set before the last one, as if its folder were imported again. */
export async function undoImport(request: UndoRequest): Promise<UndoOutcome> {
  const { dryRun, now, by } = request;
  const changes = await runExclusively(request, async (transaction) => {
    const before = await undoLatest(transaction, { at: now, by });
    return before && storeSet(transaction, before, now);
  });
  return changes ? { outcome: dryRun ? 'checked' : 'imported', changes } : { outcome: 'nothing-to-undo' };
}

async function storeSet(
  transaction: DatabaseTransaction,
  set: ContentSet,
  now: Date,
): Promise<[kind: string, ChangeCounts][]> {
  const changes: [kind: string, ChangeCounts][] = [];
  for (const rows of createRows(set)) changes.push([rows.name, await storeRows(transaction, rows, now)]);
  return changes;
}

/** Runs the work in one transaction, one import at a time; a dry run is rolled back. */
async function runExclusively<Result>(
  { database, dryRun }: Pick<UndoRequest, 'database' | 'dryRun'>,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result | undefined> {
  const undone = new Error('A dry run keeps nothing');
  const results: Result[] = [];
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
      results.push(await work(transaction));
      await indexContent(transaction);
      if (dryRun) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  const [result] = results;
  return result;
}
