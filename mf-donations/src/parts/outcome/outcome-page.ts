import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import type { ScreenDefinition } from '@trust/shared/remote';
import { stageOf, type PaymentState } from './state/payment-state.rules.ts';

/** HTTP status and head of a page that shows a payment, by the state that the loader read. */
export const outcomePage: Pick<
  ScreenDefinition<{ readonly state: PaymentState; readonly donation?: DonationSummary | null }>,
  'statusOf' | 'head'
> = {
  statusOf: ({ state }) => (state === 'UNKNOWN' ? 404 : 200),
  head({ data: { state, donation }, t }) {
    const stage = stageOf(state, donation);
    return {
      title: t(`outcome.${stage}.title`),
      description: t(`outcome.${stage}.description`),
      noIndex: true,
    };
  },
};
