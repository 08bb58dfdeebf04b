/** Why a payment failed and what the donor can do, by `FailureKind`. */
export const failure = {
  'failure.cancelled.title': 'You cancelled the payment',
  'failure.cancelled.what':
    'You cancelled the payment before it was complete. You can start again when you are ready.',
  'failure.cancelled.money':
    'No money was taken. If your account still shows a debit, the bank returns it within five working days.',
  'failure.timed-out.title': 'The payment took too long',
  'failure.timed-out.what':
    'It was not confirmed in time. Please try again, and keep the bank’s or UPI app’s message at hand.',
  'failure.timed-out.money':
    'If money has left your account, do not pay again yet: it either reaches us late, and you get a receipt, or the bank returns it within five working days.',
  'failure.funds.title': 'There is not enough money in this account',
  'failure.funds.what':
    'Your bank did not pay because of the balance. Try another account or card, or a smaller amount.',
  'failure.funds.money': 'No money was taken.',
  'failure.limit.title': 'This is over the limit of your account',
  'failure.limit.what':
    'Your bank allows less at once or in a day. Try a smaller amount, another way to pay, or a bank transfer.',
  'failure.limit.money': 'No money was taken.',
  'failure.declined.title': 'The bank did not accept this payment',
  'failure.declined.what': 'Try another card or another way to pay. Your bank can tell you why it refused.',
  'failure.declined.money':
    'No money was taken. If your account still shows a debit, the bank returns it within five working days.',
  'failure.authentication.title': 'The bank could not confirm that it was you',
  'failure.authentication.what': 'The OTP or PIN was wrong or was not entered. Please try again.',
  'failure.authentication.money': 'No money was taken.',
  'failure.details.title': 'The payment details are not right',
  'failure.details.what': 'Check the card number, its expiry date and CVV, or the UPI ID, and try again.',
  'failure.details.money': 'No money was taken.',
  'failure.blocked.title': 'This card or account cannot be used here',
  'failure.blocked.what':
    'Only cards and accounts of Indian banks that are switched on for online payment work. Try another one.',
  'failure.blocked.money': 'No money was taken.',
  'failure.technical.title': 'The bank is not responding',
  'failure.technical.what':
    'This is not your fault. Try another way to pay, or the same one again a little later.',
  'failure.technical.money':
    'If money has left your account, do not pay again yet: it either reaches us late, and you get a receipt, or the bank returns it within five working days.',
  'failure.not-confirmed.title': 'The payment is not confirmed yet',
  'failure.not-confirmed.what':
    'We have no word from the bank. Please do not pay again before you have looked at your account.',
  'failure.not-confirmed.money':
    'If money has left your account, it either reaches us late, and you get a receipt, or the bank returns it within five working days.',
  'failure.other.title': 'The payment did not go through',
  'failure.other.what': 'Please try again, or try another way to pay.',
  'failure.other.money':
    'If money has left your account, it either reaches us late, and you get a receipt, or the bank returns it within five working days.',
} as const;
