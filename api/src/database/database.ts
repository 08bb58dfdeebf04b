import { withTimeout } from '@trust/shared/http/timeout';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

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
  surviveLostConnections(pool);
  return {
    database: drizzle(pool, { casing: 'snake_case' }),
    pool,
    answers: () => answersWithin(pool, 2_000),
    close: () => pool.end(),
  };
}

/** A connection that is lost while it is used fails its queries and goes back to the pool, and nothing else happens. */
function surviveLostConnections(pool: Pool): void {
  const used = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_error, client) => used.delete(client));
  pool.on('connect', (client) => {
    // The pool listens to connections that are not used only; without a listener the process would end.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!used.has(client)) return;
      // Whoever uses it may never release it: a transaction that fails at its beginning does not.
      client.release(true);
      client.release = () => undefined;
    });
  });
}

function answersWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  const tooSlow = () => new Error('The database did not answer in time.');
  return withTimeout(pool.query('select 1'), milliseconds, tooSlow).then(
    () => true,
    () => false,
  );
}
