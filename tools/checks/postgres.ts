import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitForLine } from '@trust/shared/testing/wait-for-line';
import { findProgram, installWithApt } from './find-program.ts';
import { freePort } from '../../deploy/supervisor/free-port.ts';
import { endProgram, startProgram } from './processes.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

/** The files of a temporary PostgreSQL, which may be run again after its end. */
export interface PostgresFiles {
  url: string;
  /** Starts the server; `whenReady` rejects when it ends before. */
  run: () => { server: ChildProcess; whenReady: () => Promise<unknown> };
  remove: () => Promise<void>;
}

/** For tests: acknowledged before it is on the disk. */
const QUICK = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** Starts a temporary PostgreSQL in a folder; undefined when this machine has none. */
export async function startPostgres(parent = tmpdir()): Promise<Postgres | undefined> {
  const files = await createPostgresFiles(parent, QUICK);
  if (!files) return undefined;
  const { server, whenReady } = files.run();
  const stop = async () => {
    await endProgram(server);
    await files.remove();
  };
  try {
    await whenReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: files.url, stop };
}

/** Prepares a temporary PostgreSQL with these settings; undefined when this machine has none. */
export async function createPostgresFiles(
  parent: string,
  settings: readonly string[] = [],
): Promise<PostgresFiles | undefined> {
  const binaries = await findPostgres();
  if (!binaries) return undefined;
  const folder = await mkdtemp(join(parent, 'postgres-'));
  const owner = findUnprivilegedUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const processOptions = { ...owner, cwd: folder };
  const port = await freePort();

  execFileSync(
    join(binaries, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...processOptions, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const given = [...settings, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  const run = () => {
    const server = startProgram(
      join(binaries, 'postgres'),
      ['-D', join(folder, 'data'), '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...given],
      { ...processOptions, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const whenReady = async () => server.stderr && waitForLine(server.stderr, /ready to accept connections/);
    return { server, whenReady };
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, run, remove };
}

/** The folder of PostgreSQL's programs, which are installed where that can be; undefined when this machine has none. */
export async function findPostgres(): Promise<string | undefined> {
  return findBinaries() ?? (await installWithApt('postgresql').then(findBinaries));
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const found = findProgram(
    ['initdb'],
    versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  );
  return found && dirname(found);
}

/** PostgreSQL refuses to run as root; this user runs it instead. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return idOf('postgres') ?? idOf('nobody');
}

function idOf(user: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
