import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { useEffect, useEffectEvent } from 'react';

/** Calls `store` when the visitor leaves for the account page by the header's Login: what is typed is to be found again. */
export function useBeforeLogin(store: () => void): void {
  const handleSubmit = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === ACCOUNT_PATH) store();
  });
  useEffect(() => {
    document.addEventListener('submit', handleSubmit);
    return () => document.removeEventListener('submit', handleSubmit);
  }, []);
}
