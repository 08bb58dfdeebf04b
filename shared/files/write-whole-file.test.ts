/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWholeFile } from './write-whole-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The inodes that are put on the disk from now on, and whether `path` existed then. */
async function recordSyncs(path: string): Promise<{ inode: number; isNamed: boolean }[]> {
  const syncs: { inode: number; isNamed: boolean }[] = [];
  const handle = await open(folder, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const sync = prototype.sync;
  jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    syncs.push({ inode: (await this.stat()).ino, isNamed: existsSync(path) });
    await sync.call(this);
  });
  return syncs;
}

const inodeOf = async (path: string) => (await stat(path)).ino;

test('a file is on the disk before it has its name, and its name is when the call returns', async () => {
  const path = join(folder, 'photo.jpg');
  const syncs = await recordSyncs(path);
  await writeWholeFile(path, Buffer.from('a picture'));
  expect(syncs).toEqual([
    { inode: await inodeOf(path), isNamed: false },
    { inode: await inodeOf(folder), isNamed: true },
  ]);
  expect(await readFile(path, 'utf8')).toBe('a picture');
  expect(await readdir(folder)).toEqual(['photo.jpg']);
});

test('folders that are made for a file are on the disk too', async () => {
  const path = join(folder, 'one', 'two', 'photo.jpg');
  const syncs = await recordSyncs(path);
  await writeWholeFile(path, Buffer.from('a picture'));
  const synced = syncs.map(({ inode }) => inode);
  for (const made of [path, join(folder, 'one', 'two'), join(folder, 'one'), folder])
    expect(synced).toContain(await inodeOf(made));
});

test('a file that cannot be named leaves nothing behind', async () => {
  await mkdir(join(folder, 'taken'));
  await expect(writeWholeFile(join(folder, 'taken'), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
