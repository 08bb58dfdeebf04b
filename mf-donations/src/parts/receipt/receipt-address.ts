import type { Language } from '@trust/shared/contract/languages';
import { IN_APP_FIELD } from '@trust/shared/contract/donations/donation-fields';
import { RECEIPT_PATH } from '@trust/shared/contract/pages/paths';

/** The address of a receipt: by the token that opens it, else for the browser whose cookie opens this donation's. */
export function receiptAddress(
  opened: { token: string } | { tran_id: string },
  lang: Language,
  inApp = false,
): string {
  const query = { ...opened, lang, ...(inApp && { [IN_APP_FIELD]: 'yes' }) };
  return `${RECEIPT_PATH}?${new URLSearchParams(query).toString()}`;
}
