import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type StartedProcess } from './started-process.ts';

const running: { folder: string; started: StartedProcess }[] = [];

/** Starts `count` embedded databases, each in its own process and folder; returns their addresses. */
export async function startEmbeddedDatabases(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'trust-api-test-'));
      const started = startProcess('database/embedded/embedded-database.ts', { DATA_DIR: folder });
      running.push({ folder, started });
      const { url } = await started.ready;
      return url ?? '';
    }),
  );
}

/** Stops the databases and removes their folders. */
export async function stopEmbeddedDatabases(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async ({ folder, started }) => {
      await started.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }),
  );
}
