import { RECEIPT_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { useReplaceAddress } from '@trust/shared/remote';
import { useLayoutEffect } from 'react';
import { receiptTokenOf, rememberReceiptToken } from '../../parts/receipt/receipt-tokens.ts';

/**
 * Takes what opens the receipt out of the address, before anything else reads or shows it: a web view without storage and
 * cookies has it from there alone. What this tab knows already stays.
 */
export function useReceiptInAddress(tranId: string): void {
  const replaceAddress = useReplaceAddress();
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    const token = new URLSearchParams(hash.slice(1)).get(RECEIPT_FRAGMENT);
    if (token === null) return;
    replaceAddress(pathname + search);
    if (receiptTokenOf(tranId) === undefined) rememberReceiptToken(tranId, token);
  }, [tranId, replaceAddress]);
}
