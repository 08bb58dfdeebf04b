import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SITE_RELEASES } from '@trust/shared/testing/playwright';

const ROOT = join(import.meta.dirname, '../..');

/** Starts a gateway for this journey that uses the site at `apiUrl`. It ends at the latest with the test run. */
export async function startGateway(apiUrl: string, env: Record<string, string> = {}) {
  const gateway = forkGateway(apiUrl, { PORT: '0', LOG_LEVEL: 'silent', ...env });
  const [message] = await once(gateway, 'message');
  return {
    url: `http://localhost:${message.port}/`,
    async end() {
      gateway.kill('SIGTERM');
      await once(gateway, 'exit');
    },
  };
}

/** A gateway's process, which may end by itself. Its log is on `stdout`. */
export function forkGateway(apiUrl: string, env: Record<string, string>): ChildProcess {
  return fork(join(ROOT, 'shell/dist/gateway.mjs'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      API_URL: apiUrl,
      SITE_URL: apiUrl,
      RELEASES_DIR: SITE_RELEASES,
      TRUST_CONFIG: join(ROOT, 'deploy/trust.json'),
      ...env,
    },
  });
}
