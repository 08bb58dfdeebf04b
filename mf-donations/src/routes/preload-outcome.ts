import type { Language } from '@trust/shared/contract/languages';
import { screenTexts } from '../remote.texts.ts';
import { apiCalls } from '../parts/api-calls/load-calls.ts';

/** Loads the page that shows the payment's state while the donor pays: the network may be gone afterwards. */
export function preloadOutcome(language: Language): void {
  const loads = [
    import(/* webpackChunkName: "screen-outcome" */ './payments-complete/success.screen.tsx'),
    screenTexts.outcome[language](),
    apiCalls.paymentStatus(),
    apiCalls.ownDonation(),
  ];
  // A part that fails to load is requested again when it is needed.
  void Promise.allSettled(loads);
}
