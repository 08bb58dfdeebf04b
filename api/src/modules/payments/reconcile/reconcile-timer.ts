import type { PaymentDeps } from '../deps.ts';
import { reconcile } from './reconcile.ts';
import { notifyStaff, type StaffMail } from './notify-staff.ts';

const EVERY_MS = 60_000;

/** Reconciles and notifies staff once a minute, until it is stopped. Runs never overlap. */
export function startReconciliation(
  deps: PaymentDeps,
  report: (error: unknown, what: string) => void,
  staff: StaffMail | undefined,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= reconcile(deps)
      .catch((error: unknown) => report(error, 'payments could not be reconciled'))
      .then(() => staff && notifyStaff(deps.database, staff, deps.now()))
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
