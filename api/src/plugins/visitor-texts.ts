import { type Language } from '@trust/shared/contract/language';
import { PASSWORDS_DIFFER, USERNAME_TAKEN } from '@trust/shared/contract/users';

type Values = { least?: number | undefined; most?: number | undefined };
type Text = Record<Language, (values: Values) => string>;

const fixed = (en: string, ml: string): Text => ({ en: () => en, ml: () => ml });
const told = (value: number | undefined) => String(value ?? '');

/** Everything that the api says to a visitor. */
const TEXTS = {
  required: fixed('This is required', 'ഈ വിവരം ആവശ്യമാണ്'),
  email: fixed('Enter an e-mail address', 'ശരിയായ ഇ-മെയിൽ വിലാസം നൽകുക'),
  notTaken: fixed('This is not accepted here', 'ഈ വിവരം ഇവിടെ സ്വീകരിക്കുന്നതല്ല'),
  invalid: fixed('This is not valid', 'ഇത് ശരിയല്ല'),
  tooShort: {
    en: ({ least }) => `Use at least ${told(least)} characters`,
    ml: ({ least }) => `കുറഞ്ഞത് ${told(least)} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
  tooLong: {
    en: ({ most }) => `Use at most ${told(most)} characters`,
    ml: ({ most }) => `പരമാവധി ${told(most)} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക`,
  },
  tooSmall: { en: ({ least }) => `At least ${told(least)}`, ml: ({ least }) => `കുറഞ്ഞത് ${told(least)}` },
  tooGreat: { en: ({ most }) => `At most ${told(most)}`, ml: ({ most }) => `പരമാവധി ${told(most)}` },
  checkFields: fixed('Some details are missing or not valid', 'ചില വിവരങ്ങൾ നൽകിയിട്ടില്ല, അല്ലെങ്കിൽ ശരിയല്ല'),
  passwordsDiffer: fixed(PASSWORDS_DIFFER, 'പാസ്‌വേഡുകൾ തമ്മിൽ യോജിക്കുന്നില്ല'),
  commonPassword: fixed(
    'Many people use this password. Choose one that is harder to guess',
    'പലരും ഉപയോഗിക്കുന്ന പാസ്‌വേഡാണിത്. ഊഹിക്കാൻ പ്രയാസമുള്ള മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക',
  ),
  usernameTaken: fixed(USERNAME_TAKEN, 'ഈ ഉപയോക്തൃനാമം നിലവിലുണ്ട്, ദയവായി മറ്റൊന്ന് ഉപയോഗിക്കുക'),
  wrongLogin: fixed('E-mail or password is not correct', 'ഇ-മെയിലോ പാസ്‌വേഡോ ശരിയല്ല'),
  notLoggedIn: fixed('Log in to go on', 'തുടരാൻ ലോഗിൻ ചെയ്യുക'),
  tooManyFailures: {
    en: ({ least }) => `Too many attempts. Try again in ${told(least)} minutes`,
    ml: ({ least }) => `ശ്രമങ്ങൾ അനുവദനീയമായതിലും കൂടുതലായി. ${told(least)} മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക`,
  },
  tooManyRequests: fixed(
    'Too many requests. Try again in a minute',
    'അഭ്യർത്ഥനകൾ അനുവദനീയമായതിലും കൂടുതലായി. ഒരു മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
  ),
  keyUsed: fixed(
    'This was sent before with other words. Send it anew',
    'ഇത് മുമ്പ് മറ്റൊരു രീതിയിൽ അയച്ചിട്ടുണ്ട്. വീണ്ടും അയയ്ക്കുക',
  ),
  notFound: fixed('There is no such thing here', 'ഇങ്ങനെയൊന്ന് ഇവിടെയില്ല'),
  notReadable: fixed('The request could not be read', 'അഭ്യർത്ഥന വായിക്കാനായില്ല'),
  tooLarge: fixed('What was sent is too large', 'അയച്ച വിവരത്തിന്റെ വലുപ്പം കൂടുതലാണ്'),
  wrongType: fixed('Send this as JSON', 'ഇത് JSON ആയി അയയ്ക്കുക'),
  unavailable: fixed(
    'This is not available just now. Try again shortly',
    'ഇത് ഇപ്പോൾ ലഭ്യമല്ല. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
  ),
  failed: fixed(
    'Something went wrong on our side. Try again',
    'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാർ സംഭവിച്ചു. വീണ്ടും ശ്രമിക്കുക',
  ),
} as const satisfies Record<string, Text>;
export type VisitorText = keyof typeof TEXTS;

/** One of the api's texts, in the visitor's language. */
export function say(language: Language, text: VisitorText, values: Values = {}): string {
  return TEXTS[text][language](values);
}
