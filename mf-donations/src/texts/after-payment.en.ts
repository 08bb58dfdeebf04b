/** Texts after a payment was begun: its stage, its receipt, help. */
export const afterPayment = {
  'outcome.reference': 'Transaction reference: {tranId}',
  'outcome.copy-reference': 'Copy the reference',
  'outcome.received.title': 'Your Payment was successful',
  'outcome.received.description': 'Thank you for your gift.',
  'outcome.received.thanks': 'Thank you. Your gift has arrived, and is spent only on what you gave it for.',
  'outcome.received.booked':
    'Thank you. Your booking is paid. Our office tells you the rest on your WhatsApp number.',
  'outcome.received.keep': 'Keep the reference: with it we find your payment at any time.',
  'outcome.checking.title': 'We are checking this payment',
  'outcome.checking.description': 'We ask the bank what became of this payment.',
  'outcome.checking.what':
    'The bank has not confirmed it to us yet. That can take a few minutes. You may close this page: nothing is lost by it.',
  'outcome.checking.money':
    'If money has left your account, do not pay again. Either it reaches us, and you get a receipt, or your bank puts it back by itself within five working days, as the Reserve Bank of India requires.',
  'outcome.checking.unreachable': 'Our server does not answer just now. Your payment is not touched by that.',
  'outcome.checking.asking': 'This page asks again by itself.',
  'outcome.checking.given-up': 'There is still no answer. The page has stopped asking by itself.',
  'outcome.checking.again': 'Check again',
  'outcome.failed.title': 'The payment did not go through',
  'outcome.failed.description': 'No money has reached us by this payment.',
  'outcome.failed.what': 'The bank has told us that nothing was paid by this payment. You can try again.',
  'outcome.failed.money':
    'If your account shows a debit all the same, your bank puts it back by itself within five working days, as the Reserve Bank of India requires. If it reaches us late, it counts, and you get a receipt.',
  'outcome.unknown.title': 'We do not know this payment',
  'outcome.unknown.description': 'There is no payment with this reference.',
  'outcome.unknown.what':
    'There is no payment with the reference in this address. Look for the reference in our message or in your bank’s, and check it below.',
  'outcome.home': 'Home',
  'outcome.try-again': 'Try again',
  'outcome.projects': 'Choose what to give to',

  'receipt.title': 'Your receipt',
  'receipt.open': 'Open or print the receipt (PDF)',
  'receipt.save': 'Save the receipt',
  'receipt.only-here':
    'The receipt opens in the browser in which you gave. Elsewhere, ask our office for it.',

  'share.title': 'Tell others',
  'share.text':
    'I have given to {name}. Every gift is receipted, and every case is visited. Will you help too?',
  'share.mail': 'E-mail',
  'share.copy': 'Copy the link',

  'help.title': 'Do you need help?',
  'help.check': 'Money was taken but nothing confirmed? Look your payment up',
  'help.contact': 'Tell us the reference, and we look for your payment:',

  'failed.title': 'Online Donation is under maintenance.',
  'failed.later': 'Please try again later',
  'failed.bank': 'Until then you can give by bank transfer.',
  'failed.to-bank': 'Give by bank transfer',

  'check.title': 'Look your payment up',
  'check.description':
    'Money was taken but nothing was confirmed? See with the reference and your phone number how your payment stands.',
  'check.lead':
    'Money was taken but nothing was confirmed? With the reference and the end of your phone number we ask the bank now. You see how the payment stands, and nothing else about it.',
  'check.reference': 'Reference',
  'check.reference-hint':
    'It stands on our pages and messages, such as {example}. The provider’s payment or order id works too.',
  'check.phone': 'Last four figures of your phone number',
  'check.phone-hint': 'Of the number that you gave with the donation',
  'check.error.reference': 'Enter the reference of the payment',
  'check.error.phone': 'Enter the last four figures of your phone number',
  'check.proceed': 'Look it up',
  'check.wrong':
    'No payment was found with this reference and phone number. Compare both with our message; after five wrong tries a reference is locked for a while.',
  'check.unavailable': 'This could not be looked up just now. Try again shortly.',
  'check.offline': 'You are offline. Try again when you are connected.',
  'check.checking': 'We have asked the bank: it has not confirmed the payment yet. Look again later.',
  'check.received': 'The money has arrived. If you have no receipt, ask our office for it.',
} as const;
