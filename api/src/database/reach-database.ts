import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { reachEmbedded } from './reach-embedded.ts';

/** Does something with the database of an address, brought up to date; without one, with the data folder's own. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const reached =
    databaseUrl === undefined
      ? await reachEmbedded(dataDir)
      : { url: databaseUrl, close: () => Promise.resolve() };
  const connection = openDatabase(reached.url, () => undefined);
  try {
    await migrate(connection.pool);
    return await work(connection.database);
  } finally {
    await connection.close();
    await reached.close();
  }
}
