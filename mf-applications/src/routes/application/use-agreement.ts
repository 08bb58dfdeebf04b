import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const KEY = 'application:agreed';

/** A tab does not tell itself of its own storage, and no other tab shares it. */
const never = () => () => undefined;

/** Whether this tab's visitor agreed to the instructions: said by the address, kept by the tab, or just pressed. */
export function useAgreement(inAddress: boolean): { agreed: boolean; agree: () => void } {
  const kept = useSyncExternalStore(never, readKept, () => false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (inAddress) keep();
  }, [inAddress]);
  const agree = useCallback(() => {
    keep();
    setPressed(true);
  }, []);
  return { agreed: inAddress || kept || pressed, agree };
}

function readKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Where storage is refused the agreement lasts as long as the page. */
function keep(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    return;
  }
}
