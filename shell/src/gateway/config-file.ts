import { createHash } from 'node:crypto';
import type { PublicConfig } from '@trust/shared/contract/trust';
import type { FastifyInstance } from 'fastify';
import { CONFIG_PREFIX } from '../offline/offline-requests.rules.ts';

const HASH_LENGTH = 16;
const FOREVER = 'public, max-age=31536000, immutable';

/** The configuration as browsers get it: once, by an address that is another when it changes. */
export interface ConfigFile {
  readonly href: string;
  readonly text: string;
}

export function createConfigFile(config: PublicConfig): ConfigFile {
  const text = JSON.stringify(config);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { href: `${CONFIG_PREFIX}${hash}.json`, text };
}

/**
 * Serves the file. A page that was made with another configuration, before a change or by another gateway, gets this
 * one, which nobody stores under that address.
 */
export function serveConfigFile(app: FastifyInstance, { href, text }: ConfigFile): void {
  app.get(`${CONFIG_PREFIX}:hash([0-9a-f]{${HASH_LENGTH}}).json`, ({ url }, reply) =>
    reply
      .header('cache-control', url === href ? FOREVER : 'no-store')
      .type('application/json; charset=utf-8')
      .send(text),
  );
}
