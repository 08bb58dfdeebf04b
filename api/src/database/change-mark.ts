import { sql } from 'drizzle-orm';
import { ChangeMark } from '@trust/shared/contract/pages/changes';
import type { Database } from './database.ts';

/**
 * A text that changes with every committed write, by any process. It is PostgreSQL's current snapshot: under the same
 * snapshot every query gives the same rows.
 */
export async function changeMark(database: Database): Promise<string> {
  const { rows } = await database.execute(sql`select pg_current_snapshot()::text as mark`);
  return ChangeMark.parse(rows[0]).mark;
}
