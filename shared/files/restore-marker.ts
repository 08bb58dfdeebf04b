import { join } from 'node:path';

/** The file that a data folder has while it is being restored: no site starts on it. */
export function restoreMarkerPath(dataDir: string): string {
  return join(dataDir, 'restore-unfinished');
}
