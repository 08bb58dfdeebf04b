import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskCheck } from './disk-room.ts';

let folder: string;
let changes: boolean[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trust-disk-room-'));
  changes = [];
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const createCheck = (neededBytes: number) =>
  createDiskCheck(folder, neededBytes, (mayWrite) => changes.push(mayWrite));

test('a disk with less room than the database needs is not written', () => {
  expect(createCheck(1)()).toBe(true);
  expect(createCheck(Number.MAX_SAFE_INTEGER)()).toBe(false);
  expect(changes).toEqual([false]);
});

test('a folder that cannot be written is not, until it can be again', async () => {
  const mayWrite = createCheck(1);
  await rename(folder, `${folder}-away`);
  expect(mayWrite()).toBe(false);
  await rename(`${folder}-away`, folder);
  expect(mayWrite()).toBe(true);
  expect(changes).toEqual([false, true]);
});
