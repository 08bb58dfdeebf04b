import { useSyncExternalStore } from 'react';
import { readCorrection } from '../../../parts/correction.ts';

/** Session storage belongs to one tab, and sends it no events. */
const subscribeToNothing = () => () => undefined;

/** Whether this tab corrects an application that was sent; never on the server. */
export function useIsCorrecting(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readCorrection() !== undefined,
    () => false,
  );
}
