import type { Language } from '@trust/shared/contract/languages';
import { RECEIPT_PATH } from '@trust/shared/contract/pages/paths';

/** The address of a receipt: by the token that opens it, else for the browser whose cookie opens this donation's. */
export function receiptAddress(opened: { token: string } | { tran_id: string }, lang: Language): string {
  return `${RECEIPT_PATH}?${new URLSearchParams({ ...opened, lang }).toString()}`;
}
