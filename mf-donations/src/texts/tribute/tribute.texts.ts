import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';

const en = {
  'tribute.kind': 'The gift is',
  'tribute.memory': 'In memory of',
  'tribute.behalf': 'On behalf of',
  'tribute.name': 'Name of that person',
  'tribute.message': 'Message',
  'tribute.message-hint':
    'For the card that you can print after paying, and for the email. At most 300 characters, without links.',
  'tribute.email': 'Send the message to this email',
  'tribute.email-hint':
    'We send it one message after your payment. It has your name as you wrote it above, unless you ticked “Do not name me in thanks”, and never the amount.',
  'tribute.error.tributeKindMissing': 'Choose whether it is in memory or on behalf',
  'tribute.error.tributeNameMissing':
    'Enter the name of the person you give for, or leave this whole part empty',
  'tribute.error.tributeLink':
    'Write without links, email and web addresses. If there is none, put a space after each full stop',
  'tribute.error.emailComma':
    'There is a comma in this email address. Write a dot there, as in name@example.com',
  'tribute.error.textTooLong': 'This is longer than we can store. Please shorten it',
  'tribute.error.emailInvalid': 'Enter one email address like name@example.com, or leave it empty',

  'tribute.given.memory': 'In memory of {name}',
  'tribute.given.behalf': 'On behalf of {name}',
  'tribute.mail.waiting': 'Your message will be sent to {email} within a few minutes.',
  'tribute.mail.sent': 'Your message was sent to {email}.',
  'tribute.mail.not-sent':
    'Your message could not be sent to {email}: we send only a few a day to one address and for one donor. You can print the card and hand it over.',
  'tribute.card': 'Print a card (PDF)',
  'tribute.card-in': 'Card in {language}',
} as const;

const ml: SameKeys<typeof en> = {
  'tribute.kind': 'ഈ സംഭാവന',
  'tribute.memory': 'ഒരാളുടെ ഓർമ്മയ്ക്കായി',
  'tribute.behalf': 'ഒരാളുടെ പേരിൽ',
  'tribute.name': 'ആ ആളുടെ പേര്',
  'tribute.message': 'സന്ദേശം',
  'tribute.message-hint': 'പണമടച്ച ശേഷം അച്ചടിക്കാവുന്ന കാർഡിനും ഇമെയിലിനും. പരമാവധി 300 അക്ഷരങ്ങൾ, ലിങ്കുകളില്ലാതെ.',
  'tribute.email': 'സന്ദേശം അയയ്ക്കേണ്ട ഇമെയിൽ',
  'tribute.email-hint':
    'പണമടച്ച ശേഷം ഈ വിലാസത്തിലേക്ക് ഒരു സന്ദേശം അയയ്ക്കും. മുകളിൽ എഴുതിയ നിങ്ങളുടെ പേര് അതിലുണ്ടാകും, “നന്ദി പറയുമ്പോൾ എന്റെ പേര് പറയരുത്” എന്നതു തിരഞ്ഞെടുത്താലൊഴികെ; തുക ഒരിക്കലും ഉണ്ടാവില്ല.',
  'tribute.error.tributeKindMissing': 'ഓർമ്മയ്ക്കായാണോ മറ്റൊരാളുടെ പേരിലാണോ എന്നു തിരഞ്ഞെടുക്കുക',
  'tribute.error.tributeNameMissing': 'ആർക്കുവേണ്ടിയാണോ നൽകുന്നത് ആ ആളുടെ പേര് നൽകുക, അല്ലെങ്കിൽ ഈ ഭാഗം മുഴുവൻ ഒഴിച്ചിടുക',
  'tribute.error.tributeLink':
    'ലിങ്കുകളോ ഇമെയിൽ, വെബ് വിലാസങ്ങളോ ഇല്ലാതെ എഴുതുക. അവയൊന്നും ഇല്ലെങ്കിൽ, ഓരോ കുത്തിനു ശേഷവും ഒരു സ്ഥലം വിടുക',
  'tribute.error.emailComma': 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു കോമയുണ്ട്. അവിടെ ഒരു കുത്ത് എഴുതുക, name@example.com എന്നതിലെ പോലെ',
  'tribute.error.textTooLong': 'ഇത് സൂക്ഷിക്കാവുന്നതിലും നീണ്ടതാണ്. ചുരുക്കി എഴുതുക',
  'tribute.error.emailInvalid': 'name@example.com പോലെയുള്ള ഒരു ഇമെയിൽ വിലാസം നൽകുക, അല്ലെങ്കിൽ ഒഴിച്ചിടുക',

  'tribute.given.memory': '{name} – ഓർമ്മയ്ക്കായി',
  'tribute.given.behalf': '{name} – ഇവരുടെ പേരിൽ',
  'tribute.mail.waiting': 'നിങ്ങളുടെ സന്ദേശം ഏതാനും മിനിറ്റിനുള്ളിൽ {email} എന്ന വിലാസത്തിലേക്ക് അയയ്ക്കും.',
  'tribute.mail.sent': 'നിങ്ങളുടെ സന്ദേശം {email} എന്ന വിലാസത്തിലേക്ക് അയച്ചു.',
  'tribute.mail.not-sent':
    'നിങ്ങളുടെ സന്ദേശം {email} എന്ന വിലാസത്തിലേക്ക് അയയ്ക്കാനായില്ല: ഒരു വിലാസത്തിലേക്കും ഒരാൾക്കുവേണ്ടിയും ഒരു ദിവസം കുറച്ചു സന്ദേശങ്ങൾ മാത്രമേ അയയ്ക്കൂ. കാർഡ് അച്ചടിച്ചു നേരിട്ടു നൽകാം.',
  'tribute.card': 'കാർഡ് അച്ചടിക്കുക (PDF)',
  'tribute.card-in': 'കാർഡ്: {language}',
};

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

export type TributeTranslate = Translate<TextKey<typeof en>>;

/**
 * The texts of a gift in memory or on behalf of someone, in the form and after the payment. They load with the part that
 * shows them, in all languages: few donors open it, and each file more would make every page longer by its name.
 */
export function tributeTexts(language: Language): TributeTranslate {
  return createTranslate(language, TEXTS[language]);
}
