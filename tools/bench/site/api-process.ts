import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildServers } from '../../../deploy/build-servers.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { startReadyProcess, type ReadyProcess } from './ready-process.ts';

export const SAMPLE_CONTENT = join(root, 'api/sample-content');

let built: Promise<void> | undefined;

/** A process of the api as the site runs it, built once. Started from its source, each would be compiled anew. */
async function findBuilt(name: string): Promise<string> {
  await (built ??= buildServers());
  return join(root, 'api/dist', `${name}.mjs`);
}

/** Starts a process of the api and waits until it is ready. */
export async function startApiProcess(
  name: 'server' | 'embedded-database',
  environment: Record<string, string>,
): Promise<ReadyProcess> {
  return startReadyProcess([await findBuilt(name)], environment);
}

/** Imports the sample content, with all its pictures. */
export function importSampleContent(environment: Readonly<Record<string, string>>): Promise<void> {
  return importContent(SAMPLE_CONTENT, environment);
}

/** Imports a content folder by the command. */
export async function importContent(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(process.execPath, [await findBuilt('import'), folder], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    maxBuffer: 50_000_000,
  });
}
