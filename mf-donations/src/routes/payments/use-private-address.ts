import { useEffect } from 'react';
import { withoutPersonalData } from './form/donation-form.rules.ts';

/** Removes a form's fields from the address. The history entry's state, which holds the router's key, stays. */
export function usePrivateAddress(): void {
  useEffect(() => {
    const clean = withoutPersonalData(new URL(window.location.href)).href;
    if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
  }, []);
}
