import { fundPath } from '@trust/shared/contract/donations/funds';
import {
  BANK_FRAGMENT,
  DOCUMENTS_FRAGMENT,
  REFUNDS_FRAGMENT,
} from '@trust/shared/contract/content/fragments';
import {
  ABOUT_PATH,
  PAYMENT_CHECK_PATH,
  PROJECTS_PATH,
  TERMS_PATH,
} from '@trust/shared/contract/pages/paths';
import type { FixedAnswer } from './answer.ts';

/** What donors ask for. */
export const GIVING_ANSWERS: readonly FixedAnswer[] = [
  {
    path: `${fundPath('home')}#${BANK_FRAGMENT}`,
    title: { en: 'Bank transfer and UPI', ml: 'ബാങ്ക് ട്രാൻസ്ഫറും UPI-യും' },
    text: {
      en: 'Account numbers, IFSC and UPI of the trust, with a QR code.',
      ml: 'ട്രസ്റ്റിന്റെ അക്കൗണ്ട് നമ്പറുകളും IFSC-യും UPI-യും, QR കോഡ് സഹിതം.',
    },
    asked: [
      ...[
        'bank',
        'bank account',
        'account',
        'account number',
        'account details',
        'ifsc',
        'neft',
        'rtgs',
        'imps',
        'upi',
      ],
      ...['gpay', 'google pay', 'phonepe', 'paytm', 'bhim', 'qr', 'scan code', 'transfer', 'wire', 'cheque'],
      ...['ബാങ്ക്', 'അക്കൗണ്ട്', 'അക്കൗണ്ട് നമ്പർ', 'അക്കൗണ്ട് വിവരങ്ങൾ', 'യുപിഐ', 'ഗൂഗിൾ പേ', 'ഫോൺപേ', 'പണം അയയ്ക്കാൻ'],
    ],
  },
  {
    path: TERMS_PATH + '#' + REFUNDS_FRAGMENT,
    title: { en: 'Refund policy', ml: 'തുക തിരികെ നൽകുന്ന നയം' },
    text: {
      en: 'Paid twice, a wrong amount or by mistake: how you get the money back, and when.',
      ml: 'രണ്ടു തവണയോ തെറ്റായ തുകയോ അറിയാതെയോ അടച്ചാൽ പണം എങ്ങനെ, എപ്പോൾ തിരികെ ലഭിക്കും.',
    },
    asked: [
      ...[
        'refund',
        'money back',
        'return money',
        'cancel donation',
        'cancel payment',
        'paid twice',
        'double payment',
      ],
      ...[
        'wrong amount',
        'wrong payment',
        'charged twice',
        'റീഫണ്ട്',
        'പണം തിരികെ',
        'തുക തിരികെ',
        'സംഭാവന റദ്ദാക്കുക',
      ],
      ...['രണ്ടു തവണ അടച്ചു', 'തെറ്റായ തുക'],
    ],
  },
  {
    path: PAYMENT_CHECK_PATH,
    title: { en: 'Check a payment, get the receipt again', ml: 'പണമടയ്ക്കൽ പരിശോധിക്കുക, രസീത് വീണ്ടും നേടുക' },
    text: {
      en: 'With the reference and your phone number: whether the payment arrived, and the receipt once more by email.',
      ml: 'റഫറൻസും ഫോൺ നമ്പറും നൽകിയാൽ പണം എത്തിയോ എന്നറിയാം; രസീത് വീണ്ടും ഇമെയിലിൽ ലഭിക്കും.',
    },
    asked: [
      ...[
        'receipt',
        'lost receipt',
        'download receipt',
        'donation receipt',
        'payment receipt',
        'payment status',
      ],
      ...[
        'check payment',
        'payment failed',
        'failed payment',
        'money debited',
        'debited',
        'not received',
        'transaction',
      ],
      ...['transaction id', 'reference number', 'payment pending', 'payment', 'രസീത്', 'റെസീപ്റ്റ്', 'റസീറ്റ്'],
      ...['പണം പോയി', 'പണമടയ്ക്കൽ', 'ഇടപാട്', 'പണം എത്തിയോ', 'പേയ്മെന്റ്'],
    ],
  },
  {
    path: `${ABOUT_PATH}#${DOCUMENTS_FRAGMENT}`,
    title: { en: '80G and 12A certificates', ml: '80G, 12A സർട്ടിഫിക്കറ്റുകൾ' },
    text: {
      en: 'The trust’s registrations, by which you can claim a tax deduction for your donation.',
      ml: 'നിങ്ങളുടെ സംഭാവനയ്ക്ക് നികുതി ഇളവ് ലഭിക്കാൻ ആധാരമായ, ട്രസ്റ്റിന്റെ രജിസ്ട്രേഷനുകൾ.',
    },
    asked: [
      ...['80g', '12a', '10be', '80g certificate', '12a certificate', 'certificate', 'tax', 'tax exemption'],
      ...[
        'tax benefit',
        'tax deduction',
        'income tax',
        'form 10be',
        'registration number',
        'trust registration',
      ],
      ...['pan of trust', 'trust pan', 'സർട്ടിഫിക്കറ്റ്', 'നികുതി', 'നികുതി ഇളവ്', 'ആദായനികുതി', 'ട്രസ്റ്റ് രജിസ്ട്രേഷൻ'],
    ],
  },
  {
    path: fundPath('bmz'),
    title: { en: 'Give zakat: Baithul Mal Zakat', ml: 'സകാത്ത് നൽകുക: ബൈത്തുൽ മാൽ സകാത്ത്' },
    text: {
      en: 'Kept apart from all other money, and given only to those entitled to it.',
      ml: 'മറ്റു പണത്തിൽനിന്നു വേറിട്ടു സൂക്ഷിക്കുന്നു; അർഹരായവർക്കു മാത്രം നൽകുന്നു.',
    },
    asked: [
      ...[
        'zakat',
        'zakath',
        'zakaat',
        'sakath',
        'baithul mal',
        'bait ul mal',
        'baitul maal',
        'fitr',
        'sadaqah',
      ],
      ...['sadaqa', 'sadqa', 'സകാത്ത്', 'സക്കാത്ത്', 'ബൈത്തുൽ മാൽ', 'സദഖ', 'ഫിത്ർ'],
    ],
  },
  {
    path: fundPath('medicare'),
    title: { en: 'Give for treatment: Emergency medicare', ml: 'ചികിത്സയ്ക്കു നൽകുക: അടിയന്തര ചികിത്സാസഹായം' },
    text: {
      en: 'Operations, dialysis and medicines, paid to the hospital or the pharmacy.',
      ml: 'ശസ്ത്രക്രിയ, ഡയാലിസിസ്, മരുന്ന്: പണം ആശുപത്രിക്കോ മരുന്നുകടയ്ക്കോ നൽകുന്നു.',
    },
    asked: ['medicare', 'emergency medicare', 'medical fund', 'donate treatment', 'ചികിത്സാ നിധി', 'മെഡികെയർ'],
  },
  {
    path: fundPath('home'),
    title: { en: 'Donate', ml: 'സംഭാവന നൽകുക' },
    text: {
      en: 'Any amount, by UPI, card or net banking: for houses, treatment, zakat or a project.',
      ml: 'UPI, കാർഡ്, നെറ്റ് ബാങ്കിങ് വഴി ഏതു തുകയും: വീടിന്, ചികിത്സയ്ക്ക്, സകാത്തിന്, അല്ലെങ്കിൽ ഒരു പദ്ധതിക്ക്.',
    },
    asked: [
      ...[
        'donate',
        'donation',
        'donor',
        'give',
        'giving',
        'contribute',
        'contribution',
        'pay',
        'pay online',
        'sponsor',
      ],
      ...['charity', 'gift', 'shelter home', 'സംഭാവന', 'ദാനം', 'ധനസഹായം നൽകുക', 'പണം നൽകുക', 'ഡൊണേഷൻ', 'ഡൊണേറ്റ്'],
    ],
  },
  {
    path: PROJECTS_PATH,
    title: { en: 'All projects', ml: 'എല്ലാ പദ്ധതികളും' },
    text: {
      en: 'Every case that we have visited, by category, with what it still needs.',
      ml: 'ഞങ്ങൾ സന്ദർശിച്ച എല്ലാ കേസുകളും, ഇനം തിരിച്ച്; ഇനിയും എത്ര വേണമെന്നും.',
    },
    asked: [
      'project',
      'projects',
      'all projects',
      'cases',
      'success stories',
      'completed projects',
      'പദ്ധതികൾ',
    ],
  },
];
