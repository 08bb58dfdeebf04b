/** Thrown when so many wait for their turn that one more would only wait in vain: answered as 503. */
export class TooBusyError extends Error {
  readonly statusCode = 503;
}

/** Lets `atOnce` tasks run at a time and `inLine` more wait for their turn. */
export function takeTurns(atOnce: number, inLine: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (line.length >= inLine) throw new TooBusyError('Too much is waiting for this already');
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
