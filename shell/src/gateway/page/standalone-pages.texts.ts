import type { Language } from '@trust/shared/contract/languages';

interface ListTexts {
  readonly list: string;
  readonly elsewhere: string;
  readonly onlyHere: string;
  readonly needsValue: string;
}

/** The list of screens of a remote that is served alone. */
export const LIST_TEXTS: Readonly<Record<Language, ListTexts>> = {
  en: {
    list: 'Screens of {remote}',
    elsewhere: 'This page belongs to another part of the site',
    onlyHere: 'Only {remote} runs here. These are its screens:',
    needsValue: 'with a number of your own in place of the name or star',
  },
  ml: {
    list: '{remote} — സ്ക്രീനുകൾ',
    elsewhere: 'ഈ പേജ് സൈറ്റിന്റെ മറ്റൊരു ഭാഗത്തിന്റേതാണ്',
    onlyHere: 'ഇവിടെ {remote} മാത്രമേ പ്രവർത്തിക്കുന്നുള്ളൂ. അതിന്റെ സ്ക്രീനുകൾ:',
    needsValue: 'പേരിന്റെയോ നക്ഷത്രചിഹ്നത്തിന്റെയോ സ്ഥാനത്ത് നിങ്ങളുടെ നമ്പർ ചേർക്കുക',
  },
};
