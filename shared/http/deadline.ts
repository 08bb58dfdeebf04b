/** `clear` removes timer and listener; `restart` puts the end off, to `ms` from now. */
interface Deadline {
  readonly signal: AbortSignal;
  clear(): void;
  restart(ms: number): void;
}

/** A signal that aborts after `ms`, or as soon as `signal` does. */
export function startDeadline(ms: number, signal: AbortSignal | undefined): Deadline {
  // By hand: AbortSignal.any is missing in Safari before 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
    restart: (later) => {
      clearTimeout(timer);
      timer = setTimeout(abort, later);
    },
  };
}

/** Settles with the promise, or with undefined once the signal aborts. */
export function raceWithSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined);
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
