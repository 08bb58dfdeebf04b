import * as z from 'zod/mini';

const KEY = 'donations:receipts';
const MOST = 20;
const Kept = z.array(z.tuple([z.string(), z.string()]));

/** What was kept when the storage would not take it, until this page is left. */
let inMemory: z.output<typeof Kept> = [];

function kept(): z.output<typeof Kept> {
  try {
    const read = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return inMemory;
  }
}

/** Keeps what opens a donation's receipt for this tab; the newest 20. `token` is `receiptToken` of the record. */
export function rememberReceipt(tranId: string, token: string): void {
  const others = kept().filter(([known]) => known !== tranId);
  const entry: z.output<typeof Kept>[number] = [tranId, token];
  inMemory = [...others, entry].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // A browser that keeps nothing still shows the receipt until the page is left.
  }
}

/** What opens this donation's receipt, where this tab has made the donation. */
export function receiptOf(tranId: string): string | undefined {
  return kept().find(([known]) => known === tranId)?.[1];
}
