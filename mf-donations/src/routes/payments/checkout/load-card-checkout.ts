import type { CheckoutClass } from './checkout-script.ts';

export type CardCheckout = Pick<typeof import('./checkout-script.ts'), 'redirectToCheckout'> &
  Pick<typeof import('./open-pop-up.ts'), 'openPopUp'> & { readonly Checkout: CheckoutClass };

/** Loads the chunk for card payments, and the provider's script from `address`. */
export async function loadCardCheckout(address: string): Promise<CardCheckout> {
  const { redirectToCheckout, loadCheckoutClass } = await import(
    /* webpackChunkName: "card" */ './checkout-script.ts'
  );
  const { openPopUp } = await import(/* webpackChunkName: "card" */ './open-pop-up.ts');
  const Checkout = await loadCheckoutClass(address);
  return { openPopUp, redirectToCheckout, Checkout };
}
