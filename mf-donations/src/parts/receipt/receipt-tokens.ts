import { createPaymentNotes } from './payment-notes.ts';

const receipts = createPaymentNotes('donations:receipts');

/** Stores for this tab what opens a donation's receipt; the newest 20. `token` is `receiptToken` of the record. */
export function rememberReceiptToken(tranId: string, token: string): void {
  receipts.save(tranId, token);
}

/** The token that opens this donation's receipt, where this tab has made the donation. */
export function receiptTokenOf(tranId: string): string | undefined {
  return receipts.find(tranId);
}
