import type { FastifyInstance } from 'fastify';
import type { PaymentDeps } from './deps.ts';
import { registerDonationRoutes } from './payments.routes.ts';
import { registerGiftReportRoutes } from './direct/report-gift.routes.ts';
import { registerReturnRoutes } from './returns/returns.routes.ts';
import { registerStartRoute } from './checkout/start.routes.ts';
import { registerWebhookRoute } from './webhook/webhook.routes.ts';

export type { PaymentDeps, PaymentSettings } from './deps.ts';
export {
  checkPayment,
  receiptEmailOf,
  refuseCheck,
  type PaymentCheckOutcome,
} from './check/check-payment.ts';
export { formatWithPaise, formatSum } from './format-sum.rules.ts';
export { findByReference } from './find-by-reference.ts';
export { createBankGateway, hashBankMessage } from './providers/federal/bank-gateway.ts';
export { readBankGateway, rejectBankTestMoney } from './providers/federal/bank-variables.ts';
export { readCardProvider, rejectCardTestMoney } from './providers/card-providers.ts';
export { SANDBOX_IN_PRODUCTION } from './providers/provider-variables.ts';
export { reconcileAllNow, reconcileOne } from './reconcile/reconcile.ts';
export { startReconciliation } from './reconcile/reconcile-timer.ts';
export { refundPayment, type RefundOutcome } from './ledger/refund.ts';
export { findPayment, findRefund, listRefundsOfPayment } from './ledger/ledger.store.ts';
export { adviseOn, isOpen as isOpenDispute } from './disputes/disputes.rules.ts';
export { listDisputes, listDisputesOf, type DisputeRow } from './disputes/disputes.store.ts';
export { isLostDispute } from './disputes/settle-dispute.ts';
export { explainQuarantine } from './ledger/quarantine.rules.ts';
export { resolveAndEndReview } from './ledger/end-review.ts';
export { listQuarantine } from './ledger/quarantine.store.ts';
export {
  findReceipt,
  findReceiptLogo,
  storeReceiptContent,
  type ReceiptRow,
} from './ledger/receipt-numbers.store.ts';
export { PAYMENT_METHODS } from './providers/card-provider.ts';
export { DocumentQuery, findOpenableDonation } from './checkout/document-access.ts';
export { RECEIPT_COOKIE } from './checkout/receipt-cookie.ts';
export { reportedMark } from './direct/reported.rules.ts';
export { importStatement, type ImportStatementOutcome } from './direct/statement/import-statement.ts';
export { STATEMENT_FIELDS, type ChosenHeadings } from './direct/statement/table/columns.rules.ts';
export { listWaitingReports, type WaitingReport } from './direct/list-waiting-reports.ts';
export { matchGift, rejectReport, type MatchOutcome, type RejectOutcome } from './direct/match-gift.ts';
export { listUnmatchedLines, type StatementLineRow } from './direct/statement-lines.store.ts';
export { findReport, type GiftReportRow } from './direct/gift-reports.store.ts';
export { forgetReportsDaily } from './direct/forget-reports.ts';
export { eraseDonorsDaily, eraseOldDonors } from './retention/erase-donors.ts';
export { maskEmail } from './check/mask-email.rules.ts';
export { inReviewMark, publicStatus, returnedMark, TRANSACTION_STATES } from './states.rules.ts';
export { findTribute, optOutOfMessages, type TributeRow } from './tribute/tribute.store.ts';
export { upiCodeRoutes, type UpiTrust } from './upi-code/upi-code.routes.ts';
export {
  findByReceiptToken,
  findTransaction,
  hasRecordedDonor,
  listOfAccount,
  lockTransaction,
  sumPayments,
  unlinkAccount,
  type TransactionRow,
} from './transactions.store.ts';

/** Registers every call under /payments. */
export function paymentRoutes(server: FastifyInstance, deps: PaymentDeps): void {
  server.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  for (const register of [
    registerDonationRoutes,
    registerGiftReportRoutes,
    registerReturnRoutes,
    registerStartRoute,
    registerWebhookRoute,
  ]) {
    void server.register(async (scope) => register(scope, deps));
  }
}
