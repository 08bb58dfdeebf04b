import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readAgreement, storeAgreement } from '../../parts/agreement.ts';
import { readCorrection } from '../../parts/correction.ts';

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
  return readAgreement() || readCorrection() !== undefined;
}
