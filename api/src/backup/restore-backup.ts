import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { acquireLock } from '@trust/shared/files/folder-lock';
import { replaceFile } from '@trust/shared/files/replace-file';
import { restoreMarkerPath } from '@trust/shared/files/restore-marker';
import { syncFolder } from '@trust/shared/files/sync-folder';
import { readIfPresent } from '@trust/shared/files/read-file';
import type { BackupConfig } from '../config/config.ts';
import { withClient } from '../database/with-client.ts';
import { copyFile, syncTree } from './copy-file.ts';
import { BackupError } from './failures.rules.ts';
import { readBackup, type Manifest } from './manifest.ts';
import { loadRows } from './rows/load-rows.store.ts';
import { KEYS_PATH, ROW_FILES } from './write-backup.ts';

/** What the marker says before and while files are copied: until then what is there is not ours to remove. */
const MOVING = 'npm run restore was broken off before it copied anything. Run it again.\n';
const COPYING = 'npm run restore was broken off. Run it again.\n';

type RestoreOptions = { replace: boolean; now: Date };

/**
 * Restores a backup into an empty data folder and database; with `replace` it moves aside what is there, and drops the
 * rows. A data folder whose restore was broken off has a marker, with which no site starts. Throws BackupError.
 */
export async function restoreBackup(
  config: BackupConfig,
  folder: string,
  options: RestoreOptions,
): Promise<Manifest> {
  const backup = await readBackup(folder);
  if (backup.outcome === 'unusable') throw new BackupError(`Nothing was changed: ${backup.reason}.`);
  const lock = await acquireLock('site', config.dataDir, `a restore (process ${String(process.pid)})`);
  if (lock.outcome === 'in-use')
    throw new BackupError(`The site is running on ${config.dataDir}: ${lock.holder}. Stop it first.`);
  try {
    await restoreFiles(config, folder, backup.manifest, options);
  } finally {
    await lock.release();
  }
  return backup.manifest;
}

async function restoreFiles(
  config: BackupConfig,
  folder: string,
  manifest: Manifest,
  { replace, now }: RestoreOptions,
): Promise<void> {
  const marker = restoreMarkerPath(config.dataDir);
  const wasCopying = (await readIfPresent(marker))?.toString('utf8') === COPYING;
  const targets = listTargets(config, manifest);
  const occupied = [];
  for (const target of targets) if (!(await isEmpty(target))) occupied.push(target);
  const [first] = occupied;
  if (first !== undefined && !wasCopying && !replace)
    throw new BackupError(`${first} is not empty. --replace moves it aside.`);
  // Before anything is moved: no site starts on what is half there.
  if (!wasCopying) await replaceFile(marker, MOVING);
  for (const target of occupied) {
    // What a broken-off restore wrote is a copy.
    if (wasCopying) await rm(target, { recursive: true });
    else await rename(target, `${target}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  }
  await replaceFile(marker, COPYING);
  for (const { path, sha256 } of manifest.files) {
    const copied = await copyFile(join(folder, path), toTarget(config, path));
    if (copied?.sha256 !== sha256) throw new BackupError(`${path} changed while it was restored.`);
  }
  for (const target of targets) if (existsSync(target)) await syncTarget(target);
  await withClient(config, (client) => loadRows(client, folder, manifest, { replace }));
  await rm(marker);
  await syncFolder(config.dataDir);
}

/** What a restore writes beside the rows of a PostgreSQL database. */
function listTargets(
  { databaseUrl, dataDir, releasesDir, keysFile }: BackupConfig,
  manifest: Manifest,
): string[] {
  return [
    ...(databaseUrl === undefined ? [join(dataDir, 'database')] : []),
    ...ROW_FILES.map((name) => join(dataDir, name)),
    releasesDir,
    ...(hasKeys(manifest) ? [keysFile] : []),
  ];
}

export function hasKeys({ files }: Manifest): boolean {
  return files.some(({ path }) => path === KEYS_PATH);
}

function toTarget({ dataDir, releasesDir, keysFile }: BackupConfig, path: string): string {
  if (path === KEYS_PATH) return keysFile;
  const [first, ...rest] = path.split('/');
  return first === 'releases' ? join(releasesDir, ...rest) : join(dataDir, path);
}

async function isEmpty(path: string): Promise<boolean> {
  if (!existsSync(path)) return true;
  return (await stat(path)).isDirectory() && (await readdir(path)).length === 0;
}

async function syncTarget(target: string): Promise<void> {
  if ((await stat(target)).isDirectory()) await syncTree(target);
  await mkdir(dirname(target), { recursive: true });
  await syncFolder(dirname(target));
}
