import type { FastifyInstance } from 'fastify';
import type { PaymentParts } from './parts.ts';
import { paymentCalls } from './payments.routes.ts';
import { returnCalls } from './returns.routes.ts';
import { startCall } from './start.routes.ts';
import { webhookCall } from './webhook.routes.ts';

export type { PaymentParts, PaymentSettings } from './parts.ts';
export { financialYear } from './calendar.rules.ts';
export { formatPaise } from './donation.rules.ts';
export { findByReference } from './find-by-reference.ts';
export { takeForms } from './form-body.ts';
export { BankAnswer, bankForm, bankHash, type BankSettings } from './providers/bank-form.ts';
export { razorpay, type RazorpaySettings } from './providers/razorpay.ts';
export { reconcile, reconcileAllNow, reconcileOne } from './reconcile.ts';
export { reconcileAtTimes } from './reconcile-timer.ts';
export { giveBack, type RefundOutcome } from './refund.ts';
export { publicStatus } from './states.rules.ts';
export { findPayment, refundsOfPayment } from './ledger.store.ts';
export { hmac } from './signatures.ts';
export { RECEIPT_COOKIE } from './receipt-cookie.ts';
export { findByReceiptToken, findTransaction, type TransactionRow } from './transactions.store.ts';

/** Everything under /payments. */
export function paymentRoutes(server: FastifyInstance, parts: PaymentParts): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  for (const calls of [paymentCalls, returnCalls, startCall, webhookCall]) {
    void server.register(async (scope) => calls(scope, parts));
  }
}
