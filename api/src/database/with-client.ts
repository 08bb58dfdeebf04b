import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectEmbedded } from './embedded/connect-embedded.ts';

/**
 * Runs `work` with one connection to the database at an address, or without one, to the data folder's embedded one.
 * Unlike `withDatabase` it migrates nothing and lets statements take their time.
 */
export async function withClient<T>(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const connected =
    databaseUrl === undefined
      ? await connectEmbedded(dataDir)
      : { url: databaseUrl, close: () => Promise.resolve() };
  const client = new Client({ connectionString: connected.url, application_name: 'trust-backup' });
  // A lost connection fails the statement that waits; without a listener it would end the process besides.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await connected.close();
  }
}

/** Whether a data folder has an embedded database. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database/files'));
}
