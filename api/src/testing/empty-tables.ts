import type { Pool } from 'pg';

/** Refuses to have rows deleted; it may be truncated. */
const HISTORY = 'transaction_moves';

/** Written by migrations and by triggers, not by tests. */
const KEPT = ['schema_migrations', 'projects_revision', 'page_revision'];

/** The tables that refer to `$1` and these tables themselves, each before those that it refers to. */
const WITH_DEPENDENTS = `
  with recursive dependents (id, depth) as (
    select name::regclass::oid, 0 from unnest($1::text[]) as name
    union
    select conrelid, depth + 1 from pg_constraint, dependents
    where contype = 'f' and confrelid = id and conrelid <> confrelid
  )
  select id::regclass::text as name from dependents group by id order by max(depth) desc`;

/** The statement for each list of tables. All databases of the tests have the same tables. */
const statements = new Map<string, Promise<string>>();

/** Deletes all rows of these tables and of those that refer to them: for few rows much quicker than `truncate`. */
export async function emptyTables(pool: Pool, tables: readonly string[]): Promise<void> {
  const key = tables.join();
  const statement = statements.get(key) ?? writeStatement(pool, tables);
  statements.set(key, statement);
  await pool.query(await statement);
}

/** Makes the database as migrations left it, save for its two revisions, which only grow. */
export async function emptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all ($1)',
    [KEPT],
  );
  await emptyTables(
    pool,
    rows.map(({ name }) => name),
  );
  await pool.query(
    'select setval(format($format$%I.%I$format$, schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = current_schema()',
  );
}

async function writeStatement(pool: Pool, tables: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(WITH_DEPENDENTS, [tables]);
  return rows.map(({ name }) => (name === HISTORY ? `truncate ${name}` : `delete from ${name}`)).join('; ');
}
