import { DAY_MS } from '@trust/shared/contract/values/durations';

/** Runs `work` now and every 24 hours until it is stopped; `onError` gets its errors. */
export function runDaily(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const run = () => work().then(() => undefined, onError);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, DAY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
