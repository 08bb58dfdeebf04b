import { sql } from 'drizzle-orm';
import type { ContentKind } from '@trust/shared/contract/content-set';
import type { Database } from '../database/database.ts';
import type { MediaStorage } from '../modules/media/index.ts';
import { indexContent } from '../modules/search/index.ts';
import { setValidationMessages } from '../validation-messages.ts';
import { checkReferences } from './check-references.ts';
import type { ContentSet, Fault } from './content-set.ts';
import { filesOf, withStoredNames } from './files-of-set.ts';
import { recordImport, takeBack } from './imports.store.ts';
import { readSet } from './read-set.ts';
import { rowsOf } from './rows.ts';
import { storeFiles } from './store-files.ts';
import { storeRows, type Changes, type Transaction } from './store-rows.ts';

export type Undoing = {
  database: Database;
  dryRun: boolean;
  now: Date;
  /** Who is asking, for the history. */
  by: string;
};
export type ContentImport = Undoing & { folder: string; storage: MediaStorage };

export type ImportOutcome =
  | { outcome: 'refused'; faults: Fault[] }
  | { outcome: 'imported' | 'checked'; changes: [ContentKind, Changes][] };
export type UndoOutcome = Exclude<ImportOutcome, { outcome: 'refused' }> | { outcome: 'nothing-to-undo' };

/** Any fixed number: two imports take turns on it. */
const TURN = 20_202;

/**
 * Loads a folder of content: all of it, or, when anything is wrong, nothing and a list of what is. Repeating it
 * changes nothing. A dry run does everything but keep the result.
 */
export async function importContent(wanted: ContentImport): Promise<ImportOutcome> {
  const { folder, dryRun, now, by } = wanted;
  setValidationMessages();
  const { set, placeOf, faults } = await readSet(folder);
  if (faults.length > 0) return { outcome: 'refused', faults };
  const files = await storeFiles(folder, filesOf(set, placeOf), wanted);
  const wrong = [...checkReferences(set, placeOf), ...files.faults];
  if (wrong.length > 0) return { outcome: 'refused', faults: wrong };

  const kept = withStoredNames(set, (path) => files.names.get(path) ?? path);
  const changes = await inTurn(wanted, async (transaction) => {
    const stored = await storeSet(transaction, kept, now);
    await recordImport(transaction, kept, { at: now, by, changes: stored });
    return stored;
  });
  return { outcome: dryRun ? 'checked' : 'imported', changes: changes ?? [] };
}

/** Brings the set before the last one back, as if its folder were imported again. */
export async function undoImport(wanted: Undoing): Promise<UndoOutcome> {
  const { dryRun, now, by } = wanted;
  const changes = await inTurn(wanted, async (transaction) => {
    const before = await takeBack(transaction, { at: now, by });
    return before && storeSet(transaction, before, now);
  });
  return changes ? { outcome: dryRun ? 'checked' : 'imported', changes } : { outcome: 'nothing-to-undo' };
}

async function storeSet(
  transaction: Transaction,
  set: ContentSet,
  now: Date,
): Promise<[ContentKind, Changes][]> {
  const changes: [ContentKind, Changes][] = [];
  for (const rows of rowsOf(set)) changes.push([rows.kind, await storeRows(transaction, rows, now)]);
  return changes;
}

/** Does the work in one transaction, after other imports and before the next; a dry run keeps nothing of it. */
async function inTurn<Result>(
  { database, dryRun }: Pick<Undoing, 'database' | 'dryRun'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | undefined> {
  const undone = new Error('A dry run keeps nothing');
  const results: Result[] = [];
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${TURN})`);
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
