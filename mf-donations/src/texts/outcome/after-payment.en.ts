import { failure } from './failure.en.ts';
import { reported } from './reported.en.ts';

/** Texts after a payment was begun: its stage, its receipt, help. */
export const texts = {
  ...failure,
  ...reported,

  'outcome.received.title': 'Your Payment was successful',
  'outcome.received.description': 'Thank you for your gift.',
  'outcome.received.thanks':
    'Thank you. We have received your donation, and spend it only on what you gave it for.',
  'outcome.received.booked': 'Thank you. Your booking is paid. We will send you the details on WhatsApp.',
  'outcome.received.keep': 'Keep this reference; we can find your payment with it.',
  'outcome.refunded.title': 'This payment was returned',
  'outcome.refunded.description': 'All of it was returned to you, by us or by your bank.',
  'outcome.refunded.all':
    'All of it was returned to you, by us or by your bank. If there was a receipt, it is cancelled.',
  'outcome.refunded.part': 'A part of it was returned to you.',
  'outcome.refunded.when': 'Your bank usually shows the money within 5 to 7 working days.',
  'outcome.refunded.see': 'See how much was returned, and when',
  'outcome.checking.title': 'We are checking this payment',
  'outcome.checking.description': 'We are asking the bank about this payment.',
  'outcome.checking.what':
    'The bank has not confirmed it to us yet. That can take a few minutes. You may close this page: you will not lose anything.',
  'outcome.checking.money':
    'If money has left your account, do not pay again. Either it reaches us, and you get a receipt, or your bank returns it automatically within five working days, as the Reserve Bank of India requires.',
  'outcome.checking.unreachable': 'Our server is not responding. This does not affect your payment.',
  'outcome.checking.asking': 'This page checks again automatically.',
  'outcome.checking.given-up': 'There is still no answer. The page has stopped checking automatically.',
  'outcome.checking.again': 'Check again',
  'outcome.in-review.title': 'Another sum has arrived',
  'outcome.in-review.description': 'Our office looks at this payment.',
  'outcome.in-review.what':
    'A payment has reached us whose sum is not the one that you were asked for. Our office has been told and looks at it.',
  'outcome.in-review.next':
    'Please do not pay again. Either your gift counts and you get a receipt, or the money goes back to you. You can ask our office at any time, with the reference.',
  'outcome.failed.title': 'The payment did not go through',
  'outcome.failed.description': 'No money has reached us by this payment.',
  'outcome.failed.what': 'The bank has told us that nothing was paid by this payment. You can try again.',
  'outcome.failed.money':
    'If your account still shows a debit, your bank returns it automatically within five working days, as the Reserve Bank of India requires. If it reaches us late, it counts, and you get a receipt.',
  'outcome.unknown.title': 'We can’t find this payment',
  'outcome.unknown.description': 'There is no payment with this reference.',
  'outcome.unknown.what':
    'There is no payment with the reference in this address. Look for the reference in our message or in your bank’s, and check it below.',
  'outcome.try-again': 'Try again',

  'receipt.title': 'Your receipt',
  'receipt.open': 'Open or print the receipt (PDF)',
  'receipt.save': 'Save the receipt',
  'receipt.mailed': 'We are sending it to {email}. The link in that email stays valid.',
  'receipt.elsewhere':
    'The receipt opens in the tab in which you gave. Anywhere else, check the payment with your phone number, and get the receipt by email again.',
  'receipt.again': 'Get the receipt again',

  'donation.given': '{amount} for {cause}, {date}',
  'donation.next': 'What happens next',
  'donation.certificate':
    'By 31 May after this financial year you can download your certificate (Form 10BE) from the Income Tax Department, for the deduction under section 80G.',
  'donation.no-pan':
    'You gave no PAN, so no certificate (Form 10BE) for a tax deduction can be issued. To add your PAN, write to {email} with the reference.',
  'donation.refunded': '{amount} was returned to you: all that you gave. The receipt is cancelled.',
  'donation.part-refunded':
    '{amount} was returned to you. {rest} of your donation remains; the receipt says so.',
  'donation.see-project': 'See the project',
  'donation.give-again': 'Give again',
  'app.close': 'You can go back to the app now.',
} as const;
