import { statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes into a folder until its disk has no byte left; returns what makes room again. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const filling = join(folder, 'filling');
  const file = await open(filling, 'w');
  const isFull = async (size: number) =>
    (await file.write(Buffer.alloc(size)).catch(() => undefined)) === undefined;
  for (const size of [1_000_000, 4_096, 1]) while (!(await isFull(size)));
  await file.close();
  const { bavail, bsize } = statfsSync(folder);
  console.log(`the disk has ${bavail * bsize} bytes left`);
  return () => rm(filling, { force: true });
}
