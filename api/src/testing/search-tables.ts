import type { Pool } from 'pg';

/** The tables of the tests' database that hold a text which `pattern`, a regular expression of PostgreSQL, matches. */
export async function listTablesWith(pool: Pool, pattern: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const queries = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name} as each where each::text ~ $1)`,
  );
  const { rows } = await pool.query<{ name: string }>(queries.join(' union all '), [pattern]);
  return rows.map(({ name }) => name);
}
