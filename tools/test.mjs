import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded } from '../deploy/install.mjs';

const root = join(import.meta.dirname, '..');

await installWhenNeeded();

const checks = spawn(
  process.execPath,
  ['--import', 'tsx', 'tools/checks/run-checks.ts', ...process.argv.slice(2)],
  // By the IPC channel the checks notice that this process is gone, however it ended.
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0);
});
