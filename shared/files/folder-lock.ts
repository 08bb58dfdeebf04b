import { createHash, randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** Ours until it is released or this process ends. `setHolder` changes the text that others read from it. */
export type AcquiredLock = {
  outcome: 'acquired';
  setHolder(holder: string): void;
  release(): Promise<void>;
};

/** Another process has it. `untilReleased` also resolves when that process ends, however it does, or the signal aborts. */
export type LockInUse = {
  outcome: 'in-use';
  holder: string;
  untilReleased(signal?: AbortSignal): Promise<void>;
};

/** How long the holder has to say who it is, in ms; one that is stopped says nothing. */
const ANSWER_MS = 2_000;

/**
 * Acquires the lock of a folder for one purpose. The lock is a listening socket, which the system frees however the
 * process ends, also after kill -9; on Linux it has no file that could be left behind. Other processes read the line
 * `holder` from it. A lock alone does not keep its process running.
 */
export async function acquireLock(
  purpose: string,
  folder: string,
  holder: string,
): Promise<AcquiredLock | LockInUse> {
  await mkdir(folder, { recursive: true });
  const address = lockAddress(purpose, await realpath(folder));
  for (;;) {
    const lock = (await listen(address, holder)) ?? (await askHolder(address));
    if (lock) return lock;
    // Nobody answered: the holder has just ended. Where sockets are files, its file is left behind.
    if (isFile(address)) await removeDeadSocket(address);
  }
}

/** Runs `work` under the lock. Throws when the lock is not free within `waitMs`. */
export async function withLock<T>(
  purpose: string,
  folder: string,
  work: () => Promise<T>,
  waitMs = 15_000,
): Promise<T> {
  const deadline = AbortSignal.timeout(waitMs);
  for (;;) {
    const lock = await acquireLock(purpose, folder, `process ${process.pid}`);
    if (lock.outcome === 'acquired') {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    await lock.untilReleased(deadline);
    if (deadline.aborted)
      throw new Error(`${lock.holder} has been changing ${folder} for too long; try again`);
  }
}

/** In the folder itself where sockets are files: every process that reaches the folder finds it there. */
function lockAddress(purpose: string, realFolder: string): string {
  const name = `trust-${purpose}-${createHash('sha256').update(realFolder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(realFolder, `.${purpose}-lock.sock`);
}

function isFile(address: string): boolean {
  return !address.startsWith('\0') && !address.startsWith('\\\\.\\pipe\\');
}

/**
 * Removes a dead process's socket file. It is moved aside and asked once more, since another process may have put its
 * own there in the meantime. Only three processes that find the same dead file in the same millisecond can still err.
 */
async function removeDeadSocket(path: string): Promise<void> {
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  const wasThere = await rename(path, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (!wasThere) return;
  if (await askHolder(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}

/** Undefined when the address is in use. */
function listen(address: string, initialHolder: string): Promise<AcquiredLock | undefined> {
  let holder = initialHolder;
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('close', () => waiting.delete(socket)).on('error', () => undefined);
    socket.unref();
    socket.write(`${holder}\n`);
  });
  const release = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of waiting) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve({ outcome: 'acquired', setHolder: (text) => void (holder = text), release });
    });
  });
}

/** Undefined when nobody answers. */
function askHolder(address: string): Promise<LockInUse | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    const resolveInUse = (holder: string) => {
      clearTimeout(timer);
      // Only a waiting process is kept alive by the socket.
      socket.unref();
      resolve({
        outcome: 'in-use',
        holder,
        untilReleased(signal) {
          socket.ref();
          if (signal?.aborted) socket.destroy();
          signal?.addEventListener('abort', () => socket.destroy(), { once: true });
          return closed;
        },
      });
    };
    const timer = setTimeout(() => resolveInUse('a process that does not answer'), ANSWER_MS);
    const resolveGone = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    let message = '';
    socket.setEncoding('utf8');
    socket.on('error', resolveGone);
    socket.on('close', resolveGone);
    socket.on('data', (text: string) => {
      message += text;
      if (message.endsWith('\n')) resolveInUse(message.trim());
    });
  });
}
