import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded database listens, and the address by which a client reaches it there. */
export type SocketAddress = {
  listenOn: { path: string } | { port: number; host: string };
  url(port: number): string;
};

/** The file name that PostgreSQL clients look for in a socket folder. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The system's limit on a socket's path is 104 or 108 bytes. */
const MAX_PATH_BYTES = 100;

/**
 * Prepares a socket that only this user can reach. Its path is the same after a restart, so that a running api finds
 * the database again. Call it with the folder's lock held: an existing socket is then a dead one.
 */
export function prepareSocket(databaseFolder: string): SocketAddress {
  const name = createHash('sha256').update(realpathSync(databaseFolder)).digest('hex').slice(0, 12);
  const socketFolder = join(tmpdir(), `trust-database-${String(process.getuid?.() ?? 0)}-${name}`);
  const path = join(socketFolder, SOCKET_NAME);
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES) {
    const host = '127.0.0.1';
    return {
      listenOn: { port: 0, host },
      url: (port) => `postgresql://postgres@${host}:${String(port)}/postgres`,
    };
  }
  makePrivateFolder(socketFolder);
  rmSync(path, { force: true });
  return {
    listenOn: { path },
    url: () => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
  };
}

function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else or is open to others. Remove it and start again.`);
  }
}
