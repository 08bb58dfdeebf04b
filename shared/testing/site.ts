import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitForLine } from './wait-for-line.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Site {
  url: string;
  /** Stops the site and all of its processes. */
  stop: () => Promise<void>;
}

interface SiteOptions {
  dataDir: string;
  port: number;
  /** Added to the environment of this process. */
  env?: Record<string, string>;
}

/** Starts the whole site, as `npm start` does, and waits until it is ready. */
export async function startSite({ dataDir, port, env = {} }: SiteOptions): Promise<Site> {
  const site = spawn(process.execPath, ['deploy/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  const [, url = ''] = await waitForLine(site.stdout, /^Ready: (\S+)/);
  return {
    url,
    stop: async () => {
      site.kill('SIGTERM');
      await ended;
    },
  };
}
