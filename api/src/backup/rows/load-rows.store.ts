import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { applyMissing, readMigrations } from '../../database/migrate.ts';
import { BackupError } from '../failures.rules.ts';
import { rowsPath, type Manifest } from '../manifest.ts';
import { readLines, readSums } from './dump-rows.store.ts';
import { hasTables } from './tables.store.ts';

const ROWS_AT_ONCE = 500;

/**
 * Loads the rows of a backup in one transaction: tables as they were, rows, comparison with the manifest, and the
 * migrations that came later. Throws BackupError, and then nothing was changed.
 */
export async function loadRows(
  client: Client,
  folder: string,
  manifest: Manifest,
  { replace }: { replace: boolean },
): Promise<void> {
  const migrations = await readMigrations();
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const stranger = manifest.migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (stranger)
    throw new BackupError(
      `The backup is of another release: this one does not have its migration ${stranger.name}.`,
    );
  const applied = new Set(manifest.migrations.map(({ name }) => name));
  await client.query('begin');
  try {
    if (replace) await dropEverything(client);
    else if (await hasTables(client))
      throw new BackupError('The database is not empty. --replace drops what it has.');
    await applyMissing(
      client,
      migrations.filter(({ name }) => applied.has(name)),
    );
    await loadTables(client, folder, manifest);
    await compare(client, manifest);
    await applyMissing(client, migrations);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function loadTables(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => `"${name}"`);
  // Rows come as they were: no trigger counts or refuses them.
  for (const table of names) await client.query(`alter table ${table} disable trigger user`);
  // What migrations put in.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const { name } of tables) await loadTable(client, name, join(folder, rowsPath(name)));
  for (const table of names) await client.query(`alter table ${table} enable trigger user`);
  for (const { name, lastValue } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`"${name}"`, lastValue]);
}

async function loadTable(client: Client, name: string, file: string): Promise<void> {
  const { rows: columns } = await client.query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
       where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [name],
  );
  const list = columns.map(({ column }) => column).join(', ');
  const values = columns.map(({ column }) => `loaded.${column}`).join(', ');
  const table = `"${name}"`;
  const insert = (lines: string[]) =>
    client.query(
      `insert into ${table} (${list}) overriding system value
         select ${values} from unnest($1::text[]) as "json line", json_populate_record(null::${table}, "json line"::json) as loaded`,
      [lines],
    );
  let lines: string[] = [];
  for await (const line of splitLines(createReadStream(file, 'utf8'))) {
    lines.push(line);
    if (lines.length < ROWS_AT_ONCE) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

/** The lines of a text. Node's readline would also end a line at U+2028, which a text may hold. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads every row back: the same bytes as in the backup. */
async function compare(client: Client, { tables, payments }: Manifest): Promise<void> {
  for (const { name, rows, sha256 } of tables) {
    const loaded = await readLines(client, name, () => Promise.resolve());
    if (loaded.rows !== rows || loaded.sha256 !== sha256)
      throw new BackupError(`The rows of ${name} would not be those of the backup.`);
  }
  const sums = await readSums(client);
  if (
    sums.captured !== payments.captured ||
    sums.refunded !== payments.refunded ||
    sums.donations !== payments.donations
  )
    throw new BackupError('The sums of payments would not be those of the backup.');
}

async function dropEverything(client: Client): Promise<void> {
  await client.query(`do $$
    declare each record;
    begin
      for each in select format('%I', tablename) as name from pg_tables where schemaname = current_schema() loop
        execute 'drop table ' || each.name || ' cascade';
      end loop;
      for each in select oid::regprocedure as name from pg_proc where pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute 'drop function ' || each.name || ' cascade';
      end loop;
    end $$`);
}
