import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareContentApi } from '../testing/content-api.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { runProcess, startProcess } from '../testing/started-process.ts';
import { listFiles } from './copy-file.ts';
import { readBackup } from './manifest.ts';

const { api } = prepareContentApi();

const DONOR = 'asha@example.org';
const BROKEN_LINE = 'Well\u2028"here"\n\\ കിണർ';
const KEYS = JSON.stringify({
  active: 'a',
  keys: { a: 'A'.repeat(43) + '=' },
  hashKey: 'B'.repeat(43) + '=',
});

let scratch: string;
let backup: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'trust-backup-'));
  backup = join(scratch, 'backup');
  await writeFiles(api.dataDir, { 'uploads/one.jpg': 'picture', 'keys/applications.json': KEYS });
  await writeFiles(api.dataDir, {
    'releases/shell/1/release.json': '{}',
    'releases/pointer.json': '{"a": 1}',
  });
  await writeFiles(api.dataDir, { 'releases/.staging/x/half': 'x', 'uploads/two.jpg.unfinished': 'half' });
});
afterEach(async () => {
  await rm(scratch, { recursive: true });
  for (const name of ['uploads', 'keys', 'releases'])
    await rm(join(api.dataDir, name), { recursive: true, force: true });
  await emptyTables(api.connection.pool, ['transactions', 'transaction_moves', 'uploads', 'outbox']);
});

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const environment = (changed: Record<string, string> = {}) => ({
  DATABASE_URL: api.connection.url,
  DATA_DIR: api.dataDir,
  ...changed,
});
const makeBackup = (...options: string[]) => runProcess('backup', [backup, ...options], environment());
const restore = (changed: Record<string, string>, ...options: string[]) =>
  runProcess('restore', [backup, ...options], environment(changed));

async function addDonation(reference: string, paise: number): Promise<void> {
  await api.connection.database.transaction(async (tx) => {
    await tx.execute(`insert into transactions (tran_id, amount, currency, state, captured_payment_id, captured_at, first_name, email,
        anonymous, is_mobile, language, refunded, created_at, checks)
      values ('${reference}', ${String(paise)}, 'INR', 'CAPTURED', 'pay_${reference}', '2026-03-01T11:00:00.123456Z', '${BROKEN_LINE}', '${DONOR}',
        false, false, 'en', 0, now(), 0)`);
    await tx.execute(`insert into transaction_moves (tran_id, from_state, to_state, cause, at)
      values ('${reference}', 'NEW', 'CAPTURED', 'webhook', now())`);
  });
}

/** The rows of a table in the backup. */
async function readLines(table: string): Promise<string[]> {
  return (await readFile(join(backup, `rows/${table}.jsonl`), 'utf8')).split('\n').filter(Boolean);
}

/** Every row of some tables, as text. */
async function readRows(): Promise<unknown> {
  const tables = [
    'projects',
    'transactions',
    'transaction_moves',
    'project_funds',
    'search_entries',
    'content_imports',
  ];
  const all = await Promise.all(
    tables.map((table) =>
      api.connection.pool.query(`select t::text as row from ${table} as t order by t::text collate "C"`),
    ),
  );
  return all.map(({ rows }) => rows);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function readFiles(folder: string): Promise<Record<string, string>> {
  const paths = await listFiles(folder);
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path)).then(hashOf)));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
}

test('a restored database has the rows of the backup, and sums, texts and the next number are the same', async () => {
  await addDonation('SCT/2026/000001', 50_050);
  await addDonation('SCT/2026/000002', 10_000);
  const before = await readRows();
  const made = await makeBackup();
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toContain('2 donations: 600.50 rupees captured, 0.00 refunded');

  await addDonation('SCT/2026/000003', 70_000);
  await api.connection.pool.query("update projects set case_number = 'changed'");
  expect(await restore({ DATA_DIR: join(scratch, 'data') }, '--replace')).toMatchObject({
    code: 0,
    errors: '',
  });
  expect(await readRows()).toEqual(before);
  await addDonation('SCT/2026/000004', 100);
  const { rows } = await api.connection.pool.query('select id from transaction_moves order by id');
  expect(rows.map(({ id }) => Number(id))).toEqual([1, 2, 3]);
  await expect(api.connection.pool.query('delete from transaction_moves')).rejects.toThrow('only ever added');
});

