import type { PerLanguage } from './languages.ts';

/** Why a field of the contact form is not accepted; `{max}` is its length. */
export const MISSING: Readonly<Record<'name' | 'email' | 'subject' | 'message', PerLanguage<string>>> = {
  name: { en: 'Enter your name', ml: 'നിങ്ങളുടെ പേര് എഴുതുക' },
  email: {
    en: 'Enter your email address, so that we can answer',
    ml: 'മറുപടി അയയ്ക്കാൻ നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതുക',
  },
  subject: { en: 'Enter a subject', ml: 'എന്തിനെക്കുറിച്ചാണെന്ന് എഴുതുക' },
  message: { en: 'Enter your message', ml: 'നിങ്ങളുടെ സന്ദേശം എഴുതുക' },
};

export const TOO_LONG: Readonly<Record<'name' | 'email' | 'subject' | 'message', PerLanguage<string>>> = {
  name: {
    en: 'Use at most {max} characters for your name',
    ml: 'പേരിന് പരമാവധി {max} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  email: {
    en: 'Use at most {max} characters for your email address',
    ml: 'ഇമെയിൽ വിലാസത്തിന് പരമാവധി {max} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  subject: {
    en: 'Use at most {max} characters for the subject',
    ml: 'വിഷയത്തിന് പരമാവധി {max} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  message: {
    en: 'Use at most {max} characters for your message',
    ml: 'സന്ദേശത്തിന് പരമാവധി {max} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
};

export const NOT_AN_ADDRESS: PerLanguage<string> = {
  en: 'Enter an email address like name@example.com',
  ml: 'name@example.com പോലെയുള്ള ഒരു ഇമെയിൽ വിലാസം എഴുതുക',
};

export const COMMA_IN_ADDRESS: PerLanguage<string> = {
  en: 'There is a comma in this email address. Write a dot there, as in name@example.com',
  ml: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു കോമയുണ്ട്. അവിടെ ഒരു കുത്ത് എഴുതുക, name@example.com എന്നതിലെ പോലെ',
};
