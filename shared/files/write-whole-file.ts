import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

const UNFINISHED = '.unfinished';

/** Whether a name is that of a file which is being written, or whose writing was broken off. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

/**
 * Writes a file under a temporary name and renames it: its name never stands for a part of it. On return content and name are
 * on the disk. Makes missing folders. The modes are those of what it creates.
 */
export async function writeWholeFile(
  path: string,
  content: Uint8Array,
  mode: { folder?: number; file?: number } = {},
): Promise<void> {
  const folder = dirname(path);
  const firstMade = await mkdir(folder, { recursive: true, mode: mode.folder });
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, content, { mode: mode.file, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
  // The name of each new folder is in the one above it.
  for (let made = folder; firstMade !== undefined && made.length >= firstMade.length; made = dirname(made))
    await syncFolder(dirname(made));
}
