/** Texts of the donation pages that are not within an app. */
export const texts = {
  'pay.about-project': 'Read about this project',
  'pay.tribute': 'Give in memory or on behalf of someone',
  'pay.remember': 'Remember my name, email and phone number on this device',
  'pay.remembered': 'Filled in from this device.',
  'pay.forget': 'Forget me',
  'pay.purposes': 'What is it for?',
  'pay.a-project': 'A project',
  'pay.refunds': 'Refunds',

  'bank.paid-upi': 'I have paid: get a receipt',
  'upi.title': 'Give by UPI',
  'upi.how': 'Scan this code with any UPI app.',
  'upi.any-amount': 'The app asks you for the amount.',
  'upi.amount': 'The app shows {sum}, as you wrote in the form.',
  'upi.code': 'QR code that pays to {upiId}',
  'upi.no-code': 'The code could not be loaded. Copy the UPI ID into your app instead.',
  'upi.show-code': 'Show a QR code, for another phone',
  'upi.copy': 'Copy the UPI ID',
  'upi.open': 'Pay with a UPI app',
  'upi.open-sum': 'Pay {sum} with a UPI app',
  'upi.nothing-opens': 'Nothing opens? Copy the UPI ID into your app.',
} as const;
