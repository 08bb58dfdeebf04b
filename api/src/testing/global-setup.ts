import { startEmbeddedDatabases } from './embedded-databases.ts';

/** Starts one embedded database per worker, unless TEST_DATABASE_URL names a PostgreSQL server. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  process.env.TEST_EMBEDDED_URLS = (await startEmbeddedDatabases(maxWorkers)).join('\n');
}
