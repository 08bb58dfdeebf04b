import { keptNotes } from './kept-notes.ts';

const receipts = keptNotes('donations:receipts');

/** Keeps what opens a donation's receipt for this tab; the newest 20. `token` is `receiptToken` of the record. */
export function rememberReceipt(tranId: string, token: string): void {
  receipts.keep(tranId, token);
}

/** What opens this donation's receipt, where this tab has made the donation. */
export function receiptOf(tranId: string): string | undefined {
  return receipts.of(tranId);
}
