import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as readNewCluster } from '@electric-sql/pglite-prepopulatedfs';
import * as z from 'zod/mini';
import { limitConcurrency } from '../../work/limit-concurrency.ts';

const OpenFile = z.looseObject({ nfd: z.int() });
const WITHOUT_FSYNC = '-F';
const SYNCED_AT_ONCE = 16;

/**
 * Opens a PGlite whose commits are on the disk before they are acknowledged. By default PGlite runs without fsync, and
 * its file system does not implement it: a power cut could lose acknowledged rows.
 */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeCluster(folder);
  const database = await PGlite.create({
    dataDir: folder,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== WITHOUT_FSYNC),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  installFsync(database.Module.FS);
  // Files that crash recovery wrote before fsync was installed.
  await syncFolder(folder);
  return database;
}

/**
 * Creates the database in a temporary folder and renames it, since a first start may be interrupted too. Unpacking a new
 * cluster takes a third of the time in which the engine makes one.
 */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished, { loadDataDir: await readNewCluster() });
  await database.close();
  await syncFolder(unfinished);
  renameSync(unfinished, folder);
}

function installFsync(engineFiles: unknown): void {
  const operations = ['filesystems', 'NODEFS', 'stream_ops'].reduce(readMember, engineFiles);
  if (!isObject(operations)) {
    throw new Error(
      'This release of PGlite keeps its file operations elsewhere: commits would not be synced',
    );
  }
  Reflect.set(operations, 'fsync', (file: unknown) => {
    fsyncSync(OpenFile.parse(file).nfd);
    return 0;
  });
}

function readMember(from: unknown, name: string): unknown {
  return isObject(from) ? Reflect.get(from, name) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Several files at once: the disk then writes them together, which takes a tenth of the time. */
async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const limit = limitConcurrency(SYNCED_AT_ONCE, files.length);
  await Promise.all(files.map((file) => limit(() => syncPath(join(file.parentPath, file.name)))));
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
