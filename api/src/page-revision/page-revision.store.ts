import type { Database } from '../database/database.ts';
import { pageRevision } from './page-revision.schema.ts';

/**
 * A text that is another one once a write that public pages show was committed, by any process. Its row is locked by each
 * such write until that commits, so it never goes back.
 */
export async function readPageRevision(database: Database): Promise<string> {
  const [row] = await database.select({ changedBy: pageRevision.changedBy }).from(pageRevision);
  if (!row) throw new Error('The revision of pages has no row.');
  return row.changedBy;
}
