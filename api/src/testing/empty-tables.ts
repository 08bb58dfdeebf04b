import type { Pool } from 'pg';

/** Refuses to have rows deleted; it may be truncated. */
const HISTORY = 'transaction_moves';

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

/** The tables that have no row yet: of a migrated database all but those that migrations write to. */
export async function listEmptyTables(pool: Pool): Promise<string[]> {
  const { rows: all } = await pool.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  const queries = all.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`);
  const { rows } = await pool.query<{ name: string }>(queries.join(' union all '));
  return rows.map(({ name }) => name);
}

/** Deletes all rows of these tables, as `emptyTables` does, and has every sequence begin again. */
export async function emptyDatabase(pool: Pool, tables: readonly string[]): Promise<void> {
  await emptyTables(pool, tables);
  await pool.query(
    'select setval(format($format$%I.%I$format$, schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = current_schema()',
  );
}

async function writeStatement(pool: Pool, tables: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(WITH_DEPENDENTS, [tables]);
  return rows.map(({ name }) => (name === HISTORY ? `truncate ${name}` : `delete from ${name}`)).join('; ');
}
