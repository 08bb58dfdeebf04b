import { statfs } from 'node:fs/promises';

const CHECK_EVERY_MS = 1_000;

/** Whether the disk of a folder has room for writes, as of at most a second ago. */
export type DiskRoom = { hasRoom(): boolean; stop(): void };

/** Checks the free bytes of a folder's disk each second. `onChange` is called when the answer has changed. */
export async function watchDiskRoom(
  folder: string,
  neededBytes: number,
  onChange: (hasRoom: boolean) => void,
): Promise<DiskRoom> {
  let hasRoom = true;
  async function check(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    const found = bavail * bsize >= neededBytes;
    if (found === hasRoom) return;
    hasRoom = found;
    onChange(hasRoom);
  }
  await check();
  // A failed check changes nothing: the next one follows.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS).unref();
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) };
}
