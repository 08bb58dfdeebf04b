import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { migrate } from './migrate.ts';
import * as schema from '../testing/all-tables.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

let connection: FreshDatabase;
beforeAll(async () => {
  connection = await createFreshDatabase();
});
afterAll(() => connection.close());

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => [getTableName(table), table] as const);

type Column = { column_name: string; data_type: string; is_nullable: string };

test.each(tables)('the code and the migrations agree on the columns of %s', async (name, table) => {
  const { rows } = await connection.pool.query<Column>(
    'select column_name, data_type, is_nullable from information_schema.columns where table_name = $1 and table_schema = current_schema()',
    [name],
  );
  const made = rows.map(
    (row) => `${row.column_name} ${row.data_type}${row.is_nullable === 'NO' ? ' not null' : ''}`,
  );
  const meant = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const snake = column.keyAsName
      ? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      : column.name;
    return `${snake} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`;
  });
  expect(made.sort()).toEqual(meant.sort());
});

describe('Migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trust-migrations-'));
    for (const name of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, name), join(folder, name));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('migrations that a database has are not run again', async () => {
    expect(await migrate(connection.pool, folder)).toEqual([]);
  });

  test('migrations that are new are run once, also when two apis start at the same moment', async () => {
    // Long enough for the other to come in between, if it could.
    await writeFile(join(folder, '9000-extra.sql'), 'create table extra (id integer); select pg_sleep(0.3)');
    const both = await Promise.all([migrate(connection.pool, folder), migrate(connection.pool, folder)]);
    expect(both.flat()).toEqual(['9000-extra.sql']);
  });

  test('migrations take their time, whatever the limit of other queries', async () => {
    await writeFile(join(folder, '9003-slow.sql'), 'select pg_sleep(0.3)');
    const hurried = new Pool({ ...connection.pool.options, query_timeout: 20 });
    try {
      expect(await migrate(hurried, folder)).toEqual(['9003-slow.sql']);
    } finally {
      await hurried.end();
    }
  });

  test('migrations that fail leave the database as it was', async () => {
    await writeFile(join(folder, '9001-good.sql'), 'create table good (id integer)');
    await writeFile(join(folder, '9002-bad.sql'), 'create table nonsense (');
    await expect(migrate(connection.pool, folder)).rejects.toThrow();
    const { rows } = await connection.pool.query("select to_regclass('good') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  test('migrations that were changed afterwards are refused, by name', async () => {
    await writeFile(join(folder, '0001-users-and-content.sql'), 'select 1');
    await expect(migrate(connection.pool, folder)).rejects.toThrow(/0001-users-and-content.sql was changed/);
  });
});
