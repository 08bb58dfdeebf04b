import { useEffect, useEffectEvent } from 'react';
import { useRemoteContext } from '../../context.tsx';
import { loadCloseOnBack } from './load-close-on-back.ts';

/** While the component is mounted, Back calls `close` instead of leaving the page. */
export function useCloseOnBack(close: () => void): void {
  const { actions } = useRemoteContext();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    let isMounted = true;
    let release: (() => void) | undefined;
    loadCloseOnBack(actions?.loadCloseOnBack).then(
      (closeOnBack) => {
        if (isMounted) release = closeOnBack(() => onBack());
      },
      // Where the code does not come, Back leaves the page, as it does without scripts.
      () => undefined,
    );
    return () => {
      isMounted = false;
      release?.();
    };
  }, [actions]);
}
