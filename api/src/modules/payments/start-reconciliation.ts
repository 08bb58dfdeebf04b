import type { PaymentDeps } from './providers/deps.ts';
import { reconcile } from './providers/reconcile/reconcile.ts';
import { markUncheckedDue } from './ledger/checks/due-checks.store.ts';
import { notifyOfReports } from './direct-gifts/notify-of-reports.ts';
import { notifyStaff, type StaffMail } from './ledger/notices/notify-staff.ts';

const EVERY_MS = 60_000;

/**
 * Reconciles and notifies staff at once and then once a minute, until it is stopped. Runs never overlap. The first run
 * checks the payments too that are not due yet, since the provider may have reported them while no api ran.
 */
export function startReconciliation(
  deps: PaymentDeps,
  reportError: (error: unknown, what: string) => void,
  staff: StaffMail | undefined,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const run = (prepare?: () => Promise<unknown>) => {
    running ??= Promise.resolve(prepare?.())
      .then(() => reconcile(deps))
      .catch((error: unknown) => reportError(error, 'payments could not be reconciled'))
      .then(() => staff && notifyStaff(deps.database, staff, deps.now()))
      .then(() => staff && notifyOfReports(deps.database, staff, deps.now()))
      .catch((error: unknown) => reportError(error, 'staff could not be told of payments'))
      .finally(() => (running = undefined));
  };
  run(() => markUncheckedDue(deps.database, deps.now()));
  const timer = setInterval(() => run(), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
