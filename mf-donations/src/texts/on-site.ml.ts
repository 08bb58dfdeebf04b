import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './on-site.en.ts';

export const texts: SameKeys<typeof en> = {
  'pay.about-project': 'ഈ പദ്ധതിയെക്കുറിച്ച് വായിക്കുക',
  'pay.tribute': 'ഒരാളുടെ ഓർമ്മയ്ക്കായോ പേരിലോ നൽകാൻ',
  'pay.remember': 'എന്റെ പേരും ഇമെയിലും ഫോൺ നമ്പറും ഈ ഉപകരണത്തിൽ ഓർമിക്കുക',
  'pay.remembered': 'ഈ ഉപകരണത്തിൽ നിന്ന് പൂരിപ്പിച്ചു.',
  'pay.forget': 'എന്നെ മറക്കുക',
  'pay.purposes': 'എന്തിനു വേണ്ടി?',
  'pay.a-project': 'ഒരു പദ്ധതിക്ക്',
  'pay.refunds': 'തുക തിരികെ ലഭിക്കാൻ',

  'bank.paid-upi': 'പണമടച്ചു: രസീത് നേടുക',
  'upi.title': 'UPI വഴി നൽകാം',
  'upi.how': 'ഏതെങ്കിലും UPI ആപ്പ് ഉപയോഗിച്ച് ഈ കോഡ് സ്കാൻ ചെയ്യുക.',
  'upi.any-amount': 'തുക ആപ്പിൽ നൽകാം.',
  'upi.amount': 'ഫോമിൽ എഴുതിയ {sum} ആപ്പിൽ കാണാം.',
  'upi.code': '{upiId} എന്ന വിലാസത്തിലേക്കു പണമടയ്ക്കാനുള്ള QR കോഡ്',
  'upi.no-code': 'കോഡ് കാണിക്കാനായില്ല. പകരം UPI ID പകർത്തി ആപ്പിൽ നൽകുക.',
  'upi.show-code': 'മറ്റൊരു ഫോണിനായി QR കോഡ് കാണിക്കുക',
  'upi.copy': 'UPI ID പകർത്തുക',
  'upi.open': 'UPI ആപ്പിൽ പണമടയ്ക്കുക',
  'upi.open-sum': 'UPI ആപ്പിൽ {sum} അടയ്ക്കുക',
  'upi.nothing-opens': 'ആപ്പ് തുറക്കുന്നില്ലേ? UPI ID പകർത്തി ആപ്പിൽ നൽകുക.',
};
