export { donorRoutes } from './donor/donor.routes.ts';
export { findGiftName, type IssueReceiptDeps, type ReceiptTrust } from './issued-receipt.ts';
export { deadLetterMailDaily, createReceiptMailQueue } from './mail/receipt-mail.ts';
export { formatReceiptNumber } from './sheet/receipt-number.rules.ts';
export { receiptRoutes } from './receipts.routes.ts';
