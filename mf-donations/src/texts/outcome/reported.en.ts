/** Texts of a gift that its donor has reported, and of what stands beside it on each of its pages. */
export const reported = {
  'outcome.copy-reference': 'Copy the reference',
  'outcome.reported.title': 'Reported: waits for our bank statement',
  'outcome.reported.description': 'We look for this gift in the statement of our bank.',
  'outcome.reported.what':
    'Thank you. We look for your gift in our bank statement. That usually takes up to three working days.',
  'outcome.reported.receipt':
    'As soon as we have found it, we send the receipt to the email address you gave.',
  'outcome.reported.receipt-to': 'As soon as we have found it, we send the receipt to {email}.',
  'outcome.reported.check': 'Check later whether we have found it',
  'outcome.rejected.title': 'We have not found this gift',
  'outcome.rejected.description': 'Our bank statement does not show this gift.',
  'outcome.rejected.what':
    'Our bank statement does not show a payment as you reported it. Compare the number, the amount and the day with your app or bank, or ask our office.',
  'outcome.rejected.again': 'Report it once more',

  'help.title': 'Do you need help?',
  'help.contact': 'Tell us the reference, and we look for your payment:',
} as const;
