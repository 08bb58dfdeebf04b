import { inApp } from './outcome/in-app.en.ts';
import { reported } from './outcome/reported.en.ts';

/** Texts of the page where a gift is reported that was paid without this site. */
export const texts = {
  ...reported,
  ...inApp,

  'report.title': 'I have paid: get a receipt',
  'report.description':
    'Paid by UPI or bank transfer? Tell us the number of the payment, and get your receipt.',
  'report.lead':
    'Paid by UPI or bank transfer? Tell us the number of the payment. When our bank statement shows it, we email you the receipt.',
  'report.way': 'How did you pay?',
  'report.way.upi': 'In a UPI app',
  'report.way.bank': 'By bank transfer (NEFT, RTGS or IMPS)',
  'report.utr': 'Number of the payment (UTR)',
  'report.utr-hint':
    'In Google Pay: “UPI transaction ID”. In PhonePe and Paytm: “UTR” or “UPI Ref. No.”. In a bank’s app or SMS: “UTR”, “RRN” or “Ref. No.”. For UPI it has 12 digits.',
  'report.amount': 'Amount',
  'report.amount-hint': 'In rupees, e.g. 500 or 500.50',
  'report.paid-on': 'Day of the payment',
  'report.purpose': 'What is it for?',
  'report.purpose-open': 'Where it is needed most',
  'report.address-hint': 'For the receipt, with the PIN code',
  'report.kept':
    'We use this only for your receipt. If we find no payment for it, we erase it after 180 days.',
  'report.privacy': 'Privacy',
  'report.send': 'Report the gift',
  'report.unreachable': 'We could not reach our server. All that you typed is still here.',
  'report.known': 'You have reported this gift already. Nothing more needs to be done.',
  'report.found': 'We have found this gift',
  'report.found-receipt': 'The receipt is on its way to the email address you gave. Look among spam too.',
  'report.found-see': 'See your donation and its receipt',

  'report.error.wayMissing': 'Choose how you paid',
  'report.error.utrMissing': 'Enter the number of the payment (UTR)',
  'report.error.amountMissing': 'Enter the amount you paid',
  'report.error.paidOnMissing': 'Enter the day of the payment',
  'report.error.nameMissing': 'Enter your name',
  'report.error.emailMissing': 'Enter your email address: the receipt goes there',
  'report.error.phoneMissing': 'Enter your phone number',
  'report.error.addressMissing': 'Enter your address',
  'error.utrNotUpi': 'The number of a UPI payment has 12 digits',
  'error.utrNotBank': 'The number of a bank transfer has 12 digits, or 16 or 22 letters and digits',
  'error.paidOnInvalid': 'Enter a day like 2026-11-24',
  'error.paidOnInFuture': 'This day is still to come',
  'error.paidOnTooLongAgo': 'This is more than 180 days ago. Please ask our office.',
  'error.giftTooLarge': 'This amount is too large to report here. Please ask our office.',
} as const;
