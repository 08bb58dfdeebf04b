/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadProgram } from './load-program.ts';
import type { FromProcess } from './messages.ts';
import { startBundleProcess } from './start-bundle-process.ts';
import { layHostileGround } from './testing/hostile-ways.ts';

/** What a process says until it has ended, and why it has. */
async function runToEnd(program: string): Promise<{ said: FromProcess[]; reason: string }> {
  const said: FromProcess[] = [];
  const reason = await new Promise<string>((resolve) => {
    startBundleProcess(program, { onMessage: (message) => said.push(message), onEnd: resolve });
  });
  return { said, reason };
}

test('Node denies a process all that leads out of it, whatever runs there', async () => {
  const ground = await layHostileGround();
  const answer = await new Promise<FromProcess>((resolve, reject) => {
    const started = startBundleProcess(ground.program, {
      onMessage(message) {
        resolve(message);
        void started.end();
      },
      onEnd: (reason) => reject(new Error(reason)),
    });
  });
  expect(answer).toEqual({ kind: 'answer', id: ground.denied, result: [] });
  expect(ground.denied).toBeGreaterThan(15);
  await ground.clear();
});

const line = JSON.stringify(JSON.stringify({ kind: 'ready' }));
const repeat = (text: string) => `const more = () => process.stdout.write(${text}, more); more()`;
test.each([
  ['sends garbage', `console.log('{"cmd":"NODE_HANDLE","type":"x"}')`, 'it sent what is no message'],
  ['sends what is no JSON', `console.log('[')`, 'it sent what is no message'],
  ['never ends its line', repeat("'x'.repeat(1e5)"), 'a message that is too long'],
  ['sends without end', repeat(`${line} + '\\n'`), 'too many messages'],
  [
    'sends a long message for nothing',
    `console.log(JSON.stringify({ kind: 'ready', x: 'x'.repeat(6e5) }))`,
    'a message that is too long',
  ],
  ['exits', `console.log(${line}); process.exit(3)`, 'it ended its process with code 3'],
  ['eats memory', `const all = []; for (;;) all.push(new Array(1e5).fill(all))`, 'it ended its process with'],
])('a process that %s is ended, and this one goes on', async (_what, program, reason) => {
  expect((await runToEnd(`${program}; process.stdin.resume();`)).reason).toContain(reason);
});

test('a process that does not read what it is sent is ended', async () => {
  const reason = await new Promise<string>((resolve) => {
    const started = startBundleProcess('for (;;);', { onMessage: () => undefined, onEnd: resolve });
    for (let sent = 0; sent < 40; sent += 1)
      started.send({ kind: 'check', script: { file: 'a', code: 'x'.repeat(1_000_000) }, browser: [] });
    expect(started.isEnding).toBe(true);
  });
  expect(reason).toBe('it does not read');
});

/** Starts the program, says so, and ends itself without a word to it at a line of input. The program inherits its errors' pipe. */
const startAndDie = (program: string) => `
  const started = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(program)}], {
    env: {}, detached: true, stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.stdout.once('data', () => console.log('started'));
  process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'));`;

test('a process ends with the one that started it, however that ended', async () => {
  const starter = spawn(process.execPath, ['-e', startAndDie(await loadProgram())]);
  await once(starter.stdout, 'data');
  starter.stdin.write('end\n');
  // Closed by the last process that holds it.
  starter.stderr.resume();
  await once(starter.stderr, 'close');
  expect(starter.killed).toBe(false);
});
