import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client, Pool, type PoolClient } from 'pg';
import { openDatabase } from '../database.ts';
import { connectEmbedded } from './connect-embedded.ts';
import { startProcess, type StartedProcess } from '../../testing/started-process.ts';

let dataDir: string;
let database: StartedProcess;
let url: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trust-embedded-'));
  await open();
});
afterAll(async () => {
  await database.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<void> {
  database = startProcess('embedded-database', { DATA_DIR: dataDir });
  url = (await database.ready).url ?? '';
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

test('a second database on the same folder is refused, and the message names the folder', async () => {
  const second = startProcess('embedded-database', { DATA_DIR: join(dataDir, '.') });
  const { code, errors } = await second.ended;
  expect(code).toBe(1);
  expect(errors).toContain(join(dataDir, 'database'));
  expect(errors).toContain('already in use');
  const client = await connected();
  await client.query('select 1');
  await client.end();
});

test('many clients with long and short questions each get their own answer', async () => {
  const pool = new Pool({ connectionString: url, max: 6 });
  const long = 'y'.repeat(200_000);
  const ask = async (number: number) => {
    const [sql, values] =
      number % 3 === 0
        ? ['select $1::text as text, $2::integer as number', [long, number]]
        : number % 3 === 1
          ? ['select $1::integer as number', [number]]
          : ['select $2::integer as number, $1::text as other', [`t${String(number)}`, number]];
    const { rows } = await pool.query<{ number: number }>(String(sql), [...values]);
    return rows[0]?.number;
  };
  const asked = Array.from({ length: 300 }, (_, number) => number);
  expect(await Promise.all(asked.map(ask))).toEqual(asked);
  await pool.end();
});

test('a client that dies in the middle of a transaction leaves nothing of it, and nobody waits', async () => {
  const [dying, other] = [await connected(), await connected()];
  await other.query('create table papers (id integer)');
  dying.on('error', () => undefined);
  await dying.query('begin');
  await dying.query('insert into papers values (1)');
  const waiting = other.query<{ papers: number }>('select count(*)::integer as papers from papers');
  dying.connection.stream.destroy();
  expect((await waiting).rows).toEqual([{ papers: 0 }]);
  await other.end();
});

test('one client’s open transaction is not mixed with another’s work', async () => {
  const [one, other] = [await connected(), await connected()];
  await one.query('create table sums (amount integer)');
  await one.query('begin');
  await one.query('insert into sums values (1)');
  const others = other.query('insert into sums values (10)');
  await one.query('insert into sums values (2)');
  await one.query('rollback');
  await others;
  const { rows } = await one.query('select amount from sums');
  expect(rows).toEqual([{ amount: 10 }]);
  await Promise.all([one.end(), other.end()]);
});

test('after kill -9 the folder is free at once, and what was committed is there', async () => {
  const client = await connected();
  client.on('error', () => undefined);
  await client.query('create table kept (id integer)');
  await client.query('insert into kept values (42)');
  const before = url;
  await database.kill('SIGKILL');
  await open();
  expect(url).toBe(before);
  const again = await connected();
  expect((await again.query('select id from kept')).rows).toEqual([{ id: 42 }]);
  await again.end();
});

test('a command that needs the database uses the one that is running', async () => {
  const reached = await connectEmbedded(dataDir);
  expect(reached.url).toBe(url);
  await reached.close();
});

test('when the database is killed between two queries of a transaction, the transaction fails and nothing else', async () => {
  const opened = openDatabase(url, () => undefined);
  const cut = opened.database.transaction(async (transaction) => {
    await transaction.execute('select 1');
    await database.kill('SIGKILL');
    await open();
    await transaction.execute('select 1');
  });
  await expect(cut).rejects.toThrow();
  expect(await opened.answers()).toBe(true);
  await opened.close();
});

test('connections that are lost as transactions begin do not use up the pool', async () => {
  const opened = openDatabase(url, () => undefined);
  const lose = (client: PoolClient) => client.connection.stream.destroy();
  opened.pool.on('acquire', lose);
  for (let count = 0; count < 12; count += 1)
    await expect(opened.database.transaction(() => Promise.resolve())).rejects.toThrow();
  opened.pool.off('acquire', lose);
  expect(await opened.answers()).toBe(true);
  await opened.close();
});

test('a pool that was open while the database went and came back answers again', async () => {
  const opened = openDatabase(url, () => undefined);
  expect(await opened.answers()).toBe(true);
  await database.kill('SIGKILL');
  expect(await opened.answers()).toBe(false);
  await open();
  expect(await opened.answers()).toBe(true);
  await opened.close();
});

test('every commit is synced to the disk before it is acknowledged', async () => {
  const client = await connected();
  const { rows } = await client.query(
    "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method') order by name",
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
  await client.end();
});

test('a first start that is cut off in the middle does not spoil the second', async () => {
  const newDataDir = await mkdtemp(join(tmpdir(), 'trust-first-start-'));
  const halfMade = join(newDataDir, 'database', 'files.unfinished', 'PG_VERSION');
  const cutOff = startProcess('embedded-database', { DATA_DIR: newDataDir });
  while (!existsSync(halfMade)) await setTimeout(10);
  await cutOff.kill('SIGKILL');

  const second = startProcess('embedded-database', { DATA_DIR: newDataDir });
  const client = new Client({ connectionString: (await second.ready).url });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await second.kill('SIGTERM');
  await rm(newDataDir, { recursive: true });
});
