import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

export type FreshDatabase = OpenDatabase & { url: string };

/**
 * Creates a database with empty, migrated tables that no other test file uses at the same time. A folder with the first
 * migrations makes the tables of an older release.
 */
export async function createFreshDatabase(migrationsFolder?: string): Promise<FreshDatabase> {
  const postgres = process.env.TEST_DATABASE_URL;
  const url = postgres ? await createSchema(postgres) : await emptySchema(findEmbeddedUrl());
  const opened = openDatabase(url, () => undefined);
  await migrate(opened.pool, migrationsFolder);
  return { ...opened, url };
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
