import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A lock that lasts as long as this process, however it ends. `answer` is what another opener is told. */
export type FolderLock = { answer(message: string): void; release(): Promise<void> };

export class FolderInUseError extends Error {
  readonly holderSays: string;

  constructor(folder: string, holderSays: string) {
    super(`The database folder ${folder} is already in use by another process. Stop that one first.`);
    this.holderSays = holderSays;
  }
}

/**
 * Takes the folder for this process alone, or throws FolderInUseError: two engines on one folder destroy
 * each other's rows without an error. A listening socket is the lock, because the system frees it even after
 * kill -9; on Linux it has no file that could be left behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const address = lockAddress(realpathSync(folder));
  let message = '';
  const server = createServer((other) => {
    other.on('error', () => other.destroy());
    other.end(message);
  });
  try {
    await listen(server, address);
  } catch (error) {
    const holder = await askHolder(address);
    if (holder !== undefined) throw new FolderInUseError(folder, holder);
    if (process.platform === 'linux') throw error;
    rmSync(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return {
    answer: (text) => void (message = text),
    release: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function lockAddress(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0trust-database-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\trust-database-${name}`;
  return join(folder, 'lock.sock');
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** What the holder says, or undefined when nobody holds the lock. */
async function askHolder(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    return await text(socket);
  } catch {
    return undefined;
  }
}
