import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PLAIN_STYLES } from '../../shell/src/older/plain-styles.ts';
import { bundleInlineScripts, bundlePageScripts } from '../../deploy/build-servers.ts';
import { releasesFolder, root } from '../../deploy/releases/storage/storage-folder.ts';
import { ALLOWED } from './allowed.ts';
import { findBreaches, type BrowserFile } from './breaches.ts';

/** The worker writes them into the offline page as they stand. */
const OFFLINE_STYLES = ['shared/ui/tokens.css', 'shell/src/offline/page/offline-page.css'];

/** What browsers read of the releases in a folder. */
async function readReleases(folder: string): Promise<BrowserFile[]> {
  const paths = await readdir(folder, { recursive: true });
  return Promise.all(
    paths
      .filter((path) => /[\\/](browser|standalone)[\\/].*\.(css|m?js)$/.test(path))
      .map(async (path) => ({ name: basename(path), text: await readFile(join(folder, path), 'utf8') })),
  );
}

const folder = releasesFolder(process.env);
const releases = await readReleases(folder);
const files: BrowserFile[] = [
  ...releases,
  ...(await bundlePageScripts()).map(({ path, text }) => ({ name: basename(path), text })),
  ...(await bundleInlineScripts()).map(({ path, text }) => ({
    name: basename(path),
    text,
    isForAll: true,
  })),
  ...(await Promise.all(
    OFFLINE_STYLES.map(async (path) => ({
      name: basename(path),
      text: await readFile(join(root, path), 'utf8'),
    })),
  )),
  { name: 'plain-styles.css', text: PLAIN_STYLES, isForAll: true },
];

const errors = [
  ...(releases.length === 0 ? [`${folder} holds no release: npm run release -- publish all`] : []),
  ...findBreaches(files, ALLOWED),
];
for (const error of errors) console.error(error);
console.log(
  errors.length === 0
    ? `${String(files.length)} files hold nothing that a listed browser lacks, save what is allowed.`
    : `${String(errors.length)} faults.`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
