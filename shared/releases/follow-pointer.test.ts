/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followPointer, type PointerFollower, type PointerReading } from './follow-pointer.ts';

const NEVER_MS = 1_000_000;
let folder: string;
let updates: PointerReading[];
let follower: PointerFollower | undefined;
let onUpdate: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'));
  updates = [];
  onUpdate = () => undefined;
});
afterEach(async () => {
  follower?.stop();
  await rm(folder, { recursive: true });
});

function follow(pollMs: number, of = folder): PointerFollower {
  follower = followPointer(
    of,
    (update) => {
      updates.push(update);
      onUpdate();
    },
    pollMs,
  );
  return follower;
}

async function writePointer(generation: number, to = folder): Promise<void> {
  const extras = { generation, pins: {} };
  await writeFile(join(to, 'new'), JSON.stringify({ schema: 'test', microFrontends: {}, extras }));
  await rename(join(to, 'new'), join(to, 'pointer.json'));
}

const generations = () =>
  updates.map((update) => update.outcome === 'read' && update.pointer.extras.generation);

test('a follower hears the pointer as it is and then each change once', async () => {
  await writePointer(1);
  const { checkNow } = follow(NEVER_MS);
  await checkNow();
  await checkNow();
  expect(generations()).toEqual([1]);
  await writePointer(2);
  await checkNow();
  await checkNow();
  expect(generations()).toEqual([1, 2]);
});

test('a change is noticed without being asked, also in a folder that was not there at first', async () => {
  const releases = join(folder, 'later');
  const update = new Promise<void>((resolve) => (onUpdate = resolve));
  follow(5, releases);
  await mkdir(releases);
  await writePointer(7, releases);
  await update;
  expect(generations()).toEqual([7]);
});

test('a pointer that cannot be used is reported once, and the follower goes on to the next good one', async () => {
  await writeFile(join(folder, 'pointer.json'), '{');
  const { checkNow } = follow(NEVER_MS);
  await checkNow();
  await checkNow();
  expect(updates).toHaveLength(1);
  expect(updates[0]?.outcome).toBe('unreadable');
  await writePointer(3);
  await checkNow();
  expect(generations()).toEqual([false, 3]);
});

test('a stopped follower hears nothing more', async () => {
  await writePointer(1);
  const { checkNow, stop } = follow(NEVER_MS);
  await checkNow();
  stop();
  await writePointer(2);
  await checkNow();
  expect(generations()).toEqual([1]);
});
