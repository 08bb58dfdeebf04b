import { texts as afterPayment } from './after-payment.en.ts';

/** Texts of a payment's pages that have the site's frame. */
export const texts = {
  ...afterPayment,

  'share.title': 'Tell others',
  'share.text':
    'I have given to {name}. Every gift is receipted, and every case is visited. Will you help too?',
  'share.mail': 'Email',
  'share.copy': 'Copy the link',

  'tribute.without-scripts': 'Card of a gift in memory or on behalf of someone (PDF)',

  'failed.title': 'Online Donation is under maintenance.',
  'failed.later': 'Please try again later',
  'failed.again': 'If it fails again',
  'failed.bank': 'Until then you can give by bank transfer.',
  'failed.to-bank': 'Give by bank transfer',
  'solace.all': 'All solace programmes',
  'outcome.home': 'Home',
  'outcome.projects': 'Choose what to give to',
} as const;
