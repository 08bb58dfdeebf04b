import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { filesIn } from '@trust/shared/releases/folder-files';

const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'e2e',
  'testing',
  'coverage',
  'test-results',
  'playwright-report',
  'jest.config.mjs',
]);

/** Whether the file can affect a build. */
function isSource(path: string): boolean {
  const name = basename(path);
  return !name.startsWith('.') && !NOT_SOURCES.has(name) && !/\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(name);
}

/** The hash of a module's sources: its own folder, `shared/` and the pinned packages. */
export async function sourceHash(root: string, module: ModuleName): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [module, 'shared']) {
    for (const file of await filesIn(join(root, folder), isSource)) {
      await addFile(hash, join(root, folder, file), `${folder}/${file}`);
    }
  }
  await addFile(hash, join(root, 'package-lock.json'), 'package-lock.json');
  return hash.digest('hex');
}

async function addFile(hash: ReturnType<typeof createHash>, path: string, name: string): Promise<void> {
  const bytes = await readFile(path);
  // Name and length are hashed too, so that a line moved from one file to another changes the hash.
  hash.update(`${name}\0${bytes.length}\0`).update(bytes);
}
