/** A signal that ends after `ms`, or as soon as `signal` does. `done` lets go of both. */
export function startDeadline(
  ms: number,
  signal: AbortSignal | undefined,
): { signal: AbortSignal; done: () => void } {
  // By hand: AbortSignal.any is missing in Safari before 17.4.
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, ms);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    },
  };
}

/** Settles with the promise, or with undefined once the signal ends. */
export function untilEnded<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
