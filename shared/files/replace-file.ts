import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/**
 * Replaces a file's content atomically: a reader sees the old or the new text, also after a crash. The caller must hold
 * the folder's lock, since the temporary file always has the same name (so that none accumulate).
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
