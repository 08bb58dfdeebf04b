import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEN_MINUTES = 600_000;

/** The first of these programs that the search path, or one of the further folders, has. */
export function findProgram(names: string[], folders: string[] = []): string | undefined {
  const searched = [...(process.env['PATH'] ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => searched.map((folder) => join(folder, name))).find(canRun);
}

/** Installs a package of Debian's when this process may; whether that worked shows in what is found afterwards. */
export async function installWithApt(name: string): Promise<void> {
  const apt = process.getuid?.() === 0 ? findProgram(['apt-get']) : undefined;
  if (!apt) return;
  console.log(`Installing ${name} with apt-get, once.`);
  const how = { cwd: ROOT, env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: TEN_MINUTES };
  await runProgram(apt, ['update'], how);
  await runProgram(apt, ['install', '--yes', '--no-install-recommends', name], how);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
