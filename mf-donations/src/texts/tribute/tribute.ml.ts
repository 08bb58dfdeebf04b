import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './tribute.en.ts';

export const texts: SameKeys<typeof en> = {
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
