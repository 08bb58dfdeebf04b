import { statfsSync, utimesSync } from 'node:fs';

/**
 * Returns a check of whether a folder's disk can be written and has so many bytes free. `onChange` is called when the
 * answer has changed. It writes the folder's times, since a system that has made a disk read-only after an error does
 * not say so otherwise; that takes microseconds, and nothing is synced.
 */
export function createDiskCheck(
  folder: string,
  neededBytes: number,
  onChange: (mayWrite: boolean) => void,
): () => boolean {
  let mayWrite = true;
  return () => {
    const found = mayBeWritten(folder, neededBytes);
    if (found !== mayWrite) onChange(found);
    mayWrite = found;
    return mayWrite;
  };
}

function mayBeWritten(folder: string, neededBytes: number): boolean {
  try {
    utimesSync(folder, new Date(), new Date());
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
