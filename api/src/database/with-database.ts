import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { connectEmbedded } from './embedded/connect-embedded.ts';

/** Runs `work` with the migrated database at an address, or without one, with the data folder's embedded one. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const connected =
    databaseUrl === undefined
      ? await connectEmbedded(dataDir)
      : { url: databaseUrl, close: () => Promise.resolve() };
  const connection = openDatabase(connected.url, () => undefined);
  try {
    await migrate(connection.pool);
    return await work(connection.database);
  } finally {
    await connection.close();
    await connected.close();
  }
}
