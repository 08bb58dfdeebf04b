import { join } from 'node:path';
import { RESTART_POLICY } from '../child/restart.rules.ts';
import type { SiteDeps } from '../site.ts';

const stub = (name: string) => join(import.meta.dirname, `stub-${name}.mjs`);

/** A site of stub scripts; a test replaces those that it is about. */
export function stubDeps(): SiteDeps {
  return {
    scripts: {
      database: stub('database'),
      sandbox: stub('server'),
      api: stub('server'),
      import: stub('import'),
      gateway: stub('server'),
    },
    buildServers: () => Promise.resolve(),
    buildSandbox: () => Promise.resolve(),
    prepareReleases: () => Promise.resolve(),
    timeouts: { ...RESTART_POLICY, firstDelayMs: 1, maxDelayMs: 1, readyMs: 30_000, endMs: 10_000 },
  };
}

/** A child that prints an error and ends at once. */
export const BROKEN = stub('broken');

/** A child that never becomes ready. */
export const SILENT = stub('silent');
