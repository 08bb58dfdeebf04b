import { join } from 'node:path';

/** A folder of the api that is beside its source: the same seen from `src` and from the built server in `dist`. */
export function ownFolder(name: 'fonts' | 'templates'): string {
  return join(import.meta.dirname, '..', name);
}
