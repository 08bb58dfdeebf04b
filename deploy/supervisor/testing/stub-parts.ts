import { join } from 'node:path';
import { RESTART_POLICY } from '../restart.rules.ts';
import type { Parts } from '../site.ts';

const stub = (name: string) => join(import.meta.dirname, `stub-${name}.mjs`);

/** A site of scripts that do nothing but answer; a test replaces what it is about. */
export function stubParts(): Parts {
  return {
    scripts: {
      database: stub('database'),
      sandbox: stub('server'),
      api: stub('server'),
      import: stub('import'),
      gateway: stub('server'),
    },
    buildServers: () => Promise.resolve(),
    prepareReleases: () => Promise.resolve(),
    patience: { ...RESTART_POLICY, firstDelay: 1, longestDelay: 1, readyWithin: 30_000, endWithin: 10_000 },
  };
}

/** A child that complains and ends at once. */
export const BROKEN = stub('broken');

/** A child that never says that it is ready. */
export const SILENT = stub('silent');
