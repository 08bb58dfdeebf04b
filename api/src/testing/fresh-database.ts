import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { emptyDatabase, listEmptyTables } from './empty-tables.ts';

export type FreshDatabase = OpenDatabase & { url: string };

/** Changes with each table, column, trigger, constraint and function of the schema, not with its rows. */
const FINGERPRINT = `
  with tables as (select oid from pg_class where relnamespace = current_schema()::regnamespace)
  select md5(string_agg(part, ',' order by part)) as fingerprint from (
    select oid::text as part from tables
    union all select concat_ws(' ', attrelid, attname, xmin) from pg_attribute where attrelid in (select oid from tables)
    union all select concat_ws(' ', oid, xmin, tgenabled) from pg_trigger where tgrelid in (select oid from tables)
    union all select concat_ws(' ', oid, xmin) from pg_constraint where connamespace = current_schema()::regnamespace
    union all select concat_ws(' ', oid, xmin) from pg_proc where pronamespace = current_schema()::regnamespace
  ) as parts`;

/** A schema as migrations left it: what it was like, and which tables were empty. */
type MigratedSchema = { fingerprint: string; empty: readonly string[]; isFree: boolean };

/** The schemas that this process has migrated, by their addresses. */
const migrated = new Map<string, MigratedSchema>();

/**
 * Opens a database with empty, migrated tables that no other test file uses at the same time: one that a test file before
 * has closed, if it left the tables as they were, since to create them takes longer than most tests. A folder with the
 * first migrations makes the tables of an older release.
 */
export async function createFreshDatabase(migrationsFolder?: string): Promise<FreshDatabase> {
  const used = migrationsFolder === undefined ? await reopen() : undefined;
  if (used) return used;
  const postgres = process.env.TEST_DATABASE_URL;
  const url = postgres ? await createSchema(postgres) : await emptySchema(findEmbeddedUrl());
  const opened = openDatabase(url, () => undefined);
  await migrate(opened.pool, migrationsFolder);
  if (migrationsFolder !== undefined) return { ...opened, url };
  const [fingerprint, empty] = [await readFingerprint(opened.pool), await listEmptyTables(opened.pool)];
  migrated.set(url, { fingerprint, empty, isFree: false });
  return releaseWhenClosed(opened, url);
}

async function reopen(): Promise<FreshDatabase | undefined> {
  const [url, state] = [...migrated].find(([, { isFree }]) => isFree) ?? [];
  if (url === undefined || state === undefined) return undefined;
  const opened = openDatabase(url, () => undefined);
  if ((await readFingerprint(opened.pool)) !== state.fingerprint) {
    migrated.delete(url);
    await opened.close();
    return reopen();
  }
  state.isFree = false;
  await emptyDatabase(opened.pool, state.empty);
  return releaseWhenClosed(opened, url);
}

function releaseWhenClosed(opened: OpenDatabase, url: string): FreshDatabase {
  const close = async () => {
    await opened.close();
    const state = migrated.get(url);
    if (state) state.isFree = true;
  };
  return { ...opened, url, close };
}

async function readFingerprint(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ fingerprint: string }>(FINGERPRINT);
  return rows[0]?.fingerprint ?? '';
}

function findEmbeddedUrl(): string {
  const urls = (process.env.TEST_EMBEDDED_URLS ?? '').split('\n');
  const url = urls[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!url)
    throw new Error(
      'This test file runs on one engine only: api/jest.config.mjs does not know that it needs a database',
    );
  return url;
}

/** The embedded engine has one session, so the test files of a worker share one schema, one after the other. */
async function emptySchema(url: string): Promise<string> {
  migrated.delete(url);
  await runSql(url, 'drop schema public cascade; create schema public');
  return url;
}

async function createSchema(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(url, `create schema ${name}`);
  const inside = new URL(url);
  inside.searchParams.set('options', `-c search_path=${name}`);
  return inside.toString();
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
