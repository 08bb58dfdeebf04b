import type { PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { tellStaff, type StaffMail } from './tell-staff.ts';

const EVERY_MS = 60_000;

/** Reconciles once a minute, and tells staff what waits for them, until it is stopped; one time waits for the other. */
export function reconcileAtTimes(
  parts: PaymentParts,
  report: (error: unknown, what: string) => void,
  staff: StaffMail | undefined,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= reconcile(parts)
      .catch((error: unknown) => report(error, 'payments could not be reconciled'))
      .then(() => staff && tellStaff(parts.database, staff, parts.now()))
      .catch((error: unknown) => report(error, 'staff could not be told of payments'))
      .finally(() => (running = undefined));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
