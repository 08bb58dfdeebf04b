import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '@trust/shared/files/sync-folder';
import { isMissing } from './failures.rules.ts';

export type FileDigest = { bytes: number; sha256: string };

/** The length and the hash of what a stream holds; `write` gets each chunk. */
export async function hashStream(stream: Readable): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new Error('A file is read as bytes');
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Copies a file and puts it on the disk. Undefined when it was removed meanwhile. It overwrites nothing. */
export async function copyFile(from: string, to: string): Promise<FileDigest | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true });
  const source = createReadStream(from);
  try {
    await new Promise<void>((resolve, reject) => source.once('open', () => resolve()).once('error', reject));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { flags: 'wx', flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** The paths, with slashes, of all files below a folder; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Puts the names in a folder and in all folders below it on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  await syncFolder(folder);
}
