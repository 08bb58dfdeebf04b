import type { Refused } from './begin-donation.ts';
import type { PaymentError } from './checkout-script.ts';

/** Why a donation could not be begun: the server's words, or no answer. */
export type Trouble = Extract<Refused, { kind: 'refused' | 'unreachable' }>;

/** How far a donation has come since Proceed was pressed. */
export type Phase =
  | { readonly kind: 'idle' }
  /** The donation is being recorded. */
  | { readonly kind: 'beginning' }
  /** The pop-up stands over the page. */
  | { readonly kind: 'open'; readonly tranId: string; readonly hasFailed: boolean }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'failed' }
  /** It was paid, and the server is being told. */
  | { readonly kind: 'confirming' }
  /** The browser is on its way to the provider's or the bank's page. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'trouble'; readonly why: Trouble }
  /** The pop-up cannot be had here; the donation is recorded under this reference. */
  | { readonly kind: 'no-window'; readonly tranId: string };

/** The last failure, and how many there were in a row. */
export interface Failed {
  readonly error: PaymentError;
  readonly times: number;
}
