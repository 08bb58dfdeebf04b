import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile, type LogFile } from './log-file.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const limits = { days: 14, segmentBytes: 20, segments: 3 };

let folder: string;
let path: string;
let now: Date;
let recovered: number[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'log-')), 'logs');
  path = join(folder, 'api.log');
  now = NOON;
  recovered = [];
});
afterEach(() => {
  jest.useRealTimers();
  return rm(join(folder, '..'), { recursive: true });
});

const open = () =>
  openLogFile(
    path,
    limits,
    () => now,
    (dropped) => recovered.push(dropped),
  );
const writeLines = async (log: LogFile, ...lines: string[]) => {
  for (const line of lines) log.write(line);
  await log.flush();
};
const waitFor = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};
/** The file is away for a moment when it is put aside. */
const holds = async (line: string) => (await readFile(path, 'utf8').catch(() => '')).includes(line);
const writeSegment = async (name: string, text: string, day: Date) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), day, day);
};

test('lines that cannot be written are dropped and counted, and the count is told when writing works again', async () => {
  await writeFile(folder, 'in the way: no file can be made below');
  const log = open();
  await writeLines(log, 'lost 1', 'lost 2');
  await writeLines(log, 'lost 3');
  expect(recovered).toEqual([]);

  await rm(folder);
  await writeLines(log, 'written');
  expect(recovered).toEqual([3]);
  expect((await readFile(path, 'utf8')).split('\n')).toEqual([
    '',
    `{"level":40,"time":${NOON.getTime()},"dropped":3,"msg":"log lines could not be written"}`,
    'written',
    '',
  ]);
});

test('lines that come soon after a write wait for each other, and for no longer than a flush', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  now = new Date();
  const log = open();
  await writeLines(log, 'first');
  log.write('second');
  await waitFor(() => holds('second'));
  log.write('third');
  log.write('fourth');
  // As long as some writes take.
  const other = openLogFile(
    join(folder, 'other.log'),
    limits,
    () => now,
    () => undefined,
  );
  for (const line of ['1', '2', '3', '4']) await writeLines(other, line);
  expect(await readFile(path, 'utf8')).toBe('first\nsecond\n');
  await log.flush();
  expect(await readFile(path, 'utf8')).toBe('first\nsecond\nthird\nfourth\n');

  log.write('fifth');
  await waitFor(() => holds('fifth'));
  log.write('sixth');
  await waitFor(async () => jest.getTimerCount() === 1);
  jest.advanceTimersByTime(1_000);
  await waitFor(() => holds('sixth'));
});

test('lines beyond what may wait for a slow disk are dropped and counted', async () => {
  const log = open();
  for (let count = 0; count < 12; count++) log.write('x'.repeat(1_000_000));
  await log.flush();
  await writeLines(log, 'after');
  expect(recovered).toHaveLength(1);
  expect(recovered[0]).toBeGreaterThan(5);
});

test('the log of another day is put aside under its day', async () => {
  await writeSegment('api.log', 'yesterday\n', new Date('2026-11-21T23:00:00Z'));
  await writeLines(open(), 'today');
  expect(await readFile(path, 'utf8')).toBe('today\n');
  expect(await readFile(join(folder, 'api.2026-11-21.1.log'), 'utf8')).toBe('yesterday\n');
});

test('a log that grew too long is put aside, and a new segment begins', async () => {
  await writeSegment('api.2026-11-22.1.log', 'morning', NOON);
  await writeSegment('api.log', 'x'.repeat(21), NOON);
  await writeLines(open(), 'new');
  expect(await readFile(path, 'utf8')).toBe('new\n');
  expect(await readFile(join(folder, 'api.2026-11-22.2.log'), 'utf8')).toHaveLength(21);
});

test('a segment that is too old is removed, though there are few', async () => {
  await writeSegment('api.2026-11-07.1.log', 'too old', NOON);
  await writeSegment('api.2026-11-08.1.log', 'two weeks', NOON);
  await writeSegment('api.log', 'yesterday', new Date('2026-11-21T23:00:00Z'));
  await writeLines(open(), 'today');
  expect((await readdir(folder)).toSorted()).toEqual([
    'api.2026-11-08.1.log',
    'api.2026-11-21.1.log',
    'api.log',
  ]);
});

test('segments that are too old or too many are removed, other logs are not touched', async () => {
  const segments = ['2026-11-07.1', '2026-11-09.9', '2026-11-09.10', '2026-11-20.1'];
  for (const segment of [...segments.map((name) => `api.${name}.log`), 'api-errors.2026-01-01.1.log'])
    await writeSegment(segment, 'old', NOON);
  await writeSegment('api.log', 'yesterday', new Date('2026-11-21T23:00:00Z'));
  await writeLines(open(), 'today');
  expect((await readdir(folder)).toSorted()).toEqual([
    'api-errors.2026-01-01.1.log',
    'api.2026-11-09.10.log',
    'api.2026-11-20.1.log',
    'api.2026-11-21.1.log',
    'api.log',
  ]);
});
