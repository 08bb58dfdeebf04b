import type { Language } from '@trust/shared/contract/languages';

interface OfflineTexts {
  /** Above a stored page; `{time}` is when it was stored. */
  readonly storedAt: string;
  readonly offline: string;
  readonly title: string;
  readonly hint: string;
  readonly retry: string;
  readonly pages: string;
}

export const offlineTexts: Record<Language, OfflineTexts> = {
  en: {
    storedAt: 'You are offline. This page was saved on {time}.',
    offline: 'Offline',
    title: 'You are offline',
    hint: 'This page is not saved on this device. You can read it when you are online again.',
    retry: 'Try again',
    pages: 'Pages that you can read now',
  },
  ml: {
    storedAt: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. {time}-ന് സൂക്ഷിച്ച പേജാണിത്.',
    offline: 'ഓഫ്‌ലൈൻ',
    title: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
    hint: 'ഈ പേജ് ഈ ഉപകരണത്തിൽ സൂക്ഷിച്ചിട്ടില്ല. നെറ്റ്‌വർക്ക് തിരികെ വരുമ്പോൾ വായിക്കാം.',
    retry: 'വീണ്ടും ശ്രമിക്കുക',
    pages: 'ഇപ്പോൾ വായിക്കാവുന്ന പേജുകൾ',
  },
};