test('files, releases and keys are those of the site, and only their owner reads them', async () => {
  // An empty folder that everybody reads.
  await mkdir(backup);
  await chmod(backup, 0o755);
  await makeBackup();
  const target = join(scratch, 'data');
  expect(await restore({ DATA_DIR: target }, '--replace')).toMatchObject({ code: 0, errors: '' });
  const original = await readFiles(api.dataDir);
  const restored = await readFiles(target);
  delete original['releases/.staging/x/half'];
  delete original['uploads/two.jpg.unfinished'];
  expect(restored).toEqual(original);
  for (const path of [backup, join(backup, 'rows'), join(target, 'uploads'), join(target, 'keys')])
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  for (const path of [
    join(backup, 'rows/users.jsonl'),
    join(backup, 'manifest.json'),
    join(target, 'keys/applications.json'),
  ])
    expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a backup of either engine becomes a site on the embedded one, and its api answers', async () => {
  const asked = (await api.app.inject('/content/events-list')).json();
  await makeBackup('--without-keys');
  expect(existsSync(join(backup, 'keys'))).toBe(false);
  const target = join(scratch, 'data');
  const { code, output } = await restore({ DATA_DIR: target, DATABASE_URL: '' });
  expect(code).toBe(0);
  expect(output).toContain('The backup has no keys');
  const database = startProcess('embedded-database', { DATA_DIR: target });
  const { url = '' } = await database.ready;
  const server = startProcess('server', {
    DATABASE_URL: url,
    DATA_DIR: target,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const { port } = await server.ready;
  const answer = await fetch(`http://127.0.0.1:${String(port)}/content/events-list`);
  expect(await answer.json()).toEqual(asked);
  await server.kill('SIGTERM');
  await database.kill('SIGTERM');
});

test('a backup while the site is written to is of one moment, and has the file of each row', async () => {
  const { pool } = api.connection;
  let going = true;
  async function write(): Promise<void> {
    for (let number = 1; going; number += 1) {
      await addDonation(`SCT/2026/1${String(number).padStart(5, '0')}`, 100);
      await addUpload('now()');
    }
  }
  async function addUpload(createdAt: string): Promise<void> {
    const id = randomUUID();
    await writeFiles(api.dataDir, { [`uploads/${id}.jpg`]: id });
    await pool.query(
      `insert into uploads (id, draft, kind, file_name, bytes, created_at) values ($1, 'd', 'photo', 'x', 1, ${createdAt})`,
      [id],
    );
  }
  for (let number = 0; number < 100; number += 1) await addUpload("now() - interval '3 days'");
  /** As the daily job does: what is old, the row first, then its file. */
  async function removeOldest(): Promise<void> {
    while (going) {
      const { rows } = await pool.query(
        "delete from uploads where id in (select id from uploads where created_at < now() - interval '1 day' order by random() limit 1) returning id",
      );
      for (const { id } of rows) await rm(join(api.dataDir, `uploads/${String(id)}.jpg`));
    }
  }
  await Promise.all([
    write(),
    removeOldest(),
    makeBackup()
      .finally(() => (going = false))
      .then(({ code }) => expect(code).toBe(0)),
  ]);
  expect(await readLines('transactions')).toHaveLength((await readLines('transaction_moves')).length);
  for (const line of await readLines('uploads'))
    expect(existsSync(join(backup, `uploads/${JSON.parse(line).id}.jpg`))).toBe(true);
  expect(await readBackup(backup)).toMatchObject({ outcome: 'read' });
});

test('what is written and removed while the rows are read is as of the moment when that began', async () => {
  const { pool } = api.connection;
  await addDonation('SCT/2026/000001', 100);
  const id = randomUUID();
  await writeFiles(api.dataDir, { [`uploads/${id}.jpg`]: id });
  const writer = await pool.connect();
  await writer.query(
    `insert into uploads (id, draft, kind, file_name, bytes, created_at) values ($1, 'd', 'photo', 'x', 1, now())`,
    [id],
  );
  await writer.query('begin');
  await writer.query('lock table transaction_moves in access exclusive mode');
  const making = makeBackup();
  // On the embedded engine, which has one session, the rows wait as a whole.
  const reached = process.env.TEST_DATABASE_URL ? 'rows/transaction_moves.jsonl' : `uploads/${id}.jpg`;
  let hasEnded = false;
  void making.finally(() => (hasEnded = true));
  while (!hasEnded && !existsSync(join(backup, reached))) await new Promise(setImmediate);
  await writer.query(
    `insert into transaction_moves (tran_id, from_state, to_state, cause, at)
       values ('SCT/2026/000001', 'CAPTURED', 'REFUNDED', 'webhook', now())`,
  );
  await writer.query('delete from uploads');
  await rm(join(api.dataDir, `uploads/${id}.jpg`));
  await writer.query('commit');
  writer.release();
  expect(await making).toMatchObject({ code: 0, errors: '' });

  const counts = [await readLines('transaction_moves'), await readLines('uploads')].map(
    (lines) => lines.length,
  );
  const isWhole = process.env.TEST_DATABASE_URL ? [1, 1] : [2, 0];
  expect(counts).toEqual(isWhole);
  expect(existsSync(join(backup, `uploads/${id}.jpg`))).toBe(true);
});

test('what was cut off or changed is refused before anything is touched', async () => {
  await makeBackup();
  const manifest = await readFile(join(backup, 'manifest.json'), 'utf8');
  const before = await readRows();
  const target = { DATA_DIR: join(scratch, 'data') };
  await rm(join(backup, 'manifest.json'));
  expect(await restore(target, '--replace')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('cut off'),
  });
  await writeFile(join(backup, 'manifest.json'), manifest.replace('uploads/one.jpg', '../one.jpg'));
  expect(await restore(target, '--replace')).toMatchObject({ code: 1 });
  await writeFile(join(backup, 'manifest.json'), manifest);
  await appendFile(join(backup, 'rows/projects.jsonl'), ' ');
  expect(await restore(target, '--replace')).toMatchObject({
    code: 1,
    errors: 'Nothing was changed: rows/projects.jsonl is not as it was written.\n',
  });
  expect(await readRows()).toEqual(before);
  expect(existsSync(target.DATA_DIR)).toBe(false);
});

test('neither command writes over what is there, nor names anybody', async () => {
  await addDonation('SCT/2026/000001', 50_050);
  const made = await makeBackup();
  expect(await makeBackup()).toMatchObject({ code: 1, errors: expect.stringContaining('is not empty') });
  expect(await restore({})).toMatchObject({ code: 1, errors: expect.stringContaining('is not empty') });
  const elsewhere = await restore({ DATA_DIR: join(scratch, 'data') });
  expect(elsewhere).toMatchObject({ code: 1, errors: expect.stringContaining('The database is not empty') });
  expect(JSON.stringify([made, elsewhere])).not.toContain(DONOR);
});

test('rows and sums that would not be those of the backup are not loaded', async () => {
  await addDonation('SCT/2026/000001', 50_050);
  await makeBackup();
  const path = join(backup, 'manifest.json');
  const manifest = await readFile(path, 'utf8');
  const before = await readRows();
  const target = { DATA_DIR: join(scratch, 'data') };
  const rows = join(backup, 'rows/projects.jsonl');
  const written = await readFile(rows);
  const changed = Buffer.from(written.toString('utf8').replace('{', '{ '));
  await writeFile(rows, changed);
  await writeFile(path, manifest.replace(hashOf(written), hashOf(changed)));
  expect(await restore(target, '--replace')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The rows of projects would not be those of the backup'),
  });
  await writeFile(rows, written);
  await writeFile(path, manifest.replace('"captured": 50050', '"captured": 50051'));
  expect(await restore(target, '--replace')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The sums of payments would not be those of the backup'),
  });
  expect(await readRows()).toEqual(before);
});

