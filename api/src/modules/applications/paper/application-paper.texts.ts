import type { PerLanguage } from '@trust/shared/contract/languages';

/** The words on a printed application beside the fields' names. `{…}` is a placeholder. */
export const PAPER_TEXTS = {
  title: { en: 'Application for aid', ml: 'സഹായത്തിനുള്ള അപേക്ഷ' },
  code: { en: 'Application number', ml: 'അപേക്ഷാ നമ്പർ' },
  sent: { en: 'Sent on', ml: 'അയച്ച തീയതി' },
  status: { en: 'Status', ml: 'അപേക്ഷയുടെ നില' },
  photo: { en: 'Photo', ml: 'ഫോട്ടോ' },
  age: { en: 'age {age}', ml: 'വയസ്സ് {age}' },
  agreed: { en: 'Agreed on', ml: 'അംഗീകരിച്ച തീയതി' },
  wordsOfVersion: { en: 'The declaration of version {version}', ml: 'സത്യപ്രസ്താവനയുടെ പതിപ്പ് {version}' },
  signedWhere: { en: 'Place and date', ml: 'സ്ഥലം, തീയതി' },
  signature: { en: 'Signature of the applicant', ml: 'അപേക്ഷകന്റെ ഒപ്പ്' },
  office: { en: 'For the office', ml: 'ഓഫീസ് ഉപയോഗത്തിന്' },
  decision: { en: 'Decision', ml: 'തീരുമാനം' },
  officeSignature: { en: 'Date and signature', ml: 'തീയതി, ഒപ്പ്' },
  foot: {
    en: 'Printed from what the applicant sent.',
    ml: 'അപേക്ഷകൻ അയച്ച വിവരങ്ങളിൽ നിന്ന് അച്ചടിച്ചത്.',
  },
} as const satisfies Record<string, PerLanguage<string>>;

/** Why there is no paper, for a browser that asked for one. */
export const NO_PAPER_TEXTS = {
  applicationNotFound: {
    title: { en: 'There is no application here', ml: 'ഇവിടെ അപേക്ഷയില്ല' },
    words: {
      en: 'The link may be incomplete. Open the page of your application again.',
      ml: 'ലിങ്ക് അപൂർണ്ണമായിരിക്കാം. നിങ്ങളുടെ അപേക്ഷയുടെ പേജ് വീണ്ടും തുറക്കുക.',
    },
  },
  unavailable: {
    title: { en: 'The application cannot be printed just now', ml: 'അപേക്ഷ ഇപ്പോൾ അച്ചടിക്കാനാവില്ല' },
    words: {
      en: 'Many applications are being printed. Close this page and try again in a minute. Your application is safe.',
      ml: 'ഒരുപാട് അപേക്ഷകൾ അച്ചടിക്കുന്നുണ്ട്. ഈ പേജ് അടച്ച് ഒരു മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക. നിങ്ങളുടെ അപേക്ഷ സുരക്ഷിതമാണ്.',
    },
  },
} as const;
