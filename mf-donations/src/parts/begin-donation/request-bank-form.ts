import { BankForm, type NewTransaction } from '@trust/shared/contract/donations/payments';
import type { Http, Reply } from '@trust/shared/http';

/** The server may have to record the donation first, so this call gets longer than others. */
const BANK_FORM_TIMEOUT_MS = 20_000;

/** Asks for the form that is posted to the bank. The server fills it from what it has stored. Safe to repeat with one `tran_id`. */
export function requestBankForm(http: Http, donation: NewTransaction): Promise<Reply<BankForm>> {
  return http.send(
    {
      base: 'payments',
      path: 'createFederalHash',
      method: 'POST',
      body: donation,
      timeoutMs: BANK_FORM_TIMEOUT_MS,
    },
    BankForm,
  );
}
