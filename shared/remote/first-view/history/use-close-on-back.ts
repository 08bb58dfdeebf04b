import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './close-on-back.ts';

/** While the component is mounted, Back calls `close` instead of leaving the page. */
export function useCloseOnBack(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => closeOnBack(() => onBack()), []);
}
