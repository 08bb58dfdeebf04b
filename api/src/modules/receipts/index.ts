export { issueReceipt, type ReceiptTrust } from './issued-receipt.ts';
export { giveUpMailDaily, receiptMail } from './receipt-mail.ts';
export { receiptNumber } from './receipt.rules.ts';
export { receiptRoutes } from './receipts.routes.ts';
