import { createBrowserStorage } from '@trust/shared/session/browser-storage';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readCorrection } from '../../parts/correction.ts';

const KEY = 'application:agreed';
const storage = createBrowserStorage('sessionStorage');

/** Session storage belongs to one tab, and sends it no events. */
const subscribeToNothing = () => () => undefined;

/** Whether the visitor agreed to the instructions: by the address, by the tab's storage, or by the button just now. */
export function useAgreement(inAddress: boolean): { agreed: boolean; agree: () => void } {
  const stored = useSyncExternalStore(subscribeToNothing, readStoredAgreement, () => false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (inAddress) storeAgreement();
  }, [inAddress]);
  const agree = useCallback(() => {
    storeAgreement();
    setPressed(true);
  }, []);
  return { agreed: inAddress || stored || pressed, agree };
}

/** Whoever corrects an application has agreed before sending it. */
function readStoredAgreement(): boolean {
  return storage.read(KEY) === 'yes' || readCorrection() !== undefined;
}

/** Where the browser refuses storage, the agreement lasts as long as the page. */
function storeAgreement(): void {
  storage.write(KEY, 'yes');
}
