import { sql } from 'drizzle-orm';
import { Changes } from '@trust/shared/contract/changes';
import type { Database } from './database.ts';

/**
 * A text that is another one once anything that was written can be read, by whomever it was written. It is the
 * database's own account of which transactions are seen: under the same one every query gives the same rows.
 */
export async function changeMark(database: Database): Promise<string> {
  const { rows } = await database.execute(sql`select pg_current_snapshot()::text as mark`);
  return Changes.parse(rows[0]).mark;
}
