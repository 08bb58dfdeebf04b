export type { PaymentDeps, PaymentSettings } from './deps.ts';
export { readPaymentsConfig } from './payments-config.ts';
export { reconcileAllNow, reconcileOne } from './reconcile/reconcile.ts';
export { planRefund, planDueRefund } from './refunds/plan-refund.ts';
export { refundPayment, type RefundOutcome } from './refunds/refund.ts';
