import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildServers } from '../build-servers.ts';
import { root } from '../releases/storage/storage-folder.ts';
import { startReadyProcess, type ReadyProcess } from './ready-process.ts';

const SAMPLE_CONTENT = join(root, 'api/sample-content');
const CATEGORIES = 'categories.json';

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
export async function importSampleContent(environment: Readonly<Record<string, string>>): Promise<void> {
  await importFolder(SAMPLE_CONTENT, environment);
}

/** Imports the categories of the sample content alone, which take applications. */
export async function importSampleCategories(environment: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-categories-'));
  try {
    await cp(SAMPLE_CONTENT, folder, { recursive: true, filter: isOfCategories });
    const lists = (await readdir(SAMPLE_CONTENT)).filter((name) => name.endsWith('.json'));
    const others = lists.filter((name) => name !== CATEGORIES);
    await Promise.all(others.map((name) => writeFile(join(folder, name), '[]')));
    await importFolder(folder, environment);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isOfCategories(path: string): boolean {
  const name = relative(SAMPLE_CONTENT, path);
  return ['', CATEGORIES, 'pictures'].includes(name) || name.startsWith(join('pictures', 'categories'));
}

async function importFolder(folder: string, environment: Readonly<Record<string, string>>): Promise<void> {
  await promisify(execFile)(process.execPath, [await findBuilt('import'), folder], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    maxBuffer: 50_000_000,
  });
}
