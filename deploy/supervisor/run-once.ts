import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Runs a script with its output in a log; returns its exit code. `signal` ends it. */
export function runOnce(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  logPath: string,
  signal: AbortSignal,
): Promise<number> {
  const log = openSync(logPath, 'a');
  return new Promise((resolve) => {
    spawn(process.execPath, ['--enable-source-maps', script, ...args], {
      env: environment,
      stdio: ['ignore', log, log],
      signal,
    })
      .on('error', () => resolve(1))
      .on('close', (code) => resolve(code ?? 1));
    closeSync(log);
  });
}
