import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientBase, type Pool } from 'pg';

export type Migration = { name: string; sql: string; hash: string };

/** Key of the advisory lock: any fixed number. */
const ADVISORY_LOCK = 20_201;

/**
 * Brings the database up to date; forward only. All in one transaction: on PostgreSQL the advisory lock makes
 * a second api wait, on the embedded engine the open transaction does, and a failure leaves everything as it was.
 * A connection of its own has no time limit for a query: an index of a large table takes minutes, and so may that wait.
 * Returns the names of what it applied.
 */
export async function migrate(pool: Pool, folder?: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ ...pool.options, connectionTimeoutMillis: CONNECT_MS, query_timeout: 0 });
  // A lost connection fails the query that waits; without a listener it would end the process besides.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    const applied = await applyMissing(client, migrations);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/** How long a database that starts is waited for, in ms. */
const CONNECT_MS = 30_000;

/** Applies, within the caller's transaction, those migrations that are missing. Returns their names. */
export async function applyMissing(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  // Asked first: where nothing is missing, nothing is written, and so the api starts on a full disk too.
  const table = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  if (table.rows[0]?.exists !== true)
    await client.query(
      'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  const missing = migrations.filter((migration) => !known.has(migration.name));
  for (const { name, hash } of migrations) {
    if ((known.get(name) ?? hash) !== hash) {
      throw new Error(
        `The migration ${name} was changed after this database had run it. Add a new one instead.`,
      );
    }
  }
  for (const { name, sql, hash } of missing) {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
  }
  return missing.map(({ name }) => name);
}

/** All migrations of a folder, the api's own unless it is given, in their order. */
export async function readMigrations(folder = findMigrationsFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** `api/migrations`, from the source or from the built server in `api/dist`. */
function findMigrationsFolder(): string {
  const candidates = ['../../migrations', '../migrations'].map((candidate) =>
    join(import.meta.dirname, candidate),
  );
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error('The migrations folder is missing beside the api');
  return found;
}
