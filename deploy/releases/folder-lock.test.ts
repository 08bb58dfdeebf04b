import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock, withLock } from './folder-lock.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true });
});

async function taken(name = 'first') {
  const lock = await takeLock('test', folder, name);
  if (!lock.held) throw new Error(`held by ${lock.holder}`);
  return lock;
}

test('a second taker is told who holds the folder, also by another name of it', async () => {
  const lock = await taken('the site at http://localhost:8080');
  await symlink(folder, `${folder}-link`);
  await expect(takeLock('test', `${folder}-link`, 'second')).resolves.toMatchObject({
    held: false,
    holder: 'the site at http://localhost:8080',
  });
  await rm(`${folder}-link`);
  await lock.release();
});

test('locks for different purposes do not meet', async () => {
  const lock = await taken();
  const other = await takeLock('another', folder, 'second');
  expect(other.held).toBe(true);
  await Promise.all([lock.release(), other.held && other.release()]);
});

test('whoever waits goes on when the lock is released', async () => {
  const lock = await taken();
  const order: string[] = [];
  const waiting = withLock('test', folder, () => Promise.resolve(order.push('second')));
  order.push('first');
  await lock.release();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('whoever waits too long is told who is in the way', async () => {
  const lock = await taken('process 123');
  await expect(withLock('test', folder, () => Promise.resolve(), 1)).rejects.toThrow(/process 123 has been/);
  await lock.release();
});

test('a failure inside frees the lock', async () => {
  await expect(withLock('test', folder, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  const lock = await taken();
  await lock.release();
});

/** A process of its own, in which `takeLock` is known. */
function apart(script: string) {
  const whole = `import { takeLock } from './folder-lock.ts'; const lock = await takeLock('test', process.argv[1], 'apart'); ${script}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', whole, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, exited: once(child, 'exit') };
}

test('a process that waits lives until the lock is released, one that does not wait ends', async () => {
  const lock = await taken();
  const { exited: asked } = apart('');
  await expect(asked).resolves.toEqual([0, null]);
  const { child, exited } = apart(`process.stdout.write(lock.holder); await lock.untilReleased();`);
  const [holder] = await once(child.stdout, 'data');
  expect(String(holder)).toBe('first');
  await lock.release();
  await expect(exited).resolves.toEqual([0, null]);
});

test('a holder that is killed holds nothing any more', async () => {
  const { child, exited } = apart(`process.stdout.write('held'); setInterval(() => {}, 1e6);`);
  await once(child.stdout, 'data');
  await expect(takeLock('test', folder, 'second')).resolves.toMatchObject({ held: false });
  child.kill('SIGKILL');
  await exited;
  const lock = await taken();
  await lock.release();
});
