import { createHash } from 'node:crypto';
import type { Release } from '@trust/shared/contract/release';
import { canonicalJson } from './canonical-json.ts';

/** What the id is made from: all of a description except the id itself and a signature that is added later. */
export type Unnamed = Omit<Release, 'id' | 'signature'>;

/** The id that belongs to a description: the same content has the same id on every machine. */
export function releaseIdOf(release: Unnamed): string {
  const content = Object.fromEntries(
    Object.entries(release).filter(([key]) => key !== 'id' && key !== 'signature'),
  );
  const hash = createHash('sha256').update(canonicalJson(content)).digest('hex');
  return `${release.version}-${hash.slice(0, 12)}`;
}
