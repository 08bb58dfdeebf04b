import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded database listens, and the address by which a client reaches it there. */
export type SocketPlace = {
  listenOn: { path: string } | { port: number; host: string };
  url(port: number): string;
};

/** The file name that PostgreSQL clients look for in a socket folder. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The system's limit on a socket's path is 104 or 108 bytes. */
const LONGEST_PATH = 100;

/**
 * A socket that only this user can reach. It is the same after a restart, so that an api which outlives the
 * database finds it again. Call with the folder's lock held: a socket that is there is then a dead one.
 */
export function socketPlace(folder: string): SocketPlace {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12);
  const place = join(tmpdir(), `trust-database-${String(process.getuid?.() ?? 0)}-${name}`);
  const path = join(place, SOCKET_NAME);
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) {
    const host = '127.0.0.1';
    return {
      listenOn: { port: 0, host },
      url: (port) => `postgresql://postgres@${host}:${String(port)}/postgres`,
    };
  }
  makePrivate(place);
  rmSync(path, { force: true });
  return {
    listenOn: { path },
    url: () => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(place)}`,
  };
}

function makePrivate(place: string): void {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const found = lstatSync(place);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${place} belongs to somebody else or is open to others. Remove it and start again.`);
  }
}
