import { join } from 'node:path';
import { ModuleName, ReleaseId } from '../contract/pages/release.ts';

/** The name of the file that describes a release. */
export const RELEASE_FILE = 'release.json';

/** Why an id that a pointer, the history or a person names has no folder; undefined when it may have one. */
export function findBadName(module: string, id: string): string | undefined {
  if (!ModuleName.safeParse(module).success) return `${JSON.stringify(module)} is no module`;
  if (!ReleaseId.safeParse(id).success) return `${JSON.stringify(id)} is not the id of a release`;
  return undefined;
}

/**
 * The folder of one release of a module. It never changes once it exists. Throws where a name is bad: no path is made of
 * names that lead elsewhere.
 */
export function releaseFolder(releasesDir: string, module: ModuleName, id: string): string {
  const problem = findBadName(module, id);
  if (problem !== undefined) throw new Error(problem);
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
