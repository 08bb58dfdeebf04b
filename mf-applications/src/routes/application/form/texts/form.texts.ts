import type { PerLanguage } from '@trust/shared/contract/languages';

/** The words of the form beside its labels, its messages and the help at its fields. */
export const FORM_TEXTS = {
  'form.applying': { en: 'Application for: {category}', ml: 'അപേക്ഷിക്കുന്ന വിഭാഗം: {category}' },
  'form.correcting': { en: 'Correcting an application for: {category}', ml: 'അപേക്ഷ തിരുത്തുന്നു: {category}' },
  'form.progress': { en: 'Step {step} of {steps}', ml: 'ഘട്ടം {step} / {steps}' },
  'form.next': { en: 'Save and go on', ml: 'സൂക്ഷിച്ച് തുടരുക' },
  'form.unstored': {
    en: 'This device does not store what you write. A reload or a closed page loses it: please send the form in one go.',
    ml: 'എഴുതുന്നത് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കാൻ കഴിയുന്നില്ല. പേജ് അടച്ചാലോ വീണ്ടും തുറന്നാലോ അത് നഷ്ടമാകും: ഒറ്റത്തവണയായി പൂരിപ്പിച്ച് അയയ്ക്കുക.',
  },
  'error.ask-again': {
    en: 'This was not accepted. Send it again to see why.',
    ml: 'ഇത് സ്വീകരിച്ചില്ല. കാരണം അറിയാൻ വീണ്ടും അയയ്ക്കുക.',
  },
  'error.not-uploaded': {
    en: 'A picture is not uploaded yet. Finish it, try again, or remove it.',
    ml: 'ഒരു ചിത്രം അപ്‌ലോഡ് ചെയ്തിട്ടില്ല. അത് പൂർത്തിയാക്കുക, വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ നീക്കുക.',
  },
  'draft.opening': { en: 'Opening what you wrote', ml: 'എഴുതിവച്ചത് തുറക്കുന്നു' },
  'draft.saved': { en: 'Saved on this phone: {moment}', ml: 'ഈ ഫോണിൽ സൂക്ഷിച്ചു: {moment}' },
  'draft.refused': {
    en: 'This browser stores what you write only until the page is closed. Please send the form before you close it.',
    ml: 'പേജ് അടയ്ക്കുന്നതുവരെ മാത്രമേ എഴുതുന്നത് ഈ ബ്രൗസറിൽ സൂക്ഷിക്കൂ. അടയ്ക്കുന്നതിനു മുമ്പ് അപേക്ഷ അയയ്ക്കുക.',
  },
  'draft.copied': {
    en: 'This application was changed in another tab too. Both versions are stored on this phone: compare them before you send one.',
    ml: 'ഈ അപേക്ഷ മറ്റൊരു ടാബിലും മാറ്റിയിട്ടുണ്ട്. രണ്ടും ഈ ഫോണിലുണ്ട്: ഒത്തുനോക്കിയ ശേഷം ഒന്നുമാത്രം അയയ്ക്കുക.',
  },
  'draft.damaged': {
    en: 'What this phone had stored of this application could not be read. The form is empty: please fill it in again.',
    ml: 'ഈ ഫോണിൽ സൂക്ഷിച്ചിരുന്ന അപേക്ഷ വായിക്കാൻ കഴിഞ്ഞില്ല. ഫോം ഇപ്പോൾ ശൂന്യമാണ്: ദയവായി വീണ്ടും പൂരിപ്പിക്കുക.',
  },
  'former.title': {
    en: 'The form has changed and does not ask for these answers any more. They are not sent.',
    ml: 'ഫോമിൽ മാറ്റം വന്നു. ഈ ഉത്തരങ്ങൾ ഇപ്പോൾ ചോദിക്കുന്നില്ല; അവ അയയ്ക്കുകയുമില്ല.',
  },
  'former.dismiss': { en: 'Remove these answers', ml: 'ഈ ഉത്തരങ്ങൾ നീക്കുക' },
  'earlier.title': {
    en: 'From the application before this one on this phone',
    ml: 'ഈ ഫോണിൽ ഇതിനു മുമ്പ് പൂരിപ്പിച്ച അപേക്ഷയിൽ നിന്ന്',
  },
  'earlier.use': { en: 'Use these answers', ml: 'ഇവ തന്നെ ചേർക്കുക' },
  'form.later': { en: 'Fill this in later', ml: 'ഇത് പിന്നീട് പൂരിപ്പിക്കാം' },
  'form.back': { en: 'Back', ml: 'തിരികെ' },

  'steps.all': { en: 'All steps, and what is missing', ml: 'എല്ലാ ഘട്ടങ്ങളും ഇനി പൂരിപ്പിക്കാനുള്ളതും' },
  'steps.nav': { en: 'Steps of the form', ml: 'ഫോമിന്റെ ഘട്ടങ്ങൾ' },
  'steps.complete': { en: 'Complete', ml: 'പൂർത്തിയായി' },
  'steps.missing': { en: 'Missing: {fields}', ml: 'പൂരിപ്പിക്കാനുള്ളത്: {fields}' },
  'steps.missing-count': { en: '{missing} answers are missing', ml: '{missing} വിവരങ്ങൾ കൂടി പൂരിപ്പിക്കണം' },

  'errors.step': { en: 'Please check these before you go on', ml: 'തുടരുന്നതിനു മുമ്പ് ഇവ ശരിയാക്കുക' },
  'errors.all': { en: 'Please check these before you send', ml: 'അയയ്ക്കുന്നതിനു മുമ്പ് ഇവ ശരിയാക്കുക' },

  nil: { en: 'NIL', ml: 'ഇല്ല' },
  'nil.for': { en: ': {field}', ml: ': {field}' },
  'letters.left': { en: 'Letters left: {left}.', ml: 'ഇനി എഴുതാവുന്ന അക്ഷരങ്ങൾ: {left}.' },
  'letters.over': { en: 'Letters too many: {over}.', ml: 'കൂടുതലുള്ള അക്ഷരങ്ങൾ: {over}.' },

  'birthDate.day': { en: 'Day', ml: 'ദിവസം' },
  'birthDate.month': { en: 'Month', ml: 'മാസം' },
  'birthDate.year': { en: 'Year', ml: 'വർഷം' },
  'birthDate.age': { en: 'Age in years: {age}', ml: 'വയസ്സ്: {age}' },
  'pinCode.elsewhere': {
    en: 'This is not a pin code of Kerala. If it is right, go on.',
    ml: 'ഇത് കേരളത്തിലെ പിൻകോഡല്ല. ശരിയാണെങ്കിൽ തുടരാം.',
  },
  'aadhaar.stored': {
    en: 'We have this number. Leave it as it is to keep it, or write another one in its place.',
    ml: 'ഈ നമ്പർ ഞങ്ങളുടെ പക്കലുണ്ട്. മാറ്റമില്ലെങ്കിൽ ഇങ്ങനെ തന്നെ വിടുക; മാറ്റണമെങ്കിൽ പുതിയ നമ്പർ എഴുതുക.',
  },
  'aadhaar.again': {
    en: 'Please write the number ending in {digits} again. For your safety it is not stored on this device.',
    ml: '{digits} എന്ന് അവസാനിക്കുന്ന നമ്പർ ഒരിക്കൽക്കൂടി എഴുതുക. സുരക്ഷയ്ക്കായി അത് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കുന്നില്ല.',
  },

  'category.other': { en: 'Choose another category', ml: 'മറ്റൊരു വിഭാഗം തിരഞ്ഞെടുക്കുക' },
  'category.change': { en: 'Apply for {to} instead?', ml: '{to} എന്ന വിഭാഗത്തിലേക്കു മാറണോ?' },
  'category.change-loses': {
    en: 'Your answers to the questions of {from} alone will be removed. All other answers stay.',
    ml: '{from} എന്ന വിഭാഗത്തിൽ മാത്രം ചോദിച്ച ചോദ്യങ്ങൾക്കു നൽകിയ ഉത്തരങ്ങൾ മായ്ക്കും. മറ്റെല്ലാ ഉത്തരങ്ങളും അതേപടി ഉണ്ടാകും.',
  },
  'category.change-yes': { en: 'Go on with {to}', ml: '{to} എന്നതിൽ തുടരുക' },
  'category.change-no': { en: 'Stay with {from}', ml: '{from} തന്നെ മതി' },

  'relatives.one': { en: 'A relative', ml: 'ഒരു ബന്ധു' },
  'relatives.add': { en: 'Add a relative', ml: 'ഒരു ബന്ധുവിനെ ചേർക്കുക' },
  'relatives.add-another': { en: 'Add another relative', ml: 'മറ്റൊരു ബന്ധുവിനെ ചേർക്കുക' },
  'relatives.line': { en: '{relation}, age {age}', ml: '{relation}, വയസ്സ് {age}' },
  'relatives.edit': { en: 'Change', ml: 'മാറ്റുക' },
  'relatives.remove': { en: 'Remove', ml: 'നീക്കുക' },
  'relatives.save': { en: 'Save this relative', ml: 'ഈ വിവരങ്ങൾ ചേർക്കുക' },
  'relatives.discard': { en: 'Cancel', ml: 'വേണ്ട' },
  'relatives.saved': { en: 'Saved: {name}', ml: 'ചേർത്തു: {name}' },
  'relatives.removed': { en: 'Removed: {name}', ml: 'നീക്കി: {name}' },
  'relatives.incomplete': { en: 'Some details are missing', ml: 'ചില വിവരങ്ങൾ കൂടി വേണം' },
  'relatives.full': {
    en: 'You have listed {max} relatives, which is as many as fit.',
    ml: '{max} ബന്ധുക്കളെ ചേർത്തുകഴിഞ്ഞു; ഇതിൽ കൂടുതൽ ചേർക്കാനാവില്ല.',
  },

  'check.title': { en: 'Check your answers and send', ml: 'ഉത്തരങ്ങൾ പരിശോധിച്ച് അയയ്ക്കുക' },
  'check.lead': {
    en: 'Read your answers once more. You can still change all of them.',
    ml: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ ഒരിക്കൽക്കൂടി വായിച്ചുനോക്കുക. ഇപ്പോഴും എല്ലാം മാറ്റാം.',
  },
  'check.change': { en: 'Change', ml: 'മാറ്റുക' },
  'check.missing': { en: 'Missing: fill it in', ml: 'ഇത് പൂരിപ്പിക്കുക' },
  'check.wrong': { en: 'Please check this answer', ml: 'ഈ ഉത്തരം ശരിയാക്കുക' },
  'check.empty': {
    en: 'Nothing is filled in yet. Answers needed here: {missing}.',
    ml: 'ഇവിടെ ഒന്നും പൂരിപ്പിച്ചിട്ടില്ല. വേണ്ട വിവരങ്ങൾ: {missing}.',
  },
  'check.fill': { en: 'Fill in this step', ml: 'ഈ ഘട്ടം പൂരിപ്പിക്കുക' },
  'check.none': { en: 'Not answered', ml: 'ഉത്തരം നൽകിയിട്ടില്ല' },

  'declaration.title': { en: 'What you agree to', ml: 'സത്യപ്രസ്താവനയും സമ്മതവും' },
  'declaration.agree': { en: 'I agree', ml: 'ഞാൻ സമ്മതിക്കുന്നു' },
  'declaration.stands': {
    en: 'You agreed to this when you sent the application.',
    ml: 'അപേക്ഷ അയച്ചപ്പോൾ നിങ്ങൾ ഇത് സമ്മതിച്ചിട്ടുണ്ട്.',
  },

  'send.see-missing': { en: 'See what is missing', ml: 'ഇനി പൂരിപ്പിക്കാനുള്ളത് കാണുക' },
  'send.button': { en: 'Send Application', ml: 'അപേക്ഷ അയയ്ക്കുക' },
  'send.sending': { en: 'Sending the application', ml: 'അപേക്ഷ അയയ്ക്കുന്നു' },
  'send.waiting': {
    en: 'A picture is still being uploaded. The application can be sent as soon as that is done.',
    ml: 'ഒരു ചിത്രം ഇപ്പോഴും അപ്‌ലോഡ് ചെയ്യുകയാണ്. അതു കഴിഞ്ഞാലുടൻ അപേക്ഷ അയയ്ക്കാം.',
  },
  'send.waiting-for-network': {
    en: 'Not sent yet: there is no connection',
    ml: 'അയച്ചിട്ടില്ല: കണക്ഷനില്ല',
  },
  'send.waiting-hint': {
    en: 'The application is sent by itself when the connection is back. Leave this page open until you see its number. However often it is sent, it counts once.',
    ml: 'കണക്ഷൻ കിട്ടിയാലുടൻ അപേക്ഷ തനിയെ അയയ്ക്കും. അപേക്ഷാ നമ്പർ കാണുന്നതുവരെ ഈ പേജ് അടയ്ക്കരുത്. എത്ര തവണ അയച്ചാലും ഒരു അപേക്ഷയായേ കണക്കാക്കൂ.',
  },
  'send.now': { en: 'Try now', ml: 'ഇപ്പോൾ ശ്രമിക്കുക' },
  'send.stop': { en: 'Do not send it yet', ml: 'ഇപ്പോൾ അയയ്ക്കേണ്ട' },
  'send.question': { en: 'Are you sure to submit the application', ml: 'അപേക്ഷ അയയ്ക്കട്ടെ?' },
  'send.yes': { en: 'Yes, send it', ml: 'അതെ, അയയ്ക്കുക' },
  'send.no': { en: 'No, go back', ml: 'വേണ്ട, തിരികെ പോകാം' },

  'failed.unknown-title': {
    en: 'We do not know whether the application arrived',
    ml: 'അപേക്ഷ ലഭിച്ചോ എന്ന് അറിയില്ല',
  },
  'failed.title': { en: 'The application was not accepted', ml: 'അപേക്ഷ സ്വീകരിച്ചിട്ടില്ല' },
  'failed.unavailable': {
    en: 'No answer came. All that you wrote is still here: please send it again. However often it is sent, it counts once.',
    ml: 'മറുപടി കിട്ടിയില്ല. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്; വീണ്ടും അയയ്ക്കുക. എത്ര തവണ അയച്ചാലും ഒരു അപേക്ഷയായേ കണക്കാക്കൂ.',
  },
  'failed.too-many': {
    en: 'Many applications are being sent just now. Please wait a minute and send it again. All that you wrote is still here.',
    ml: 'ഇപ്പോൾ ധാരാളം അപേക്ഷകൾ വരുന്നുണ്ട്. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും അയയ്ക്കുക. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
  },
  'failed.refused': {
    en: 'The application could not be accepted. All that you wrote is still here. Please call the office.',
    ml: 'അപേക്ഷ സ്വീകരിക്കാനായില്ല. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്. ദയവായി ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  'failed.key-used': {
    en: 'Your answers changed while the application was being sent. Please send it again.',
    ml: 'അപേക്ഷ അയയ്ക്കുന്നതിനിടെ ഉത്തരങ്ങൾ മാറി. വീണ്ടും അയയ്ക്കുക.',
  },
  'failed.changed': {
    en: 'The application was changed in the meantime, perhaps by your own first try. Give this correction up below, and open the page of the application to see how it stands now.',
    ml: 'ഇതിനിടെ അപേക്ഷയിൽ മാറ്റം വന്നു; ഒരുപക്ഷേ നിങ്ങൾ ആദ്യം അയച്ചതു തന്നെയാകാം. താഴെ ഈ തിരുത്തൽ വേണ്ടെന്നു വച്ച്, അപേക്ഷയുടെ പേജ് തുറന്ന് ഇപ്പോഴത്തെ വിവരങ്ങൾ നോക്കുക.',
  },
  'failed.closed': {
    en: 'This application can no longer be corrected here. Please call the office.',
    ml: 'ഈ അപേക്ഷ ഇനി ഇവിടെ തിരുത്താനാവില്ല. ദയവായി ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  'failed.gone': {
    en: 'We cannot find this application. Please call the office.',
    ml: 'ഈ അപേക്ഷ കണ്ടെത്താനായില്ല. ദയവായി ഓഫീസിലേക്കു വിളിക്കുക.',
  },

  'sent.h1': { en: 'Your application has been sent', ml: 'നിങ്ങളുടെ അപേക്ഷ ലഭിച്ചു' },
  'sent.updated': { en: 'Application details Updated!', ml: 'അപേക്ഷയിലെ വിവരങ്ങൾ പുതുക്കി!' },
  'sent.next': {
    en: 'The page of your application is where you can print it, and correct it for a while.',
    ml: 'അപേക്ഷ പ്രിന്റ് ചെയ്യാനും കുറച്ചു സമയത്തേക്ക് തിരുത്താനും അപേക്ഷയുടെ പേജ് തുറക്കുക.',
  },
  'sent.another': { en: 'Fill in another person’s application', ml: 'മറ്റൊരാളുടെ അപേക്ഷ പൂരിപ്പിക്കുക' },
  'sent.summary': { en: 'Open the page of the application', ml: 'അപേക്ഷയുടെ പേജ് തുറക്കുക' },

  'clear.button': { en: 'Clear the form', ml: 'ഫോം മായ്ക്കുക' },
  'clear.question': {
    en: 'Remove everything that you have written?',
    ml: 'എഴുതിയതെല്ലാം മായ്ക്കട്ടെ?',
  },
  'clear.correction': { en: 'Give up the correction', ml: 'തിരുത്തൽ വേണ്ടെന്നു വയ്ക്കുക' },
  'clear.correction-question': {
    en: 'Give up the correction? The application stays as it was sent.',
    ml: 'തിരുത്തൽ വേണ്ടെന്നു വയ്ക്കട്ടെ? അയച്ച അപേക്ഷയിൽ മാറ്റമുണ്ടാകില്ല.',
  },
  'clear.yes': { en: 'Yes', ml: 'അതെ' },
  'clear.no': { en: 'No, go back', ml: 'വേണ്ട, തിരികെ പോകാം' },

  'correction.loading': { en: 'Loading the application', ml: 'അപേക്ഷ തുറക്കുന്നു' },
  'correction.unavailable': {
    en: 'The application could not be loaded.',
    ml: 'അപേക്ഷ തുറക്കാൻ കഴിഞ്ഞില്ല.',
  },
  'correction.new': { en: 'Send a new application', ml: 'പുതിയ അപേക്ഷ നൽകുക' },
} as const satisfies Record<string, PerLanguage<string>>;
