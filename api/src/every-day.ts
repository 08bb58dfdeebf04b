const DAY_MS = 24 * 60 * 60_000;

/** Does something now and every day until it is stopped; `failed` hears of what went wrong. */
export function everyDay(
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  const run = () => work().then(() => undefined, failed);
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
