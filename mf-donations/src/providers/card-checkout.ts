import type { Language } from '@trust/shared/contract/languages';

/** What the donor is offered after a failed payment: the same again, another method, or to wait. */
export type Advice = 'again' | 'another-method' | 'later';

/** The language of the sentences in which a provider describes errors. */
// oxlint-disable-next-line house/language-is-data -- the providers' language, whatever the site's first one is
export const DESCRIPTION_LANGUAGE: Language = 'en';

/** Why the provider says that a payment failed. */
export interface PaymentError {
  /** The provider's own sentence in `DESCRIPTION_LANGUAGE`; '' where it has none. */
  readonly description: string;
  /** The provider's code of the reason, which has texts of ours in `failure.rules.ts`. */
  readonly reason?: string | undefined;
  readonly advice: Advice;
  readonly paymentId?: string | undefined;
}

/** What happens in the pop-up. After `failed` the donor may try again in it, until `paid` or `dismissed`. */
export type CheckoutEvent =
  | { readonly outcome: 'paid'; readonly paymentId: string; readonly signature: string }
  | { readonly outcome: 'failed'; readonly error: PaymentError }
  | { readonly outcome: 'dismissed' };

/** What the provider needs to know of a donation. `amount` in paise. */
export interface CheckoutOptions {
  readonly keyId: string;
  readonly orderId: string;
  readonly amount: number;
  /** The payee's name, and what is paid for. */
  readonly name: string;
  readonly description: string;
  readonly donor: { readonly name: string; readonly email: string; readonly contact: string };
}

interface CheckoutPopUp {
  close(): void;
}

/** What the donation page needs of a card provider whose script has loaded. */
export interface CardCheckout {
  /** Opens the provider's pop-up over this page. Throws where the browser cannot. */
  open(options: CheckoutOptions, onEvent: (event: CheckoutEvent) => void): CheckoutPopUp;
  /** Navigates to the provider's own page, which posts the browser back to `callbackUrl`. */
  redirect(options: CheckoutOptions, urls: { callbackUrl: string; cancelUrl: string }): void;
}

/** The module of a provider. Loading rejects when the script at `address` fails to load; the next call tries again. */
export interface CardCheckoutModule {
  loadCheckout(address: string): Promise<CardCheckout>;
}
