export { findPayment, findRefund } from './ledger.store.ts';
export { PAYMENT_METHODS } from './payment-facts.ts';
export { listDisputes } from './disputes/list-disputes.ts';
export { describeMoney } from './donation/describe-money.rules.ts';
export { resolveAndEndReview } from './end-review.ts';
export { listQuarantine } from './quarantine.store.ts';
export { findTribute, optOutOfMessages } from './tributes/tribute.store.ts';
export {
  findTransaction,
  hasRecordedDonor,
  listOfAccount,
  sumPayments,
  unlinkAccount,
  type TransactionRow,
} from './transactions.store.ts';
