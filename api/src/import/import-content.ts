import { sql } from 'drizzle-orm';
import type { ContentKind } from '@trust/shared/contract/content-set';
import type { Database } from '../database/database.ts';
import type { MediaStorage } from '../modules/media/index.ts';
import { setValidationMessages } from '../validation-messages.ts';
import { checkReferences } from './check-references.ts';
import type { Fault } from './content-set.ts';
import { filesOf } from './files-of-set.ts';
import { readSet } from './read-set.ts';
import { rowsOf, type KindRows } from './rows.ts';
import { storeFiles } from './store-files.ts';
import { storeRows, type Changes } from './store-rows.ts';

export type ContentImport = {
  folder: string;
  database: Database;
  storage: MediaStorage;
  dryRun: boolean;
  now: Date;
};

export type ImportOutcome =
  | { outcome: 'refused'; faults: Fault[] }
  | { outcome: 'imported' | 'checked'; changes: [ContentKind, Changes][] };

/** Any fixed number: two imports take turns on it. */
const TURN = 20_202;

/**
 * Loads a folder of content: all of it, or, when anything is wrong, nothing and a list of what is. Repeating it
 * changes nothing. A dry run does everything but keep the result.
 */
export async function importContent(wanted: ContentImport): Promise<ImportOutcome> {
  const { folder, database, dryRun, now } = wanted;
  setValidationMessages();
  const { set, faults } = await readSet(folder);
  if (faults.length > 0) return { outcome: 'refused', faults };
  const files = await storeFiles(folder, filesOf(set), wanted);
  const wrong = [...checkReferences(set), ...files.faults];
  if (wrong.length > 0) return { outcome: 'refused', faults: wrong };

  const kinds = rowsOf(set, (path) => files.names.get(path) ?? path);
  const changes = await storeAll(database, kinds, now, dryRun);
  return { outcome: dryRun ? 'checked' : 'imported', changes };
}

async function storeAll(
  database: Database,
  kinds: KindRows[],
  now: Date,
  dryRun: boolean,
): Promise<[ContentKind, Changes][]> {
  const changes: [ContentKind, Changes][] = [];
  const undone = new Error('A dry run keeps nothing');
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${TURN})`);
      for (const rows of kinds) changes.push([rows.kind, await storeRows(transaction, rows, now)]);
      if (dryRun) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return changes;
}
