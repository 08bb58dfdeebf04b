import { limitConcurrency, TooBusyError } from './limit-concurrency.ts';

test('no more tasks run at once than may, and none is forgotten', async () => {
  const limit = limitConcurrency(2, 100);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 10 }, () => limit(task)));
  expect(most).toBe(2);
  expect(results).toEqual(Array.from({ length: 10 }, () => 'done'));
});

test('a task that fails makes room for the next', async () => {
  const limit = limitConcurrency(1, 10);
  const failing = limit(() => Promise.reject(new Error('no')));
  const next = limit(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('who would wait too long is told that it is busy', async () => {
  const limit = limitConcurrency(1, 1);
  let finish = (): void => undefined;
  const first = limit(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = limit(() => Promise.resolve());
  await expect(limit(() => Promise.resolve())).rejects.toThrow(TooBusyError);
  finish();
  await Promise.all([first, second]);
  await expect(limit(() => Promise.resolve('room again'))).resolves.toBe('room again');
});
