import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@trust/shared/build/copy-sources';
import { SITE_RELEASES } from '@trust/shared/testing/playwright';
import { waitForLine } from '@trust/shared/testing/wait-for-line';

const ROOT = join(import.meta.dirname, '../..');

export interface ScratchSiteProcess {
  readonly url: string;
  readonly releasesDir: string;
  end(): Promise<void>;
}

/** A gateway on a copy of the releases of the site at `apiUrl`, so that a test can release on it. */
export async function startScratchSite(apiUrl: string): Promise<ScratchSiteProcess> {
  const script = 'tools/scratch-site/serve.ts';
  const site = spawn(process.execPath, ['--import', 'tsx', script, SITE_RELEASES, apiUrl], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(site, 'exit');
  if (!site.stdout) throw new Error('The site cannot say that it is ready.');
  const [, url = '', releasesDir = ''] = await waitForLine(site.stdout, /^Ready: (\S+) (.+)$/);
  return {
    url,
    releasesDir,
    async end() {
      site.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Sources {
  /** Changes a text in a file. Throws when it is not there. */
  replace(file: string, from: string, to: string): Promise<void>;
  /** Runs the release command on these sources and gives what it printed. */
  release(releasesDir: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Copies the sources of a module and of the release command; packages are linked, not copied. */
export async function copyModuleSources(module: string): Promise<Sources> {
  const paths = ['package-lock.json', 'tsconfig.json', 'deploy/releases', module];
  const { folder, remove } = await copySources(...paths);
  await symlink(join(ROOT, 'deploy/node_modules'), join(folder, 'deploy/node_modules'));

  return {
    async replace(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      await writeFile(join(folder, file), text.replace(from, to));
    },
    async release(releasesDir, ...args) {
      const command = ['--import', 'tsx', 'deploy/releases/release.ts', ...args];
      const env = { ...process.env, RELEASES_DIR: releasesDir };
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env });
      return stdout;
    },
    remove,
  };
}
