import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ModuleName } from '@trust/shared/contract/release';
import { root } from './storage-folder.ts';

/**
 * Publishes several modules, each by a process of its own: a compiler's memory ends with it, and two builds use
 * two cores. Answers the modules that failed; a build says itself why, and `complain` hears of one that could not.
 * `signal` ends the builds that are under way.
 */
export async function publishEach(
  modules: readonly ModuleName[],
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  complain: (text: string) => void,
  signal?: AbortSignal,
): Promise<ModuleName[]> {
  const waiting = [...modules];
  const failed: ModuleName[] = [];
  const worker = async () => {
    for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
      if (!(await publishOne(module, options, environment, complain, signal))) failed.push(module);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

function publishOne(
  module: ModuleName,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  complain: (text: string) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const command = join(import.meta.dirname, 'release.ts');
  return new Promise((resolve) => {
    spawn(process.execPath, ['--import', 'tsx', command, 'publish', module, ...options], {
      cwd: root,
      env: environment,
      // The channel tells a build when we are gone, however we ended.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
    })
      .on('error', (error) => {
        if (!signal?.aborted) complain(`${module}: its build did not start: ${error.message}`);
        resolve(false);
      })
      .on('exit', (code, killedBy) => {
        if (killedBy && !signal?.aborted) complain(`${module}: its build was ended by ${killedBy}`);
        resolve(code === 0);
      });
  });
}
