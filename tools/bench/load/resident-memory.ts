import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A process's resident memory, in MiB. */
export async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
