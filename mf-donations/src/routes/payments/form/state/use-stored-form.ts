import { readDonationForm, type DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import { useEffect, type RefObject } from 'react';
import { useBeforeLogin } from '../../../../parts/use-before-login.ts';
import { saveTypedForm, saveUntilReturn } from './draft.ts';

/**
 * Stores the form in this tab before the donor leaves for Login, and what was posted and `refused`: a reload shows the page
 * without it.
 */
export function useStoredForm(
  nid: string,
  refused: DonationFormValues | undefined,
  formRef: RefObject<HTMLFormElement | null>,
): void {
  useBeforeLogin(() => {
    if (formRef.current) saveUntilReturn(nid, readDonationForm(new FormData(formRef.current)));
  });
  useEffect(() => {
    if (refused) saveTypedForm(nid, refused);
  }, [nid, refused]);
}
