import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { root } from '../storage/storage-folder.ts';

/**
 * Publishes several modules, each in its own process, so that a compiler's memory is freed and two builds use two
 * cores. Returns the modules that failed. A build prints its own errors; `onError` gets those of starting or killing it.
 * `signal` ends running builds.
 */
export async function publishEach(
  modules: readonly ModuleName[],
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  onError: (text: string) => void,
  signal?: AbortSignal,
): Promise<ModuleName[]> {
  const waiting = [...modules];
  const failed: ModuleName[] = [];
  const worker = async () => {
    for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
      if (!(await publishOne(module, options, environment, onError, signal))) failed.push(module);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

function publishOne(
  module: ModuleName,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  onError: (text: string) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const command = join(import.meta.dirname, '../release.ts');
  return new Promise((resolve) => {
    spawn(process.execPath, ['--import', 'tsx', command, 'publish', module, ...options], {
      cwd: root,
      env: environment,
      // By the IPC channel a build notices that we are gone, however we ended.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
    })
      .on('error', (error) => {
        if (!signal?.aborted) onError(`${module}: its build did not start: ${error.message}`);
        resolve(false);
      })
      .on('exit', (code, killedBy) => {
        if (killedBy && !signal?.aborted) onError(`${module}: its build was ended by ${killedBy}`);
        resolve(code === 0);
      });
  });
}
