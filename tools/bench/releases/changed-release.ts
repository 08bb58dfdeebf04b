import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@trust/shared/build/copy-sources';

/** A copy of mf-donations in which a text of the home page can be changed. */
export interface ChangedSources {
  /** Replaces the label of the home page's button. */
  mark(text: string): Promise<void>;
  /** Runs the release command on these sources: publishes and promotes. */
  release(releasesDir: string): Promise<void>;
  remove(): Promise<void>;
}

const TEXTS = 'mf-donations/src/parcels/quick-donation/quick-donation.texts.ts';
const BUTTON = /('quick\.proceed': ')[^']*/;

/** Copies the sources of mf-donations and of the release command. */
export async function copyChangeableSources(): Promise<ChangedSources> {
  const { folder, remove } = await copySources(
    'mf-donations',
    'deploy/releases',
    'deploy/package.json',
    'package-lock.json',
  );
  const file = join(folder, TEXTS);
  const original = await readFile(file, 'utf8');
  if (!BUTTON.test(original)) throw new Error(`${TEXTS} has no text of the button`);
  return {
    mark: (text) => writeFile(file, original.replace(BUTTON, `$1${text}`)),
    async release(releasesDir) {
      const args = ['publish', 'mf-donations', '--promote', '--who', 'bench', '--why', 'a measurement'];
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'deploy/releases/release.ts', ...args],
        { cwd: folder, env: { ...process.env, RELEASES_DIR: releasesDir } },
      );
    },
    remove,
  };
}
