import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEN_MINUTES = 600_000;

/** The first of these programs in PATH or in one of the further folders. */
export function findProgram(names: string[], folders: string[] = []): string | undefined {
  const searched = [...(process.env['PATH'] ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => searched.map((folder) => join(folder, name))).find(canRun);
}

/** By package: what two checks need is installed once. */
const installs = new Map<string, Promise<void>>();
/** Settles with the last of them: apt-get runs one at a time. */
let lastInstall: Promise<unknown> = Promise.resolve();

/** Installs a Debian package when this process runs as root. The caller checks whether the program is there. */
export function installWithApt(name: string): Promise<void> {
  const begun = installs.get(name);
  if (begun) return begun;
  const install = lastInstall.then(() => runApt(name));
  installs.set(name, install);
  lastInstall = install.catch(() => undefined);
  return install;
}

async function runApt(name: string): Promise<void> {
  const apt = process.getuid?.() === 0 ? findProgram(['apt-get']) : undefined;
  if (!apt) return;
  console.log(`Installing ${name} with apt-get, once.`);
  const options = { cwd: ROOT, env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: TEN_MINUTES };
  await runProgram(apt, ['update'], options);
  await runProgram(apt, ['install', '--yes', '--no-install-recommends', name], options);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
