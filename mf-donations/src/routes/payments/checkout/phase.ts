import type { FormMessage } from '../../../parts/donor-form/form-messages.ts';
import type { PaymentError } from '../../../providers/card-checkout.ts';

/** Why a donation could not be begun: the server refused it, or gave no answer. */
export type CallFailure =
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'refused'; readonly message: FormMessage };

/** How far a donation has come since Proceed was pressed. */
export type CheckoutPhase =
  | { readonly kind: 'idle' }
  /** The donation is being recorded. */
  | { readonly kind: 'beginning' }
  | { readonly kind: 'open'; readonly tranId: string; readonly hasFailed: boolean }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'payment-failed' }
  /** It was paid, and is being reported to the server. */
  | { readonly kind: 'confirming' }
  /** The browser is loading the provider's or the bank's page. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'begin-failed'; readonly failure: CallFailure }
  /** The pop-up cannot be opened; the donation is recorded under this reference. */
  | { readonly kind: 'no-pop-up'; readonly tranId: string };

/** The last failure, and how many there were in a row. */
export interface FailedAttempts {
  readonly error: PaymentError;
  readonly times: number;
}
