import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
const open = () => openChildLog(join(folder, 'logs/api.log'), (text) => errors.push(text));

test('everything goes to the file, only errors to the console', async () => {
  const log = open();
  const lines = [
    '{"level":30,"msg":"request completed"}',
    '{"level":50,"msg":"mail failed","err":{"message":"no route"}}',
    '{"level":60,"msg":"the disk is full"}',
    'not a record at all',
  ];
  for (const line of lines) log.write(line, 'stdout');
  expect(errors).toEqual(['mail failed: no route', 'the disk is full']);
  expect(await readFile(log.path, 'utf8')).toBe(`${lines.join('\n')}\n`);
});

test('plain words on stderr are errors, empty lines are not', () => {
  const log = open();
  log.write('', 'stderr');
  log.write('cannot find module', 'stderr');
  expect(errors).toEqual(['cannot find module']);
  expect(log.lastError()).toBe('cannot find module');
});

test('the same error again and again is told once', () => {
  const log = open();
  for (let count = 0; count < 3; count++) log.write('database lost', 'stderr');
  log.write('disk full', 'stderr');
  expect(errors).toEqual(['database lost', 'disk full']);
});

test('a log that grew too large is put aside and a new one begins', async () => {
  const path = open().path;
  await writeFile(path, 'x'.repeat(10_000_001));
  open().write('new', 'stdout');
  expect(await readFile(path, 'utf8')).toBe('new\n');
  expect(await readFile(`${path}.1`, 'utf8')).toHaveLength(10_000_001);
});
