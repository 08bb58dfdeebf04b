import { open } from 'node:fs/promises';

/** Puts the names in a folder on the disk: a file that was created or renamed there survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
