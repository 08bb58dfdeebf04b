export {
  assignReceiptNumber,
  cancelReceipt,
  findReceipt,
  findReceiptLogo,
  storeReceiptContent,
  type ReceiptRow,
} from './receipt-numbers.store.ts';
