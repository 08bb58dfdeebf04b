import { compileProcesses } from './compile-processes.ts';
import { startMemoryDatabases } from './memory-databases.ts';

/** Compiles the processes, and starts one embedded database per worker unless TEST_DATABASE_URL names a PostgreSQL server. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  await compileProcesses();
  if (process.env.TEST_DATABASE_URL) return;
  process.env.TEST_EMBEDDED_URLS = (await startMemoryDatabases(maxWorkers)).join('\n');
}
