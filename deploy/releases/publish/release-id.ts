import { createHash } from 'node:crypto';
import { canonicalJson } from '../storage/canonical-json.ts';

/** The id of a release: the same content has the same id on every machine. `release` may hold its id already. */
export function releaseIdOf(version: string, release: object): string {
  const content = Object.fromEntries(Object.entries(release).filter(([key]) => key !== 'id'));
  const hash = createHash('sha256').update(canonicalJson(content)).digest('hex');
  return `${version}-${hash.slice(0, 12)}`;
}
