import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@trust/shared/files/replace-file';
import { withLock } from '@trust/shared/files/folder-lock';
import { isUnfinished } from '@trust/shared/files/write-whole-file';
import { historyPath, pointerPath, servedPath } from '@trust/shared/releases/release-paths';
import type { BackupConfig } from '../config/config.ts';
import { hasEmbedded, withClient } from '../database/with-client.ts';
import { copyFile, listFiles, syncTree, type FileDigest } from './copy-file.ts';
import { BackupError } from './failures.rules.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { dumpRows } from './rows/dump-rows.store.ts';

type WriteOptions = { withKeys: boolean; now: Date };

/** The folders of the data folder that rows refer to. Their files never change once they have their names. */
export const ROW_FILES = ['media', 'uploads'] as const;
export const KEYS_PATH = 'keys/applications.json';
const NO_RELEASE = /^(\.staging|gateways)\/|\.(new|sock)$/;

/**
 * Writes a backup of a site, which may run meanwhile, into an empty folder, which is empty again where that fails. Throws
 * BackupError.
 */
export async function writeBackup(
  config: BackupConfig,
  folder: string,
  options: WriteOptions,
): Promise<Manifest> {
  if (config.databaseUrl === undefined && !hasEmbedded(config.dataDir))
    throw new BackupError(
      `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL as for the site.`,
    );
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. A backup needs a new folder.`);
  try {
    return await writeContents(config, folder, options);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    throw error;
  }
}

async function writeContents(
  config: BackupConfig,
  folder: string,
  { withKeys, now }: WriteOptions,
): Promise<Manifest> {
  await chmod(folder, 0o700);
  await mkdir(join(folder, 'rows'));
  const files = new Map<string, FileDigest>();
  const copyRowFiles = () => copyNew(config.dataDir, folder, files);
  // Before the rows, for files that are removed after them; and after the rows, for those that came until then.
  await copyRowFiles();
  const rows = await withClient(config, (client) => dumpRows(client, folder));
  await copyRowFiles();
  await copyReleases(config.releasesDir, folder, files);
  // After the rows: rotations add keys and remove none.
  if (withKeys) await copyInto(config.keysFile, folder, KEYS_PATH, files);
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    ...rows,
    files: [...files]
      .map(([path, digest]) => ({ path, ...digest }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  await syncTree(folder);
  await replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function copyNew(dataDir: string, folder: string, files: Map<string, FileDigest>): Promise<void> {
  for (const name of ROW_FILES) {
    for (const path of await listFiles(join(dataDir, name)))
      if (!isUnfinished(path)) await copyInto(join(dataDir, name, path), folder, `${name}/${path}`, files);
  }
}

/** The pointer first: the releases that it names are there, and are never removed. */
async function copyReleases(
  releasesDir: string,
  folder: string,
  files: Map<string, FileDigest>,
): Promise<void> {
  const inBackup = (path: string) => `releases/${path}`;
  const paths = await listFiles(releasesDir);
  if (paths.length === 0) return;
  await withLock('releases', releasesDir, async () => {
    for (const path of [pointerPath, historyPath, servedPath]) {
      const source = path(releasesDir);
      await copyInto(source, folder, inBackup(source.slice(releasesDir.length + 1)), files);
    }
  });
  for (const path of await listFiles(releasesDir))
    if (!NO_RELEASE.test(path)) await copyInto(join(releasesDir, path), folder, inBackup(path), files);
}

async function copyInto(
  from: string,
  folder: string,
  path: string,
  files: Map<string, FileDigest>,
): Promise<void> {
  if (files.has(path)) return;
  const digest = await copyFile(from, join(folder, path));
  if (digest) files.set(path, digest);
}
