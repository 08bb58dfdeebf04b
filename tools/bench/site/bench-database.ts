import { startPostgres } from '../../checks/postgres.ts';
import { startApiProcess } from './api-process.ts';

export type BenchEngine = 'embedded' | 'postgres';

export interface BenchDatabase {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it with SIGKILL; only the embedded one. */
  kill(): Promise<void>;
}

/** Starts a database of a bench, which keeps its files in `dataDir`. */
export async function startDatabase(engine: BenchEngine, dataDir: string): Promise<BenchDatabase> {
  if (engine === 'postgres') {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('This needs a PostgreSQL on the machine.');
    return { ...postgres, kill: () => Promise.reject(new Error('Only the embedded database is killed.')) };
  }
  const process = await startApiProcess('embedded-database', { DATA_DIR: dataDir });
  return {
    url: process.ready.url ?? '',
    stop: () => process.kill('SIGTERM'),
    kill: () => process.kill('SIGKILL'),
  };
}
