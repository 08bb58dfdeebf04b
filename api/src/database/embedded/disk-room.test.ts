import { watchDiskRoom } from './disk-room.ts';

const files = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
const BLOCK_BYTES = 4_096;

const disk = files.statfs('.');

/** The free bytes of the disk from now on. */
async function haveFree(bytes: number): Promise<void> {
  const found = { ...(await disk), bsize: BLOCK_BYTES, bavail: bytes / BLOCK_BYTES };
  jest.spyOn(files, 'statfs').mockResolvedValue(found);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a disk that fills up is noticed within a second, and so is one that has room again', async () => {
  const changes: boolean[] = [];
  await haveFree(2 * BLOCK_BYTES);
  const room = await watchDiskRoom('.', 2 * BLOCK_BYTES, (hasRoom) => changes.push(hasRoom));
  expect(room.hasRoom()).toBe(true);
  await haveFree(BLOCK_BYTES);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(room.hasRoom()).toBe(false);
  jest.spyOn(files, 'statfs').mockRejectedValue(new Error('the disk does not say'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(room.hasRoom()).toBe(false);
  await haveFree(3 * BLOCK_BYTES);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(room.hasRoom()).toBe(true);
  expect(changes).toEqual([false, true]);
  room.stop();
});

test('a disk without room is known before the database opens', async () => {
  await haveFree(0);
  const room = await watchDiskRoom('.', BLOCK_BYTES, () => undefined);
  expect(room.hasRoom()).toBe(false);
  room.stop();
});
