import { startEmbeddedDatabases } from './embedded-databases.ts';

/** Unless there is a PostgreSQL to test on, every worker gets an embedded database, once per run. */
export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  process.env.TEST_EMBEDDED_URLS = (await startEmbeddedDatabases(maxWorkers)).join('\n');
}
