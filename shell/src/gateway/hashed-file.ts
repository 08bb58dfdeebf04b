import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const HASH_LENGTH = 16;
const FOREVER = 'public, max-age=31536000, immutable';

/** A file of the site that is not a release's: browsers get it once, by an address that is another when it changes. */
export interface HashedFile {
  readonly href: string;
  readonly text: string;
  /** What the address begins and ends with. */
  readonly prefix: string;
  readonly ending: 'css' | 'js' | 'json';
}

const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<HashedFile['ending'], string>;

export function createHashedFile(prefix: string, ending: HashedFile['ending'], text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { href: `${prefix}${hash}.${ending}`, text, prefix, ending };
}

/**
 * Serves the file. A page that was made with another one, before a change or by another gateway, gets this one, which
 * nobody stores under that address.
 */
export function serveHashedFile(app: FastifyInstance, { href, text, prefix, ending }: HashedFile): void {
  app.get(`${prefix}:hash([0-9a-f]{${HASH_LENGTH}}).${ending}`, ({ url }, reply) =>
    reply
      .header('cache-control', url === href ? FOREVER : 'no-store')
      .type(TYPES[ending])
      .send(text),
  );
}
