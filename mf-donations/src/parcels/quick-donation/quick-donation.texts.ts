import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';

const en = {
  'category.label': 'Donation category',
  'category.choose': 'Choose a category',
  'method.label': 'Payment method',
  'method.paypal': 'PayPal',
  'method.payoneer': 'Payoneer',
  'method.not-yet': 'not available yet',
  'quick.form': 'Donate now',
  'quick.proceed': 'Proceed',
  'quick.error.nameMissing': 'Please enter your name',
  'quick.error.emailMissing': 'Please enter your email',
  'quick.error.phoneMissing': 'Please enter your phone number',
  'quick.error.categoryMissing': 'Please select the donation category',
  'quick.error.amountMissing': 'Please enter your donation amount',
} as const;

const ml: SameKeys<typeof en> = {
  'category.label': 'സംഭാവനയുടെ വിഭാഗം',
  'category.choose': 'വിഭാഗം തിരഞ്ഞെടുക്കുക',
  'method.label': 'പണം നൽകുന്ന രീതി',
  'method.paypal': 'PayPal',
  'method.payoneer': 'Payoneer',
  'method.not-yet': 'ഇപ്പോൾ ലഭ്യമല്ല',
  'quick.form': 'ഇപ്പോൾ സംഭാവന നൽകുക',
  'quick.proceed': 'തുടരുക',
  'quick.error.nameMissing': 'ദയവായി നിങ്ങളുടെ പേര് നൽകുക',
  'quick.error.emailMissing': 'ദയവായി നിങ്ങളുടെ ഇമെയിൽ നൽകുക',
  'quick.error.phoneMissing': 'ദയവായി നിങ്ങളുടെ ഫോൺ നമ്പർ നൽകുക',
  'quick.error.categoryMissing': 'ദയവായി സംഭാവനയുടെ വിഭാഗം തിരഞ്ഞെടുക്കുക',
  'quick.error.amountMissing': 'ദയവായി സംഭാവനത്തുക നൽകുക',
};

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

export type QuickTextKey = TextKey<typeof en>;

export function isQuickTextKey(key: string): key is QuickTextKey {
  return Object.hasOwn(en, key);
}

/** The texts of the quick form alone, in all languages: no page of this remote loads them. */
export function quickTexts(language: Language): Translate<QuickTextKey> {
  return createTranslate(language, TEXTS[language]);
}
