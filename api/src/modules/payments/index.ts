import type { FastifyInstance } from 'fastify';
import type { PaymentDeps } from './providers/deps.ts';
import { registerDonationRoutes } from './checkout/donation.routes.ts';
import { registerGiftReportRoutes } from './direct-gifts/report-gift.routes.ts';
import { registerReturnRoutes } from './checkout/returns/returns.routes.ts';
import { registerStartRoute } from './checkout/start.routes.ts';
import { registerWebhookRoute } from './providers/webhook/webhook.routes.ts';

export type { PaymentDeps, PaymentSettings } from './providers/deps.ts';
export {
  checkPayment,
  receiptEmailOf,
  refuseCheck,
  type PaymentCheckOutcome,
} from './check/check-payment.ts';
export { formatWithPaise, formatSum } from '../../india/format-sum.rules.ts';
export { findByReference } from './check/find-by-reference.ts';
export { createBankGateway, hashBankMessage } from './providers/federal/bank-gateway.ts';
export { readBankGateway, rejectBankTestMoney } from './providers/federal/bank-variables.ts';
export { readCardProvider, rejectCardTestMoney } from './providers/card-providers.ts';
export { SANDBOX_IN_PRODUCTION } from './providers/provider-variables.ts';
export { reconcileAllNow, reconcileOne } from './providers/reconcile/reconcile.ts';
export { startReconciliation } from './start-reconciliation.ts';
export { refundPayment, type RefundOutcome } from './providers/refunds/refund.ts';
export { findPayment, findRefund, listRefundsOfPayment } from './ledger/ledger.store.ts';
export { adviseOn, isOpen as isOpenDispute } from './ledger/disputes/disputes.rules.ts';
export { listDisputes, listDisputesOf, type DisputeRow } from './ledger/disputes/disputes.store.ts';
export { isLostDispute } from './ledger/disputes/settle-dispute.ts';
export { explainQuarantine } from './ledger/quarantine.rules.ts';
export { resolveAndEndReview } from './ledger/end-review.ts';
export { listQuarantine } from './ledger/quarantine.store.ts';
export {
  findReceipt,
  findReceiptLogo,
  storeReceiptContent,
  type ReceiptRow,
} from '../receipt-numbers/receipt-numbers.store.ts';
export { PAYMENT_METHODS } from './providers/card-provider.ts';
export { DocumentQuery, findOpenableDonation } from './check/document-access.ts';
export { RECEIPT_COOKIE } from './ledger/donation/receipt-cookie.ts';
export { reportedMark } from './direct-gifts/reported.rules.ts';
export { importStatement, type ImportStatementOutcome } from './direct-gifts/statement/import-statement.ts';
export { STATEMENT_FIELDS, type ChosenHeadings } from './direct-gifts/statement/table/columns.rules.ts';
export { listWaitingReports, type WaitingReport } from './direct-gifts/list-waiting-reports.ts';
export { matchGift, rejectReport, type MatchOutcome, type RejectOutcome } from './direct-gifts/match-gift.ts';
export { listUnmatchedLines, type StatementLineRow } from './direct-gifts/statement-lines.store.ts';
export { findReport, type GiftReportRow } from './direct-gifts/gift-reports.store.ts';
export { forgetReportsDaily } from './direct-gifts/forget-reports.ts';
export { eraseDonorsDaily, eraseOldDonors } from './retention/erase-donors.ts';
export { maskEmail } from '../../mail/mask-email.rules.ts';
export { inReviewMark, publicStatus, returnedMark, TRANSACTION_STATES } from './ledger/states.rules.ts';
export { findTribute, optOutOfMessages, type TributeRow } from './ledger/tributes/tribute.store.ts';
export { upiCodeRoutes, type UpiTrust } from '../upi-codes/upi-code.routes.ts';
export {
  findByReceiptToken,
  findTransaction,
  hasRecordedDonor,
  listOfAccount,
  lockTransaction,
  sumPayments,
  unlinkAccount,
  type TransactionRow,
} from './ledger/transactions.store.ts';

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
