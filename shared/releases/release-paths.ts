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

/** The folder in which each running gateway states what it serves and refuses. */
export function gatewaysFolder(releasesDir: string): string {
  return join(releasesDir, 'gateways');
}

/** The file that holds what was served last, and which releases have proved good. */
export function servedPath(releasesDir: string): string {
  return join(releasesDir, 'served.json');
}
