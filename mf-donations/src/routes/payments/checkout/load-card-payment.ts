import type { OnlinePayment } from '@trust/shared/contract/trust';
import type { CardCheckout } from '../../../providers/card-checkout.ts';
import { loadCardCheckout } from '../../../providers/load-card-checkout.ts';

export type CardPayment = Pick<typeof import('./open-pop-up.ts'), 'openPopUp'> & {
  readonly checkout: CardCheckout;
};

/** Loads the chunk for card payments, and the provider's script. */
export async function loadCardPayment(onlinePayment: OnlinePayment): Promise<CardPayment> {
  const [{ openPopUp }, checkout] = await Promise.all([
    import(/* webpackChunkName: "card" */ './open-pop-up.ts'),
    loadCardCheckout(onlinePayment),
  ]);
  return { openPopUp, checkout };
}
