import { BankForm, type NewTransaction } from '@trust/shared/contract/payments';
import type { Http, Reply } from '@trust/shared/http';

/** The server draws the bank's page; it may have to record the donation first. In ms. */
const BANK_FORM_WITHIN = 20_000;

/** What the bank's page is to be sent, made by the server of what it has stored. Safe to repeat with one `tran_id`. */
export function askForBankForm(http: Http, donation: NewTransaction): Promise<Reply<BankForm>> {
  return http.send(
    {
      base: 'payments',
      path: 'createFederalHash',
      method: 'POST',
      body: donation,
      timeoutMs: BANK_FORM_WITHIN,
    },
    BankForm,
  );
}
