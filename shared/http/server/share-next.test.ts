/** @jest-environment node */
import { shareNext } from './share-next.ts';

/** Reads that the test answers itself, in their order. */
function createReads() {
  const reads: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const read = shareNext(() => new Promise<number>((resolve, reject) => reads.push({ resolve, reject })));
  return { reads, read };
}

test('who comes while a read is under way gets the next one, together with all others who wait', async () => {
  const { reads, read } = createReads();
  const first = read();
  const later = [read(), read(), read()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(1);
  expect(await first).toBe(1);
  const last = read();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(reads).toHaveLength(3);
  reads[2]?.resolve(3);
  expect(await last).toBe(3);
});

test('a read that fails does so for those who share it, and the next one is made', async () => {
  const { reads, read } = createReads();
  const first = read();
  const second = read();
  reads[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('The database is away.');
  reads[1]?.resolve(2);
  expect(await second).toBe(2);
});
