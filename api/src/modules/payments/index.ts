import type { FastifyInstance } from 'fastify';
import { registerCheckRoutes } from './check/check.routes.ts';
import { registerCheckoutRoutes } from './checkout/index.ts';
import { registerGiftReportRoutes } from './direct-gifts/report-gift.routes.ts';
import type { PaymentDeps } from './providers/deps.ts';
import { registerWebhookRoute } from './providers/webhook/webhook.routes.ts';

export { refuseCheck } from './check/check-payment.ts';
export { DocumentQuery, findOpenableDonation } from './check/document-access.ts';
export { findByReference } from './check/find-by-reference.ts';
export { resendReceipt } from './check/resend-receipt.ts';
export { eraseDonorsDaily, eraseOldDonors } from './retention/erase-donors.ts';
export { startReconciliation } from './start-reconciliation.ts';

/** Registers every call under /payments. */
export function paymentRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  for (const register of [
    registerCheckoutRoutes,
    registerCheckRoutes,
    registerGiftReportRoutes,
    registerWebhookRoute,
  ]) {
    void server.register(async (scope) => register(scope, deps));
  }
}
