import { useEffect } from 'react';
import { withoutPersonalData } from './donation-form.rules.ts';

/** Takes what a form put into the address out of it; the history entry's own state, a router's key, stays. */
export function usePrivateAddress(): void {
  useEffect(() => {
    const clean = withoutPersonalData(new URL(window.location.href)).href;
    if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
  }, []);
}
