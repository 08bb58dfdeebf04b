import type { SameKeys } from '@trust/shared/i18n';
import type { reported as en } from './reported.en.ts';

export const reported: SameKeys<typeof en> = {
  'outcome.copy-reference': 'റഫറൻസ് പകർത്തുക',
  'outcome.reported.title': 'അറിയിച്ചിട്ടുണ്ട്: ബാങ്ക് സ്റ്റേറ്റ്മെന്റിനായി കാത്തിരിക്കുന്നു',
  'outcome.reported.description': 'ഈ സംഭാവന ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ ഉണ്ടോ എന്നു നോക്കുന്നു.',
  'outcome.reported.what':
    'നന്ദി. നിങ്ങളുടെ സംഭാവന ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ ഉണ്ടോ എന്നു നോക്കും. സാധാരണ മൂന്നു പ്രവൃത്തിദിവസം വരെ വേണ്ടിവരും.',
  'outcome.reported.receipt': 'കണ്ടെത്തിയാലുടൻ, നിങ്ങൾ നൽകിയ ഇമെയിൽ വിലാസത്തിലേക്ക് രസീത് അയയ്ക്കും.',
  'outcome.reported.receipt-to': 'കണ്ടെത്തിയാലുടൻ {email} എന്ന വിലാസത്തിലേക്ക് രസീത് അയയ്ക്കും.',
  'outcome.reported.check': 'കണ്ടെത്തിയോ എന്ന് പിന്നീട് പരിശോധിക്കുക',
  'outcome.rejected.title': 'ഈ സംഭാവന കണ്ടെത്താനായില്ല',
  'outcome.rejected.description': 'ഈ സംഭാവന ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ ഇല്ല.',
  'outcome.rejected.what':
    'നിങ്ങൾ അറിയിച്ചതുപോലെയൊരു പണമടയ്ക്കൽ ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ ഇല്ല. നമ്പറും തുകയും തീയതിയും നിങ്ങളുടെ ആപ്പിലോ ബാങ്കിലോ ഒത്തുനോക്കുക; അല്ലെങ്കിൽ ഞങ്ങളുടെ ഓഫീസിൽ ചോദിക്കുക.',
  'outcome.rejected.again': 'ഒന്നുകൂടി അറിയിക്കുക',

  'help.title': 'സഹായം വേണോ?',
  'help.contact': 'റഫറൻസ് പറഞ്ഞാൽ നിങ്ങളുടെ പണമടയ്ക്കൽ ഞങ്ങൾ കണ്ടെത്താം:',
};
