import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { sumPayments } from '../../modules/payments/ledger/index.ts';
import { rowsPath, type Manifest } from '../manifest.ts';
import { BackupError } from '../failures.rules.ts';
import { listTables } from './tables.store.ts';

export type DumpedRows = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'payments'>;

const ROWS_AT_ONCE = 500;

/**
 * Writes the rows of all tables as of one moment, a JSON line each. Writes of others go on meanwhile on PostgreSQL; on
 * the embedded engine, which has one session, they wait.
 */
export async function dumpRows(client: Client, folder: string): Promise<DumpedRows> {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    const migrations = await readApplied(client);
    const tables = [];
    for (const name of await listTables(client)) {
      const file = await open(join(folder, rowsPath(name)), 'wx');
      try {
        const digest = await readLines(client, name, (text) => file.appendFile(text));
        await file.sync();
        tables.push({ name, ...digest });
      } finally {
        await file.close();
      }
    }
    return { migrations, tables, sequences: await readSequences(client), payments: await readSums(client) };
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Hands on the rows of a table as JSON lines, in an order that is the same on every engine. */
export async function readLines(
  client: Client,
  table: string,
  write: (text: string) => Promise<void>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  await client.query("set local timezone to 'UTC'");
  // An alias that is no column's name: row_to_json would take the column.
  await client.query(
    `declare backup_rows no scroll cursor for
       select row_to_json("whole row")::text as line from "${table}" as "whole row" order by row_to_json("whole row")::text collate "C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${String(ROWS_AT_ONCE)} from backup_rows`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    count += rows.length;
    await write(text);
  }
  await client.query('close backup_rows');
  return { rows: count, sha256: hash.digest('hex') };
}

export function readSums(client: Client): Promise<Manifest['payments']> {
  return sumPayments(drizzle(client, { casing: 'snake_case' }));
}

async function readApplied(client: Client): Promise<Manifest['migrations']> {
  const { rows: existing } = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  if (existing[0]?.exists !== true) throw new BackupError('There is no site in this database.');
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  );
  return rows;
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
       where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}
