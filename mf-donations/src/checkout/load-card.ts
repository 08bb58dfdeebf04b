import { calls } from '../parts/load-calls.ts';
import type { CheckoutClass } from './checkout-script.ts';

export type Card = Pick<typeof import('./checkout-script.ts'), 'leaveForCheckout'> &
  typeof import('./hold-pop-up.ts') & { readonly CheckoutOf: CheckoutClass };

/**
 * The card provider's pop-up, and what tells the server of it: nobody else loads them. `address` is the provider's script.
 */
export async function loadCard(address: string): Promise<Card> {
  const { leaveForCheckout, loadCheckout } = await import(
    /* webpackChunkName: "card" */ './checkout-script.ts'
  );
  const popUp = await import(/* webpackChunkName: "card" */ './hold-pop-up.ts');
  const CheckoutOf = await loadCheckout(address);
  return { ...popUp, leaveForCheckout, CheckoutOf };
}

/** Loads the page that says how a payment stands, while it is being paid: the network may be gone afterwards. */
export function loadOutcomePage(): void {
  const parts = [
    import(/* webpackChunkName: "screen-outcome" */ '../routes/complete/success.screen.tsx'),
    calls.paymentStatus(),
  ];
  // What does not come now is asked for again when it is needed.
  void Promise.allSettled(parts);
}
