import type { BankForm } from '@trust/shared/contract/payments';
import { postForm } from './post-form.ts';

/** Leaves for the bank's page. It sends the donor back to `/payments/bank-return`. */
export function postToBank({ action, fields }: BankForm): void {
  postForm(action, fields);
}