test('a backup that fails leaves its folder empty, so that the same command can be run again', async () => {
  const keys = join(api.dataDir, 'keys/applications.json');
  await rm(keys);
  await mkdir(keys);
  expect(await makeBackup()).toMatchObject({ code: 1 });
  expect(await listFiles(backup)).toEqual([]);
  await rm(keys, { recursive: true });
  await writeFile(keys, KEYS);
  expect(await makeBackup()).toMatchObject({ code: 0, errors: '' });
});

test('a restore that cannot move all aside keeps the site from starting, and removes nothing of it', async () => {
  await makeBackup();
  const target = join(scratch, 'data');
  await writeFiles(target, { 'uploads/mine.jpg': 'mine', 'keys/applications.json': 'mine' });
  // No name is left for what is moved aside.
  const releases = join(scratch, 'r'.repeat(250));
  await writeFiles(releases, { mine: 'mine' });
  const changed = { DATA_DIR: target };
  expect(await restore({ ...changed, RELEASES_DIR: releases }, '--replace')).toMatchObject({ code: 1 });
  expect(existsSync(join(target, 'restore-unfinished'))).toBe(true);

  expect(await restore(changed, '--replace')).toMatchObject({ code: 0, errors: '' });
  const mine = (await listFiles(target)).filter((path) => path.includes('.before-'));
  expect(mine.map((path) => path.replace(/before-[^/]+/, 'before'))).toEqual([
    'keys/applications.json.before',
    'uploads.before/mine.jpg',
  ]);
  expect(await readFile(join(releases, 'mine'), 'utf8')).toBe('mine');
});

test('a restore that was broken off is known by its marker, and is made whole by the same command', async () => {
  await makeBackup();
  const target = join(scratch, 'data');
  const unreachable = 'postgresql://nobody@127.0.0.1:9/none';
  const changed = { DATA_DIR: target };
  expect(await restore({ ...changed, DATABASE_URL: unreachable }, '--replace')).toMatchObject({ code: 1 });
  expect(existsSync(join(target, 'restore-unfinished'))).toBe(true);
  expect(await restore(changed, '--replace')).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(join(target, 'restore-unfinished'))).toBe(false);
});
