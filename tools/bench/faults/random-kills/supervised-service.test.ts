import { superviseService } from './supervised-service.ts';

test('a service that ended is run again until it is stopped, and not after that', async () => {
  const ends: (() => void)[] = [];
  const runs: (() => void)[] = [];
  const nextRun = () => new Promise<void>((resolve) => runs.push(resolve));
  const service = superviseService(() => {
    runs.shift()?.();
    return { ended: new Promise<void>((resolve) => ends.push(resolve)) };
  }, 0);
  for (const count of [2, 3]) {
    const again = nextRun();
    ends.at(-1)?.();
    await again;
    expect(ends).toHaveLength(count);
  }
  await service.stop(() => Promise.resolve(ends.at(-1)?.()));
  expect(ends).toHaveLength(3);
});
