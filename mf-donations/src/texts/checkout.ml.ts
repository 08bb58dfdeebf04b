import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './checkout.en.ts';
import { failure } from './outcome/failure.ml.ts';

export const texts: SameKeys<typeof en> = {
  ...failure,

  'checkout.open-title': 'പണമടയ്ക്കാനുള്ള ജാലകം തുറന്നിട്ടുണ്ട്',
  'checkout.open': 'അവിടെ പണമടയ്ക്കൽ പൂർത്തിയാക്കുക. ആ ജാലകം തനിയെ അടഞ്ഞുപോയെങ്കിൽ:',
  'checkout.reopen': 'ജാലകം വീണ്ടും തുറക്കുക',
  'checkout.ask': 'ഈ പണമടയ്ക്കൽ എന്തായി എന്നു നോക്കുക',
  'checkout.confirming': 'നന്ദി. നിങ്ങൾ പണമടച്ചത് ഉറപ്പാക്കുകയാണ്; ഈ പേജ് അടയ്ക്കരുത്.',
  'checkout.leaving': 'നിങ്ങളെ പണമടയ്ക്കാനുള്ള പേജിലേക്കു കൊണ്ടുപോകുന്നു; അതിനുശേഷം ഇവിടെ തിരിച്ചെത്തും.',
  'checkout.dismissed-title': 'പണമടയ്ക്കൽ പൂർത്തിയായിട്ടില്ല',
  'checkout.dismissed':
    'പൂർത്തിയാകുന്നതിനു മുമ്പ് നിങ്ങൾ പണമടയ്ക്കൽ നിർത്തി. എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്: തുടരാൻ “തുടരുക” അമർത്തുക.',
  'checkout.no-window-title': 'പണമടയ്ക്കാനുള്ള ജാലകം തുറക്കാനായില്ല',
  'checkout.no-window': 'പണമൊന്നും അടച്ചിട്ടില്ല. പകരം, സേവനദാതാവിന്റെ പേജിൽ പണമടച്ച് ഇവിടെ തിരിച്ചെത്താം.',
  'checkout.plain': 'അവരുടെ പേജിൽ പണമടയ്ക്കുക',
  'checkout.try-window': 'ജാലകം വീണ്ടും തുറന്നുനോക്കുക',
  'checkout.provider-says': 'സേവനദാതാവ് അറിയിച്ചത്:',
  'checkout.kept':
    'എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്. വീണ്ടും ശ്രമിച്ചാലും അതേ സംഭാവന തന്നെ; രണ്ടു തവണ പണം കിട്ടിയാൽ രണ്ടാമത്തേത് തിരികെ നൽകും.',
  'checkout.again': 'വീണ്ടും ശ്രമിക്കുക',
  'checkout.another-method': 'പണമടയ്ക്കാൻ മറ്റൊരു രീതി തിരഞ്ഞെടുക്കുക',
  'checkout.later': 'വീണ്ടും ശ്രമിക്കുക',
  'checkout.in-seconds': '({seconds} സെക്കൻഡിനു ശേഷം)',
};
