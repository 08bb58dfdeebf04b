import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

export type FreshDatabase = OpenDatabase & { url: string };

/** A database with empty, migrated tables that no other test file uses at the same time. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const postgres = process.env.TEST_DATABASE_URL;
  const url = postgres ? await newSchema(postgres) : await emptied(embeddedOfThisWorker());
  const opened = openDatabase(url, () => undefined);
  await migrate(opened.pool);
  return { ...opened, url };
}

function embeddedOfThisWorker(): string {
  const urls = (process.env.TEST_EMBEDDED_URLS ?? '').split('\n');
  const url = urls[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!url) throw new Error('No embedded database was started for this worker');
  return url;
}

/** The embedded engine has one session, so a worker's files follow each other in the one schema. */
async function emptied(url: string): Promise<string> {
  await run(url, 'drop schema public cascade; create schema public');
  return url;
}

async function newSchema(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create schema ${name}`);
  const inside = new URL(url);
  inside.searchParams.set('options', `-c search_path=${name}`);
  return inside.toString();
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
