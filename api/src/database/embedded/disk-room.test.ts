import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskCheck } from './disk-room.ts';

const files = jest.requireActual<typeof import('node:fs')>('node:fs');
const BLOCK_BYTES = 4_096;
const disk = files.statfsSync('.');

let folder: string;
let changes: boolean[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trust-disk-room-'));
  changes = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const createCheck = (neededBytes: number) =>
  createDiskCheck(folder, neededBytes, (mayWrite) => changes.push(mayWrite));

/** The free bytes of the disk from now on. */
function haveFree(bytes: number): void {
  jest
    .spyOn(files, 'statfsSync')
    .mockReturnValue({ ...disk, bsize: BLOCK_BYTES, bavail: bytes / BLOCK_BYTES });
}

test('a disk that fills up is not written, nor one that does not say, until it has room again', () => {
  const mayWrite = createCheck(2 * BLOCK_BYTES);
  haveFree(2 * BLOCK_BYTES);
  expect(mayWrite()).toBe(true);
  haveFree(BLOCK_BYTES);
  expect(mayWrite()).toBe(false);
  jest.spyOn(files, 'statfsSync').mockImplementation(() => {
    throw new Error('the disk does not say');
  });
  expect(mayWrite()).toBe(false);
  haveFree(3 * BLOCK_BYTES);
  expect(mayWrite()).toBe(true);
  expect(changes).toEqual([false, true]);
});

test('a folder that cannot be written is not, until it can be again', async () => {
  const mayWrite = createCheck(1);
  await rename(folder, `${folder}-away`);
  expect(mayWrite()).toBe(false);
  await rename(`${folder}-away`, folder);
  expect(mayWrite()).toBe(true);
  expect(changes).toEqual([false, true]);
});
