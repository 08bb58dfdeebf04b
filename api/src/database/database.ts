import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase;
export type Engine = 'embedded' | 'postgres';

export type OpenDatabase = {
  database: Database;
  pool: Pool;
  /** Whether it answers a query within two seconds. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 15_000;

/**
 * A pool of connections to either engine. Connections are made when they are needed and a broken one is
 * replaced, so a restart of the database costs the requests of that moment and nothing more.
 */
export function openDatabase(url: string, onConnectionLost: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
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

async function answersWithin(pool: Pool, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
