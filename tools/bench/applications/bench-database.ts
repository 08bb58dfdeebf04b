import { startPostgres } from '../../checks/postgres.ts';
import { startApiProcess } from '../api-process.ts';

export type BenchEngine = 'embedded' | 'postgres';

/** Starts an empty database of a bench, which keeps its files in `dataDir`. */
export async function startDatabase(
  engine: BenchEngine,
  dataDir: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (engine === 'postgres') {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('This needs a PostgreSQL on the machine.');
    return postgres;
  }
  const process = await startApiProcess('embedded-database', { DATA_DIR: dataDir });
  return { url: process.ready.url ?? '', stop: () => process.kill('SIGTERM') };
}
