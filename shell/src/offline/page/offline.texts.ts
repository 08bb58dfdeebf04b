import type { Language } from '@trust/shared/contract/languages';

interface OfflineTexts {
  /** Above a stored page; `{time}` is when it was stored. */
  readonly storedAt: string;
  readonly offline: string;
  readonly title: string;
  readonly hint: string;
  readonly retry: string;
  readonly pages: string;
  readonly call: string;
  readonly transfer: string;
  readonly transferHint: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly bank: string;
  readonly upiId: string;
  /** On the address of a payment that was made or tried. */
  readonly payment: string;
}

export const offlineTexts: Record<Language, OfflineTexts> = {
  en: {
    storedAt: 'You are offline. This page was saved on {time}.',
    offline: 'Offline',
    title: 'You are offline',
    hint: 'This page is not saved on this device. You can open it when you are online again.',
    retry: 'Try again',
    pages: 'Pages that you can read now',
    call: 'Call us:',
    transfer: 'Bank transfer works without this site',
    transferHint: 'Pay to this account or UPI ID in your bank’s app, in a UPI app or at a branch.',
    accountNumber: 'Account number',
    ifsc: 'IFSC',
    bank: 'Bank',
    upiId: 'UPI ID',
    payment:
      'If you have paid, your money is safe: being offline does not affect your payment. Do not pay again; check it when you are online.',
  },
  ml: {
    storedAt: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. ഈ പേജ് സൂക്ഷിച്ച സമയം: {time}.',
    offline: 'ഓഫ്‌ലൈൻ',
    title: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
    hint: 'ഈ പേജ് ഈ ഉപകരണത്തിൽ സൂക്ഷിച്ചിട്ടില്ല. നെറ്റ്‌വർക്ക് തിരികെ വരുമ്പോൾ തുറക്കാം.',
    retry: 'വീണ്ടും ശ്രമിക്കുക',
    pages: 'ഇപ്പോൾ വായിക്കാവുന്ന പേജുകൾ',
    call: 'വിളിക്കാം:',
    transfer: 'ഈ സൈറ്റ് ഇല്ലാതെയും ബാങ്ക് ട്രാൻസ്ഫർ ചെയ്യാം',
    transferHint: 'ബാങ്കിന്റെ ആപ്പിലോ UPI ആപ്പിലോ ബാങ്ക് ശാഖയിലോ ഈ അക്കൗണ്ടിലേക്ക്, അല്ലെങ്കിൽ ഈ UPI ഐഡിയിലേക്ക് പണം അയയ്ക്കാം.',
    accountNumber: 'അക്കൗണ്ട് നമ്പർ',
    ifsc: 'IFSC',
    bank: 'ബാങ്ക്',
    upiId: 'UPI ഐഡി',
    payment:
      'പണം അടച്ചെങ്കിൽ അത് സുരക്ഷിതമാണ്; ഓഫ്‌ലൈൻ ആയത് പണമടയ്ക്കലിനെ ബാധിക്കില്ല. വീണ്ടും അടയ്ക്കരുത്; നെറ്റ്‌വർക്ക് വരുമ്പോൾ പരിശോധിക്കുക.',
  },
};
