/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock, withLock } from './folder-lock.ts';

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

async function acquired(name = 'first') {
  const lock = await acquireLock('test', folder, name);
  if (lock.outcome === 'in-use') throw new Error(`in use by ${lock.holder}`);
  return lock;
}

test('a second taker is told who holds the folder, also by another name of it', async () => {
  const lock = await acquired('the site at http://localhost:8080');
  await symlink(folder, `${folder}-link`);
  await expect(acquireLock('test', `${folder}-link`, 'second')).resolves.toMatchObject({
    outcome: 'in-use',
    holder: 'the site at http://localhost:8080',
  });
  await rm(`${folder}-link`);
  await lock.release();
});

test('locks for different purposes do not meet', async () => {
  const lock = await acquired();
  const other = await acquireLock('another', folder, 'second');
  expect(other.outcome).toBe('acquired');
  await Promise.all([lock.release(), other.outcome === 'acquired' && other.release()]);
});

test('whoever waits goes on when the lock is released', async () => {
  const lock = await acquired();
  const order: string[] = [];
  const waiting = withLock('test', folder, () => Promise.resolve(order.push('second')));
  order.push('first');
  await lock.release();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('whoever waits too long is told who is in the way', async () => {
  const lock = await acquired('process 123');
  await expect(withLock('test', folder, () => Promise.resolve(), 1)).rejects.toThrow(/process 123 has been/);
  await lock.release();
});

test('a failure inside frees the lock', async () => {
  await expect(withLock('test', folder, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  );
  const lock = await acquired();
  await lock.release();
});

/** Starts a process that acquires the lock and then runs `script`. */
function startProcess(script: string) {
  const whole = `import { acquireLock } from './folder-lock.ts'; const lock = await acquireLock('test', process.argv[1], 'apart'); ${script}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', whole, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, exited: once(child, 'exit') };
}

test('a process that waits lives until the lock is released, one that does not wait ends', async () => {
  const lock = await acquired();
  const { exited: asked } = startProcess('');
  await expect(asked).resolves.toEqual([0, null]);
  const { child, exited } = startProcess(`process.stdout.write(lock.holder); await lock.untilReleased();`);
  const [holder] = await once(child.stdout, 'data');
  expect(String(holder)).toBe('first');
  await lock.release();
  await expect(exited).resolves.toEqual([0, null]);
});

test('the holder says later what others have to know', async () => {
  const lock = await acquired('starting');
  lock.setHolder('listens at port 5432');
  await expect(acquireLock('test', folder, 'second')).resolves.toMatchObject({
    holder: 'listens at port 5432',
  });
  await lock.release();
});

test('a process that holds the lock and has nothing else to do ends, also while another one waits', async () => {
  const { child, exited } = startProcess(
    `process.stdout.write('acquired'); setTimeout(() => process.stdout.write('asked'), 500);`,
  );
  await once(child.stdout, 'data');
  const other = await acquireLock('test', folder, 'second');
  if (other.outcome === 'acquired') throw new Error('the other process has no lock');
  await other.untilReleased();
  await expect(exited).resolves.toEqual([0, null]);
});

test('of many at once exactly one acquires the lock', async () => {
  const locks = await Promise.all(
    Array.from({ length: 20 }, (_, index) => acquireLock('test', folder, String(index))),
  );
  const [lock, ...more] = locks.filter((each) => each.outcome === 'acquired');
  expect(more).toEqual([]);
  await lock?.release();
});

test('a holder that is killed holds nothing any more', async () => {
  const { child, exited } = startProcess(`process.stdout.write('acquired'); setInterval(() => {}, 1e6);`);
  await once(child.stdout, 'data');
  await expect(acquireLock('test', folder, 'second')).resolves.toMatchObject({ outcome: 'in-use' });
  child.kill('SIGKILL');
  await exited;
  const lock = await acquired();
  await lock.release();
});

test('a holder that is stopped keeps nobody waiting without an end', async () => {
  const { child } = startProcess(`process.stdout.write('acquired'); setInterval(() => {}, 1e6);`);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await expect(acquireLock('test', folder, 'second')).resolves.toMatchObject({
    outcome: 'in-use',
    holder: 'a process that does not answer',
  });
  await expect(withLock('test', folder, () => Promise.resolve(), 1)).rejects.toThrow(
    /does not answer has been/,
  );
});

test('a process that has waited too long ends, also while the lock is held', async () => {
  const lock = await acquired();
  const { exited } = startProcess(
    `import { withLock } from './folder-lock.ts';
     await withLock('test', process.argv[1], async () => {}, 1).catch(() => (process.exitCode = 7));`,
  );
  await expect(exited).resolves.toEqual([7, null]);
  await lock.release();
});

describe('where sockets are files', () => {
  const { platform } = process;
  beforeEach(() => {
    Object.defineProperty(process, 'platform', { value: 'darwin' });
  });
  afterEach(() => {
    Object.defineProperty(process, 'platform', { value: platform });
  });

  /** Leaves the file of a socket on which nobody listens, as a killed holder does. */
  async function leaveDeadSocket() {
    const server = createServer().listen(join(folder, 'socket'));
    await once(server, 'listening');
    await link(join(folder, 'socket'), join(folder, 'dead'));
    await once(server.close(), 'close');
    await rename(join(folder, 'dead'), join(folder, '.test-lock.sock'));
  }

  test('the file of a killed holder is in nobody’s way, and of two at once one acquires the lock', async () => {
    for (let round = 0; round < 20; round += 1) {
      await leaveDeadSocket();
      const locks = await Promise.all([
        acquireLock('test', folder, 'first'),
        acquireLock('test', folder, 'second'),
      ]);
      const [lock, ...more] = locks.filter((each) => each.outcome === 'acquired');
      expect(lock).toBeDefined();
      expect(more).toEqual([]);
      await lock?.release();
    }
  });
});
