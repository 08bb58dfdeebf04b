import type { Client } from 'pg';

/**
 * Tables without content of their own: what migrations ran, and transaction numbers, which mean nothing in another
 * database.
 */
const LEFT_OUT = ['schema_migrations', 'projects_revision', 'page_revision'];

/** The tables of the site, each after those that it refers to. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all ($1) order by 1',
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ name: string; target: string }>(
    `select referring.relname as name, target.relname as target from pg_constraint
       join pg_class as referring on referring.oid = conrelid join pg_class as target on target.oid = confrelid
       where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const sorted = new Set<string>();
  const add = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`Tables refer to each other in a circle: ${path.join(', ')}`);
    for (const reference of references)
      if (reference.name === name && reference.target !== name) add(reference.target, [...path, name]);
    sorted.add(name);
  };
  for (const { name } of tables) add(name, []);
  return [...sorted];
}

/** Whether the database has any table. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_tables where schemaname = current_schema() limit 1');
  return rows.length > 0;
}
