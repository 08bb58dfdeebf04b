import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, type AcquiredLock } from '@trust/shared/files/folder-lock';
import { createDiskCheck } from './disk-room.ts';
import { openDurablePglite } from './durable-pglite.ts';
import { prepareSocket } from './socket-address.ts';
import { WireServer } from './wire-server.ts';

/**
 * The engine ends when it cannot write its log or make the next file of it, of 16 MB, and does not start again before it
 * can. Reads go on when writes are refused before that; it needs two such files.
 */
const NEEDED_BYTES = 64 * 1024 * 1024;

/** A running embedded database: PostgreSQL clients reach it at `url`. */
export type EmbeddedDatabase = { url: string; close(): Promise<void> };

/** Another process has the database open, at `url`; empty while that one is still starting, or answers nobody. */
export class FolderInUseError extends Error {
  readonly url: string;

  constructor(folder: string, url: string) {
    super(`The database folder ${folder} is already in use by another process. Stop that one first.`);
    this.url = url;
  }
}

/** Opens the database in `<dataDir>/database`; throws FolderInUseError when another process has it open. */
export async function openEmbedded(
  dataDir: string,
  onFailure: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const lock = await lockFolder(folder);
  const database = await openDurablePglite(join(folder, 'files'));
  const mayWrite = createDiskCheck(folder, NEEDED_BYTES, reportDisk);
  const server = new WireServer(database, { onFailure, mayWrite });
  const socket = prepareSocket(folder);
  server.net.listen(socket.listenOn);
  await once(server.net, 'listening');
  const address = server.net.address();
  const url = socket.url(typeof address === 'object' && address ? address.port : 0);
  lock.setHolder(url);
  return {
    url,
    async close() {
      await server.stop();
      await database.close();
      await lock.release();
    },
  };
}

function reportDisk(mayWrite: boolean): void {
  const text = mayWrite
    ? 'the disk can be written again: writes go on'
    : 'the disk is nearly full or cannot be written: writes are refused, reads go on';
  process.stderr.write(`The embedded database: ${text}\n`);
}

/** Two engines on one folder destroy each other's rows without an error, so this process has it alone. */
async function lockFolder(folder: string): Promise<AcquiredLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireLock('database', folder, '');
  if (lock.outcome === 'in-use')
    throw new FolderInUseError(folder, lock.holder.startsWith('postgresql:') ? lock.holder : '');
  return lock;
}
