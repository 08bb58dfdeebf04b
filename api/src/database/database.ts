import { withTimeout } from '@trust/shared/http/timeout';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase;

export type OpenDatabase = {
  database: Database;
  pool: Pool;
  /** Whether it answers a query within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 15_000;

/**
 * A pool of connections to either engine. Connections open on demand and broken ones are replaced, so a restart of
 * the database costs only the requests of that moment.
 */
export function openDatabase(url: string, onConnectionLost: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'trust-api',
  });
  pool.on('error', onConnectionLost);
  return {
    database: drizzle(pool, { casing: 'snake_case' }),
    pool,
    answers: () => answersWithin(pool, 2_000),
    close: () => pool.end(),
  };
}

function answersWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  const tooSlow = () => new Error('The database did not answer in time.');
  return withTimeout(pool.query('select 1'), milliseconds, tooSlow).then(
    () => true,
    () => false,
  );
}
