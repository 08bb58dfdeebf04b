import { useReplaceAddress } from '@trust/shared/remote';
import { useEffect } from 'react';
import { withoutPersonalData } from './form/donation-form.rules.ts';

/** Removes a form's fields from the address. */
export function usePrivateAddress(): void {
  const replaceAddress = useReplaceAddress();
  useEffect(() => {
    const clean = withoutPersonalData(new URL(window.location.href)).href;
    if (clean !== window.location.href) replaceAddress(clean);
  }, [replaceAddress]);
}
