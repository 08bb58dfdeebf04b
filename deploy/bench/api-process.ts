import { join } from 'node:path';
import { startReadyProcess, type ReadyProcess } from './ready-process.ts';

const API = join(import.meta.dirname, '../../api/src');

/** Starts an entry of the api from its source and waits until it is ready. */
export function startApiProcess(entry: string, environment: Record<string, string>): Promise<ReadyProcess> {
  return startReadyProcess(['--import', 'tsx', join(API, entry)], environment);
}
