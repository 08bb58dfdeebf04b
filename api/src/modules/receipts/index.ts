export { donorRoutes } from './donor/donor.routes.ts';
export { type ReceiptTrust } from './issued-receipt.ts';
export { deadLetterMailDaily, createReceiptMailQueue } from './receipt-mail.ts';
export { formatReceiptNumber } from './receipt.rules.ts';
export { receiptRoutes } from './receipts.routes.ts';
