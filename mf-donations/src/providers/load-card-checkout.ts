import type { CardProviderName } from '@trust/shared/contract/payment-providers/card-providers';
import { DEFAULT_CARD_PROVIDER } from '@trust/shared/contract/payment-providers/default-card-provider';
import type { OnlinePayment } from '@trust/shared/contract/trust';
import type { CardCheckout, CardCheckoutModule } from './card-checkout.ts';

const MODULES: Readonly<Record<CardProviderName, () => Promise<CardCheckoutModule>>> = {
  razorpay: () => import(/* webpackChunkName: "card" */ './razorpay/razorpay-checkout.ts'),
};

/** Loads the card provider's script and the code that works with it. */
export async function loadCardCheckout({
  provider = DEFAULT_CARD_PROVIDER,
  checkoutScript,
}: OnlinePayment): Promise<CardCheckout> {
  const { loadCheckout } = await MODULES[provider]();
  return loadCheckout(checkoutScript);
}
