import { failure } from './outcome/failure.en.ts';

/** Texts of a donation from the press of Proceed on. */
export const texts = {
  ...failure,

  'checkout.open-title': 'The payment window is open',
  'checkout.open': 'Please finish the payment there. If that window has closed by itself:',
  'checkout.reopen': 'Open the payment window again',
  'checkout.ask': 'Check this payment',
  'checkout.confirming': 'Thank you. Your payment is being confirmed; please keep this page open.',
  'checkout.leaving': 'You are being taken to the payment page, and come back here afterwards.',
  'checkout.dismissed-title': 'The payment is not complete',
  'checkout.dismissed':
    'You closed the payment before it was complete. All that you typed is still here: press Proceed to go on.',
  'checkout.no-window-title': 'The payment window could not be opened',
  'checkout.no-window':
    'Nothing has been paid. You can pay on the payment service’s own page instead, and come back here afterwards.',
  'checkout.plain': 'Pay on the provider’s page',
  'checkout.try-window': 'Try the window again',
  'checkout.provider-says': 'The payment service says:',
  'checkout.kept':
    'All that you typed is still here. Trying again is the same donation: if you are charged twice, we refund the second payment.',
  'checkout.again': 'Try again',
  'checkout.another-method': 'Choose another way to pay',
  'checkout.later': 'Try again',
  'checkout.in-seconds': '(in {seconds} s)',
} as const;
