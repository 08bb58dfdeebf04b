import type { ReactNode } from 'react';
import type { CheckoutPhase, FailedAttempts } from '../phase.ts';

export interface CheckoutNoticesProps {
  readonly phase: CheckoutPhase;
  readonly failure: FailedAttempts | undefined;
  /** Submits the form again. */
  readonly onRetry: () => void;
  /** Continues on the provider's own page, without the pop-up. */
  readonly onSubmitWithoutScript: (tranId: string) => void;
  readonly bankLink: ReactNode;
}
