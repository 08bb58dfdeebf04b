import { inApp } from './in-app.en.ts';
import { texts as afterPayment } from './after-payment.en.ts';

/** Texts of the page that looks a payment up. */
export const texts = {
  ...afterPayment,
  ...inApp,

  'check.title': 'Check a payment',
  'check.description':
    'Money debited but no confirmation? Check the status of your payment with its reference and your phone number.',
  'check.lead':
    'Money debited but no confirmation? With the reference and the last digits of your phone number we ask the bank now. We show only the status of the payment, and what was returned.',
  'check.reference': 'Reference',
  'check.reference-hint':
    'You will find it on the confirmation page and in our email, e.g. {example}. The provider’s payment or order ID works too.',
  'check.phone': 'Last four digits of your phone number',
  'check.phone-hint': 'The number you gave with the donation',
  'check.error.reference': 'Enter the reference of the payment',
  'check.error.phone': 'Enter the last four digits of your phone number',
  'check.proceed': 'Check',
  'check.wrong':
    'No payment was found with this reference and phone number. Compare both with our message; after five wrong tries a reference is locked for a while.',
  'check.unavailable': 'We could not check this. Try again shortly.',
  'check.offline': 'You are offline. Try again when you are connected.',
  'check.checking': 'We have asked the bank: it has not confirmed the payment yet. Look again later.',
  'check.received': 'The money has arrived. If you have no receipt, ask our office for it.',
  'check.received-mail':
    'The money has arrived. We can send the receipt again to {email}, the address you gave.',
  'check.refund.given': 'You gave {amount}.',
  'check.refund.returned': '{amount} was returned to you on {date}.',
  'check.refund.rest': '{amount} of your donation remains.',
  'check.resend': 'Send the receipt again',
  'check.resent': 'The receipt is on its way to {email}. Look among spam too.',
  'check.resend-failed': 'The receipt could not be sent. Try again shortly.',
  'help.report': 'Paid by UPI or bank transfer without this site? Get a receipt',
} as const;
