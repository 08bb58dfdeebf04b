import { inApp } from './in-app.en.ts';

export const texts = {
  ...inApp,

  'donor.name': 'Full Name',
  'donor.email': 'Email Address',
  'donor.phone': 'Phone',
  'donor.phone-hint': 'We’ll contact you only about this donation',
  'donor.address': 'Address',
  'donor.address-hint': 'Your billing address, with the PIN code',

  'amount.label': 'Amount',
  'amount.hint': 'In rupees, e.g. 500 or 500.50',
  'amount.quick': 'Choose an amount',
  'error.amountTooPrecise': 'Enter rupees with at most two decimal places, such as 500.50',
  'error.amountTooLarge': 'The most you can give online at one time is {most}',

  'category.label': 'Donation category',
  'category.choose': 'Choose a category',
  'category.bmz': 'Baithul Mal Zakat',
  'category.medicare': 'Emergency medicare',
  'category.home': 'Home projects',

  'method.label': 'Payment method',
  'method.card': 'Card, UPI, net banking',
  'method.paypal': 'PayPal',
  'method.payoneer': 'Payoneer',
  'method.not-yet': 'not available yet',

  'errors.title': 'Please check these before you go on',
  'error.emailInvalid': 'Enter an email address like name@example.com',
  'error.phoneInvalid': 'Enter a 10-digit mobile number',

  'outcome.reference': 'Transaction reference: {tranId}',
  'help.check': 'Money debited but no confirmation? Check your payment',
  'solace.name': 'Full Name',
  'solace.email': 'Email Address',
  'solace.phone': 'WhatsApp number',
  'solace.phone-hint': 'We’ll contact you only about this booking',
  'solace.all': 'All solace programmes',

  'quick.form': 'Donate now',
  'quick.error.nameMissing': 'Please enter your name',
  'quick.error.emailMissing': 'Please enter your email',
  'quick.error.phoneMissing': 'Please enter your phone number',
  'quick.error.categoryMissing': 'Please select the donation category',
  'quick.error.amountMissing': 'Please enter your donation amount',
  'quick.proceed': 'Proceed',

  'pay.donate-to': 'Donate to',
  'pay.title': 'Donate to {name}',
  'pay.description':
    'Give to {name} online or by bank transfer. Donations are tax exempt under section 80G, and donors are never named.',
  'pay.case-number': 'Case number',
  'pay.progress': 'Raised for this project',
  'pay.about-project': 'Read about this project',
  'pay.promise': 'Your name stays private. Donations are tax exempt under section 80G.',

  'fund.home': 'Shelter Home',
  'fund.home.about': 'Houses for families who have none: walls, a roof and a lock on the door.',
  'fund.medicare': 'Shelter Medicare',
  'fund.medicare.about': 'Operations, dialysis and medicines, paid to the hospital or the pharmacy.',
  'fund.bmz': 'Baithul Maal Zakath',
  'fund.bmz.about': 'Your zakath, kept apart and given only to those entitled to it.',

  'tabs.label': 'Ways to give',
  'tabs.online': 'Online Payment',
  'tabs.bank': 'Bank Transfer',

  'pay.methods': 'UPI, card or net banking',
  'pay.indian-banks': 'Only payments from Indian banks (INR) are accepted.',
  'pay.error.amountMissing': 'Please provide an amount.',
  'pay.error.nameMissing': 'Please enter your name.',
  'pay.error.emailMissing': 'Please provide your email.',
  'pay.error.phoneMissing': 'Please provide your whatsapp number.',
  'pay.error.addressMissing': 'Please provide your billing address.',
  'pay.proceed': 'Proceed',
  'pay.not-yet-title': 'Online payment is not available yet',
  'pay.not-yet':
    'Nothing has been charged, and what you typed stays here. Until then you can give by bank transfer.',
  'pay.show-bank': 'Show the bank accounts',

  'bank.title': 'Give by bank transfer',
  'bank.intro': 'Transfer to this account:',
  'bank.others': 'Accounts for other purposes',
  'bank.receipt': 'For your receipt, send us the date and the amount of the transfer:',
  'bank.quote': 'Write “{reference}” in the remarks of the transfer.',
  'bank.account-number': 'Account number',
  'bank.ifsc': 'IFSC',
  'bank.bank': 'Bank',
  'bank.branch': 'Branch',
  'bank.copy-number': 'Copy the number of {account}',
  'bank.copy-ifsc': 'Copy the IFSC of {account}',

  'completed.title': 'This project is fully funded',
  'completed.text': 'Thank you to everyone who gave. Other projects still need help.',
  'completed.others': 'Projects that still need help',
  'completed.all': 'See all projects',

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

  'donor.pan': 'PAN',
  'donor.pan-hint':
    'Your income tax number, such as ABCDE1234F: needed only if you want to claim the 80G deduction. It is printed on your receipt and reported to the Income Tax Department (Form 10BD), nowhere else.',
  'donor.anonymous': 'Hide my name in public',
  'donor.anonymous-hint': 'Your name is shown to nobody. It still stands on your receipt.',
  'error.panInvalid': 'Enter a PAN like ABCDE1234F: five letters, four digits and a letter',
  'pay.zakat': 'This is zakat: it is kept in an account of its own and may be spent on nothing else.',
  'amount.examples': 'What your gift does',

  'sandbox.title': 'Sandbox: no money moves here',
  'sandbox.words': 'This is a test site: no real money is taken. Do not enter real card numbers.',

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
  'checkout.unreachable':
    'We could not reach our server. Nothing has been paid, and all that you typed is still here.',
  'checkout.offline': 'You are offline. Nothing has been paid, and all that you typed is still here.',
  'checkout.provider-says': 'The payment service says:',
  'checkout.kept':
    'All that you typed is still here. Trying again is the same donation: if you are charged twice, we refund the second payment.',
  'checkout.again': 'Try again',
  'checkout.another-method': 'Choose another way to pay',
  'checkout.later': 'Try again',
  'checkout.in-seconds': '(in {seconds} s)',

  'upi.title': 'Give by UPI',
  'upi.how': 'Scan this code with any UPI app.',
  'upi.any-amount': 'The app asks you for the amount.',
  'upi.amount': 'The code asks for {amount}, as you wrote in the form.',
  'upi.code': 'QR code that pays to {upiId}',
  'upi.copy': 'Copy the UPI ID',
  'upi.open': 'Pay in a UPI app on this phone',
} as const;
