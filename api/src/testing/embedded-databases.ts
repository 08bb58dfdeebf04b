import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type StartedProcess } from './started-process.ts';

const running: { folder: string; started: StartedProcess }[] = [];

/** Starts so many embedded databases, each in a process and folder of its own; their addresses. */
export async function startEmbeddedDatabases(howMany: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: howMany }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'trust-api-test-'));
      const started = startProcess('database/embedded-database.ts', { DATA_DIR: folder });
      running.push({ folder, started });
      const { url } = await started.ready;
      return url ?? '';
    }),
  );
}

/** Stops what was started and removes its folders. */
export async function stopEmbeddedDatabases(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async ({ folder, started }) => {
      await started.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }),
  );
}
