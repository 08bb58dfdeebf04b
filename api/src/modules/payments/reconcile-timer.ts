import type { PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = 60_000;

/** Reconciles once a minute until it is stopped; the next time waits for the one before. */
export function reconcileAtTimes(
  parts: PaymentParts,
  report: (error: unknown, what: string) => void,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= reconcile(parts)
      .catch((error: unknown) => report(error, 'payments could not be reconciled'))
      .finally(() => (running = undefined));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
