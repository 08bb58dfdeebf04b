import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The wall clock of processes with these variables, beside the machine's. Their monotonic clock stays as it is. */
export interface FakeClock {
  readonly environment: Readonly<Record<string, string>>;
  /** Puts it so many seconds before (negative) or after the machine's clock, at once. */
  jumpTo(seconds: number): Promise<void>;
  remove(): Promise<void>;
}

/** Needs the package libfaketime on Linux. */
export async function makeFakeClock(): Promise<FakeClock> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-clock-'));
  const file = join(folder, 'offset');
  const jumpTo = async (seconds: number) => {
    await writeFile(`${file}.new`, seconds < 0 ? String(seconds) : `+${seconds}`);
    await rename(`${file}.new`, file);
  };
  await jumpTo(0);
  const passOn = pathToFileURL(join(import.meta.dirname, 'pass-fake-clock-on.mjs'));
  return {
    environment: {
      LD_PRELOAD: await findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NODE_OPTIONS: `--import ${passOn.href}`,
    },
    jumpTo,
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The form of the library for programs with threads. */
async function findLibrary(): Promise<string> {
  const { stdout } = await promisify(execFile)('uname', ['-m']);
  const folder = `/usr/lib/${stdout.trim()}-linux-gnu/faketime`;
  const name = (await readdir(folder).catch(() => [])).find((file) => file.startsWith('libfaketimeMT.so'));
  if (name === undefined) throw new Error('This machine has no libfaketime: apt-get install libfaketime');
  return join(folder, name);
}
