import type { ScreenDefinition } from '@trust/shared/remote';
import { standingOf, type PaymentState } from './payment-state.rules.ts';

/** What a page that tells of a payment answers and is called, by what the server knew of it when it was read. */
export const outcomePage: Pick<ScreenDefinition<{ readonly state: PaymentState }>, 'statusOf' | 'head'> = {
  statusOf: ({ state }) => (state === 'UNKNOWN' ? 404 : 200),
  head({ data: { state }, t }) {
    const standing = standingOf(state);
    return {
      title: t(`outcome.${standing}.title`),
      description: t(`outcome.${standing}.description`),
      noIndex: true,
    };
  },
};
