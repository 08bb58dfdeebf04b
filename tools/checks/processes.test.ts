import { once } from 'node:events';
import { waitForLine } from '@trust/shared/testing/wait-for-line';
import { endProgram, runProgram, startProgram, Transcript } from './processes.ts';

const cwd = import.meta.dirname;
const node = (script: string, limit = 20_000) =>
  runProgram(process.execPath, ['-e', script], { cwd, timeoutMs: limit });

/** Starts a child that says its id and never ends, and waits for it. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
`;

test('keeps what a program writes, to both outputs, and the code it ends with', async () => {
  const { code, output } = await node(`console.log('one'); console.error('two'); process.exitCode = 3;`);
  expect(code).toBe(3);
  expect(output).toContain('one');
  expect(output).toContain('two');
});

test('of a program that writes without measure, the beginning and the end are kept', async () => {
  const { output } = await node(`console.log('first' + 'x'.repeat(5_000_000) + 'last')`);
  expect(output.startsWith('first')).toBe(true);
  expect(output.endsWith('last\n')).toBe(true);
  expect(output).toContain('\n… 4000010 characters left out …\n');
  expect(output.length).toBeLessThan(1_100_000);
});

test('what is kept stays small, also of more than one string can hold', () => {
  const written = new Transcript();
  for (let megabytes = 0; megabytes < 600; megabytes += 1) written.add('x'.repeat(1_000_000));
  expect(written.toString().length).toBeLessThan(1_100_000);
});

test('a program that is not there fails with its name', async () => {
  const { code, output } = await runProgram('no-such-program', [], { cwd, timeoutMs: 1000 });
  expect(code).toBe(127);
  expect(output).toContain('no-such-program did not start');
});

test('a program that hangs is ended at its limit and counts as failed', async () => {
  const { code, output } = await node('setInterval(() => {}, 1000)', 200);
  expect(code).toBe(1);
  expect(output).toContain('without an end in sight');
});

test('ending a program ends what it started as well', async () => {
  const parent = startProgram(process.execPath, ['-e', PARENT], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!parent.stdout) throw new Error('no output to read');
  await waitForLine(parent.stdout, /^\d+$/);
  const closed = once(parent.stdout, 'close');
  await endProgram(parent);
  // The output closes when the last of those that hold it has ended.
  await expect(closed).resolves.toBeDefined();
});
