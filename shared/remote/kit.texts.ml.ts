import type { SameKeys } from '../i18n/i18n.ts';
import { uiTexts } from '../ui/texts/ml.ts';
import type { KitTexts } from './kit.texts.en.ts';

export const kitTexts: SameKeys<KitTexts> = {
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
export { uiTexts };
