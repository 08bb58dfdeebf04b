import type { TributeSummary } from '@trust/shared/contract/donations/payments';
import { useEffect, useState } from 'react';
import { receiptTokenOf } from '../receipt/receipt-tokens.ts';
import type { TributeGiven } from './tribute-given.tsx';

type Loaded = { readonly Given: typeof TributeGiven };
export interface TributeProps {
  readonly tribute: TributeSummary;
  readonly tranId: string;
}

/** For whom a gift was given; few gifts have it, so that it loads where one does. Without it the rest of the page stands. */
export function Tribute({ tribute, tranId }: TributeProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    void import(/* webpackChunkName: "tribute" */ './tribute-given.tsx').then(
      ({ TributeGiven: Given }) => setLoaded({ Given }),
      (error: unknown) => reportError(error),
    );
  }, []);
  return loaded ? <loaded.Given tribute={tribute} tranId={tranId} token={receiptTokenOf(tranId)} /> : null;
}
