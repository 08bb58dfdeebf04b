import type { Language } from '../contract/language.ts';
import type { SameKeys } from '../i18n/i18n.ts';

const en = {
  'kit.failed.title': 'This page could not be loaded',
  'kit.failed.unavailable':
    'The connection failed, or our server is busy. Nothing you typed elsewhere is lost.',
  'kit.failed.unexpected':
    'Something went wrong on our side. Please try again in a few minutes. If it happens again, call the office.',
  'kit.failed.retry': 'Try again',
  'kit.parcel.missing': 'This part could not be loaded.',
  'kit.parcel.plain': 'This part did not load fully. You can still use it in a simple form.',
  'kit.parcel.retry': 'Retry',
} as const;

const ml: SameKeys<typeof en> = {
  'kit.failed.title': 'ഈ പേജ് തുറക്കാൻ കഴിഞ്ഞില്ല',
  'kit.failed.unavailable':
    'ഇന്റർനെറ്റ് കണക്ഷൻ മുറിഞ്ഞു, അല്ലെങ്കിൽ സെർവർ തിരക്കിലാണ്. നിങ്ങൾ ടൈപ്പ് ചെയ്തതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല.',
  'kit.failed.unexpected':
    'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക. വീണ്ടും ഇങ്ങനെ കണ്ടാൽ ഓഫീസിലേക്ക് വിളിക്കുക.',
  'kit.failed.retry': 'വീണ്ടും ശ്രമിക്കുക',
  'kit.parcel.missing': 'ഈ ഭാഗം തുറക്കാൻ കഴിഞ്ഞില്ല.',
  'kit.parcel.plain': 'ഈ ഭാഗം പൂർണ്ണമായി തുറന്നിട്ടില്ല. എങ്കിലും ലളിതമായ രീതിയിൽ ഉപയോഗിക്കാം.',
  'kit.parcel.retry': 'വീണ്ടും ശ്രമിക്കുക',
};

export const kitTexts: Record<Language, SameKeys<typeof en>> = { en, ml };
export type KitTexts = typeof en;
