import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFolderError, findFolderError } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that can be written, or made, is good, and nothing is left in it', async () => {
  const made = join(folder, 'one', 'two');
  await expect(findFolderError(made)).resolves.toBeUndefined();
  expect(await readdir(made)).toEqual([]);
});

test('a folder below a file is named, with what to do', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(findFolderError(join(file, 'data'))).resolves.toBe(
    `The site cannot write its data folder ${file}/data: a file is in its place. Move the file away, ` +
      'or choose another folder: DATA_DIR=… npm start',
  );
});

test.each([
  ['EROFS', /\/srv\/data: its disk is read-only.*mount -o remount,rw.*DATA_DIR=…/],
  ['EACCES', /\/srv\/data: this user may not write there.*chown.*DATA_DIR=…/],
  ['EPERM', /\/srv\/data: this user may not write there.*chown.*DATA_DIR=…/],
  ['EIO', /\/srv\/data \(EIO\).*DATA_DIR=…/],
])('what keeps the site from its folder (%s) is said with the folder and the remedy', (code, text) => {
  expect(describeFolderError('/srv/data', code)).toMatch(text);
});

test('a site starts on a full disk', () => {
  expect(describeFolderError('/srv/data', 'ENOSPC')).toBeUndefined();
});
