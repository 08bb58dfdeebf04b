export const texts = {
  'app.unknown.title': 'We could not find what this link is for',
  'app.unknown.what':
    'The link may be old or incomplete. You can go back to the app, or give to one of these:',

  'donor.name': 'Full Name',
  'donor.email': 'Email Address',
  'donor.phone': 'Phone (WhatsApp)',
  'donor.phone-hint': 'We’ll contact you only about this donation',
  'donor.phone-ask': 'Is this number complete? Please look once more.',
  'donor.email-ask': 'Is this address right? The receipt goes there.',
  'donor.address': 'Address',
  'donor.address-hint': 'Your billing address, with the PIN code',

  'amount.quick': 'Amount',
  'amount.label': 'Other amount (₹)',
  'error.amountUnreadable': 'Enter rupees in figures, with at most two decimals, such as 500.50',
  'error.amountTooLarge': 'The most you can give online at one time is {most}',

  'errors.title': 'Please check these before you go on',
  'error.emailInvalid': 'Enter an email address like name@example.com',
  'error.emailComma': 'There is a comma in this email address. Write a dot there, as in name@example.com',
  'error.textTooLong': 'This is longer than we can store. Please shorten it',
  'error.phoneInvalid': 'Enter a 10-digit mobile number',
  'error.ask-again': 'This was not accepted. Send it again to see why.',

  'outcome.reference': 'Transaction reference: {tranId}',
  'help.check': 'Money debited but no confirmation? Check your payment',

  'pay.donate-to': 'Donate to',
  'pay.title': 'Donate to {name}',
  'pay.description':
    'Give to {name} by UPI, card or bank transfer. You can claim a tax deduction under section 80G, and donors are never named.',
  'pay.category': 'Category',
  'pay.case-number': 'Case number',
  'pay.progress': 'Raised for this project',
  'pay.promise': 'Your name stays private. You can claim a tax deduction under section 80G.',

  'fund.home': 'Home projects',
  'fund.home.about': 'Houses for families who have none: walls, a roof and a lock on the door.',
  'fund.medicare': 'Emergency medicare',
  'fund.medicare.about': 'Operations, dialysis and medicines, paid to the hospital or the pharmacy.',
  'fund.bmz': 'Baithul Mal Zakat',
  'fund.bmz.about': 'Your zakat, kept apart and given only to those entitled to it.',

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
  'pay.proceed-sum': 'Proceed to donate {sum}',
  'pay.summary': '{sum} for {purpose}, to {trust}.',
  'pay.summary-receipt': 'Receipt to {email}.',
  'pay.questions': 'Questions? Call {phone}',
  'pay.change': 'Change',
  'pay.not-yet-title': 'Online payment is not available yet',
  'pay.not-yet':
    'Nothing has been charged, and what you typed stays here. Until then you can give by bank transfer.',
  'pay.show-bank': 'Show the bank accounts',

  'bank.title': 'Give by UPI or bank transfer',
  'bank.intro': 'Transfer to this account:',
  'bank.others': 'Accounts for other purposes',
  'bank.receipt': 'Tell us, and the receipt comes by email:',
  'bank.paid-bank': 'I have transferred: get a receipt',
  'bank.quote': 'Write “{remark}” in the remarks of the transfer.',
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

  'donor.pan': 'PAN',
  'donor.pan-hint':
    'Your income tax number, such as ABCDE1234F: needed only if you want to claim the 80G deduction. It is printed on your receipt and reported to the Income Tax Department (Form 10BD), nowhere else.',
  'donor.anonymous': 'Do not name me in thanks',
  'donor.anonymous-hint':
    'We publish no names. If you tick this, the office does not name you either when it thanks donors among its members. Your receipt still has your name.',
  'error.panInvalid': 'Enter a PAN like ABCDE1234F: five letters, four digits and a letter',
  'pay.zakat': 'This is zakat: it is kept in an account of its own and may be spent on nothing else.',
  'amount.examples': 'What your gift does',

  'sandbox.title': 'Sandbox: no money moves here',
  'sandbox.words': 'This is a test site: no real money is taken. Do not enter real card numbers.',

  'checkout.unreachable':
    'We could not reach our server. Nothing has been paid, and all that you typed is still here.',
  'checkout.offline': 'You are offline. Nothing has been paid, and all that you typed is still here.',
} as const;
