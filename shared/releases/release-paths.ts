import { join } from 'node:path';
import type { ModuleName } from '../contract/pages/release.ts';

/** The name of the file that describes a release. */
export const RELEASE_FILE = 'release.json';

/** The folder of one release of a module. It never changes once it exists. */
export function releaseFolder(releasesDir: string, module: ModuleName, id: string): string {
  return join(releasesDir, module, id);
}

/** The file that says which release of each module is served. */
export function pointerPath(releasesDir: string): string {
  return join(releasesDir, 'pointer.json');
}

/** The file that records every change, one JSON line each, oldest first. */
export function historyPath(releasesDir: string): string {
  return join(releasesDir, 'history.jsonl');
}
