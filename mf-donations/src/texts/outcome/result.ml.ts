import type { SameKeys } from '@trust/shared/i18n';
import { texts as afterPayment } from './after-payment.ml.ts';
import type { texts as en } from './result.en.ts';

export const texts: SameKeys<typeof en> = {
  ...afterPayment,

  'share.title': 'മറ്റുള്ളവരോടും പറയുക',
  'share.text':
    '{name} വഴി ഞാൻ സംഭാവന നൽകി. ഓരോ സംഭാവനയ്ക്കും രസീതുണ്ട്, ഓരോ കുടുംബത്തെയും അവർ നേരിട്ട് സന്ദർശിക്കുന്നു. നിങ്ങളും സഹായിക്കുമോ?',
  'share.mail': 'ഇമെയിൽ',
  'share.copy': 'ലിങ്ക് പകർത്തുക',

  'tribute.without-scripts': 'ഓർമയ്ക്കായോ ഒരാളുടെ പേരിലോ നൽകിയതിന്റെ കാർഡ് (PDF)',

  'failed.title': 'ഓൺലൈൻ സംഭാവന സംവിധാനം അറ്റകുറ്റപ്പണിയിലാണ്.',
  'failed.later': 'ദയവായി പിന്നീട് വീണ്ടും ശ്രമിക്കുക',
  'failed.again': 'വീണ്ടും പരാജയപ്പെട്ടാൽ',
  'failed.bank': 'അതുവരെ ബാങ്ക് ട്രാൻസ്ഫർ വഴി സംഭാവന നൽകാം.',
  'failed.to-bank': 'ബാങ്ക് ട്രാൻസ്ഫർ വഴി നൽകുക',
  'solace.all': 'എല്ലാ സാന്ത്വന പരിപാടികളും',
  'outcome.home': 'ഹോം',
  'outcome.projects': 'ഏതിനു നൽകണമെന്ന് തിരഞ്ഞെടുക്കുക',
};
