/** Too many tasks are waiting; answered as 503. */
export class TooBusyError extends Error {
  readonly statusCode = 503;
}

/** Runs at most `maxRunning` tasks at a time; at most `maxWaiting` more wait, others throw TooBusyError. */
export function limitConcurrency(
  maxRunning: number,
  maxWaiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new TooBusyError('Too much is waiting for this already');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
