import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stubDeps } from '../testing/stub-deps.ts';
import { superviseChild, type SupervisedChild } from './supervised-child.ts';

const { scripts, timeouts } = stubDeps();
let child: SupervisedChild | undefined;
let lines: string[];
beforeEach(() => (lines = []));
afterEach(() => child?.stop());

const log = {
  path: '',
  write: (line: string) => void lines.push(line),
  lastError: () => '',
  flush: () => Promise.resolve(),
};

/** Starts a child; resolves with the reasons of its ends once it was ready so often, or is given up. */
function endsUntilReady(script: string, times: number, environment = () => process.env): Promise<string[]> {
  const ends: string[] = [];
  return new Promise((resolve) => {
    const onReady = () => (times -= 1) === 0 && resolve(ends);
    const onGiveUp = (reason: string) => resolve([...ends, `given up: ${reason}`]);
    const onUnexpectedExit = (reason: string) => void ends.push(reason);
    child = superviseChild({ name: 'api', script, environment }, log, timeouts, {
      onReady,
      onGiveUp,
      onUnexpectedExit,
    });
  });
}

test('a child that the system does not start at first is started again', async () => {
  let starts = 0;
  const environment = () => {
    starts += 1;
    return starts <= 2 ? { TOO_LONG: 'x'.repeat(3_000_000) } : process.env;
  };
  await expect(endsUntilReady(scripts.database, 1, environment)).resolves.toHaveLength(2);
  expect(lines[0]).toMatch(/could not be started: .*E2BIG/);
});

test('a child that was ready once is started again until it is ready again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  const script = join(folder, 'child.mjs');
  const starts = join(folder, 'starts');
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync('${starts}', 'x');
     const start = readFileSync('${starts}', 'utf8').length;
     if (start > 1 && start < 9) process.exit(1);
     process.send({ ready: true }, () => start === 1 && process.exit(2));
     process.on('disconnect', () => process.exit());`,
  );
  await expect(endsUntilReady(script, 2)).resolves.toEqual(['exit code 2', ...Array(7).fill('exit code 1')]);
  await rm(folder, { recursive: true });
});
