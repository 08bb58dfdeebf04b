import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChildLog } from './child-log.ts';

let folder: string;
let errors: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  errors = [];
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openChildLog(join(folder, 'logs'), 'api', (text) => errors.push(text));
const read = (name: string) => readFile(join(folder, 'logs', name), 'utf8');

test('everything goes to the file, only errors to the console', async () => {
  const log = open();
  const lines = [
    '{"level":30,"msg":"request completed"}',
    '{"level":50,"msg":"mail failed","err":{"message":"no route"}}',
    '{"level":50,"msg":"a request failed","err":{"type":"Error","stack":"at line"}}',
    '{"level":60,"msg":"the disk is full"}',
    'not a record at all',
  ];
  for (const line of lines) log.write(line, 'stdout');
  expect(errors).toEqual(['mail failed: no route', 'a request failed', 'the disk is full']);
  await log.flush();
  expect(await readFile(log.path, 'utf8')).toBe(`${lines.join('\n')}\n`);
});

test('plain words on stderr are errors, empty lines are not', async () => {
  const log = open();
  log.write('', 'stderr');
  log.write('cannot find module', 'stderr');
  expect(errors).toEqual(['cannot find module']);
  expect(log.lastError()).toBe('cannot find module');
  await log.flush();
});

test('the same error again and again is told once', async () => {
  const log = open();
  for (let count = 0; count < 3; count++) log.write('database lost', 'stderr');
  log.write('disk full', 'stderr');
  expect(errors).toEqual(['database lost', 'disk full']);
  await log.flush();
});

test('warnings and errors are stored apart too', async () => {
  const log = open();
  log.write('{"level":30,"msg":"request completed"}', 'stdout');
  log.write('{"level":40,"msg":"a database connection was lost"}', 'stdout');
  log.write('cannot find module', 'stderr');
  await log.flush();
  expect(await read('api-errors.log')).toBe(
    '{"level":40,"msg":"a database connection was lost"}\ncannot find module\n',
  );
});

test('requests to payment routes are stored apart too, from their first line to their last', async () => {
  const log = open();
  const lines = [
    '{"level":30,"reqId":"p","req":{"method":"POST","path":"/payments/confirm"},"msg":"incoming request"}',
    '{"level":30,"reqId":"a","req":{"method":"GET","path":"/about"},"msg":"incoming request"}',
    '{"level":30,"reqId":"p","msg":"credited"}',
    '{"level":30,"reqId":"a","res":{"statusCode":200},"msg":"request completed"}',
    '{"level":30,"reqId":"p","res":{"statusCode":200},"msg":"request completed"}',
  ];
  for (const line of lines) log.write(line, 'stdout');
  log.write('{"level":30,"reqId":"p","msg":"of another request"}', 'stdout');
  const page = '{"level":30,"reqId":"r","req":{"path":"/payments/home"},"res":{},"msg":"request completed"}';
  log.write(page, 'stdout');
  log.write('{"level":30,"reqId":"r","msg":"of another request"}', 'stdout');
  await log.flush();
  expect(await read('api-payments.log')).toBe(`${lines[0]}\n${lines[2]}\n${lines[4]}\n${page}\n`);
});

test('requests that never ended keep no later payment out of its log', async () => {
  const log = open();
  const begin = (id: string) =>
    log.write(`{"level":30,"reqId":"${id}","req":{"path":"/payments/confirm"},"msg":"incoming"}`, 'stdout');
  for (let count = 0; count < 10_001; count++) begin(`cut off ${count}`);
  begin('last');
  log.write('{"level":30,"reqId":"last","msg":"credited"}', 'stdout');
  await log.flush();
  expect(await read('api-payments.log')).toContain('credited');
});

test('errors and payments of the last half a year are stored, of everything else two weeks', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const days = { old: '2026-05-01', spring: '2026-06-15', recent: '2026-11-10' };
  const log = openChildLog(
    join(folder, 'logs'),
    'api',
    () => undefined,
    () => now,
  );
  await mkdir(join(folder, 'logs'));
  for (const name of ['api', 'api-errors', 'api-payments']) {
    for (const day of Object.values(days)) await writeFile(join(folder, 'logs', `${name}.${day}.1.log`), '');
    await writeFile(join(folder, 'logs', `${name}.log`), 'yesterday');
    await utimes(join(folder, 'logs', `${name}.log`), now, new Date('2026-11-21T12:00:00Z'));
  }
  log.write('{"level":50,"reqId":"p","req":{"path":"/payments/confirm"},"msg":"failed"}', 'stdout');
  await log.flush();
  const segments = (await readdir(join(folder, 'logs'))).filter((name) => /-\d\d\.1\.log$/.test(name));
  expect(segments.toSorted()).toEqual([
    ...[days.spring, days.recent, '2026-11-21'].map((day) => `api-errors.${day}.1.log`),
    ...[days.spring, days.recent, '2026-11-21'].map((day) => `api-payments.${day}.1.log`),
    ...[days.recent, '2026-11-21'].map((day) => `api.${day}.1.log`),
  ]);
});

test('the console says how many lines a full disk has cost', async () => {
  await writeFile(join(folder, 'logs'), 'in the way');
  const log = open();
  log.write('{"level":30,"msg":"lost"}', 'stdout');
  await log.flush();
  await rm(join(folder, 'logs'));
  log.write('{"level":30,"msg":"written"}', 'stdout');
  await log.flush();
  expect(errors).toEqual(['1 log lines could not be written']);
});
