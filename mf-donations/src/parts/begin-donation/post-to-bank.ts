import type { BankForm } from '@trust/shared/contract/donations/payments';
import { postForm } from './post-form.ts';

/** Navigates to the bank's page, which sends the donor back to `/payments/bank-return`. */
export function postToBank({ action, fields }: BankForm): void {
  postForm(action, fields);
}
