import { join } from 'node:path';

/** A folder beside `src`. The path is the same from `src` and from the built server in `dist`. */
export function apiFolder(name: 'fonts' | 'templates'): string {
  return join(import.meta.dirname, '..', name);
}
