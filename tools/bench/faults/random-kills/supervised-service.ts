import { setTimeout as pause } from 'node:timers/promises';

/** A service that is run again whenever it has ended. */
export interface SupervisedService<T> {
  /** What was run last; it may have ended. */
  current(): T;
  /** Runs it no more, and has `end` end what runs. */
  stop(end: (current: T) => Promise<unknown>): Promise<void>;
}

/** Stands in for systemd with `Restart=always`: runs a service, and again `pauseMs` after each end. */
export function superviseService<T extends { readonly ended: Promise<unknown> }>(
  run: () => T,
  pauseMs: number,
): SupervisedService<T> {
  const stopped = new AbortController();
  let current = run();
  const supervising = (async () => {
    for (;;) {
      await current.ended;
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      current = run();
    }
  })();
  return {
    current: () => current,
    async stop(end) {
      stopped.abort();
      await end(current);
      await supervising;
    },
  };
}
