import type { PerLanguage } from '@trust/shared/contract/languages';

/** The words of the page of one application. */
export const SENT_APPLICATION_TEXTS = {
  title: { en: 'Your application', ml: 'നിങ്ങളുടെ അപേക്ഷ' },
  loading: { en: 'Your application is being loaded', ml: 'നിങ്ങളുടെ അപേക്ഷ തുറക്കുന്നു' },
  'no-scripts': {
    en: 'This page needs scripts, which your browser has switched off. Switch them on, or call the office with your application number.',
    ml: 'ഈ പേജ് കാണാൻ ബ്രൗസറിൽ സ്ക്രിപ്റ്റുകൾ അനുവദിക്കണം. അനുവദിക്കുക, അല്ലെങ്കിൽ അപേക്ഷാ നമ്പറുമായി ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  unavailable: {
    en: 'Your application could not be loaded. Check your connection and try again.',
    ml: 'നിങ്ങളുടെ അപേക്ഷ തുറക്കാനായില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ ഉണ്ടെന്ന് ഉറപ്പാക്കി വീണ്ടും ശ്രമിക്കുക.',
  },
  'unknown-title': { en: 'We can’t find this application', ml: 'ഈ അപേക്ഷ കണ്ടെത്താനായില്ല' },
  unknown: {
    en: 'The link may be incomplete. Open it again from where you saved it, or call the office with your application number.',
    ml: 'ലിങ്ക് പൂർണ്ണമല്ലായിരിക്കാം. സൂക്ഷിച്ചുവച്ചിടത്തുനിന്ന് വീണ്ടും തുറക്കുക, അല്ലെങ്കിൽ അപേക്ഷാ നമ്പറുമായി ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  help: { en: 'Where to find your link', ml: 'ലിങ്ക് എവിടെ കിട്ടും' },
  category: { en: 'Category', ml: 'വിഭാഗം' },
  name: { en: 'Name of the applicant', ml: 'അപേക്ഷകന്റെ പേര്' },
  sent: { en: 'Sent on', ml: 'അയച്ച തീയതി' },
  'just-sent': { en: 'Your application has been sent', ml: 'നിങ്ങളുടെ അപേക്ഷ ലഭിച്ചു' },
  'just-corrected': { en: 'Application details Updated!', ml: 'അപേക്ഷയിലെ വിവരങ്ങൾ പുതുക്കി!' },
  'note-number': {
    en: 'Keep this number: write it down or take a picture of it. Have it at hand when you call the office.',
    ml: 'ഈ നമ്പർ സൂക്ഷിക്കുക: എഴുതിവയ്ക്കുകയോ ഫോട്ടോ എടുക്കുകയോ ചെയ്യുക. ഓഫീസിലേക്കു വിളിക്കുമ്പോൾ ഇത് കൈയിലുണ്ടാകണം.',
  },
  one: {
    en: 'One application for one need is enough. A second one for the same need is not decided sooner.',
    ml: 'ഒരു ആവശ്യത്തിന് ഒരു അപേക്ഷ മതി. വീണ്ടും അയച്ചാൽ തീരുമാനം നേരത്തേ ആകില്ല.',
  },
  status: { en: 'How far the application is', ml: 'അപേക്ഷയുടെ പുരോഗതി' },
  terms: { en: 'Terms and instructions', ml: 'നിബന്ധനകളും നിർദ്ദേശങ്ങളും' },
  agreed: { en: 'You agreed to this:', ml: 'നിങ്ങൾ അംഗീകരിച്ചത്:' },
  'no-instructions': {
    en: 'This category has no instructions beyond the general ones.',
    ml: 'പൊതുവായ നിർദ്ദേശങ്ങളല്ലാതെ ഈ വിഭാഗത്തിന് പ്രത്യേക നിർദ്ദേശങ്ങളില്ല.',
  },
  print: { en: 'Print application', ml: 'അപേക്ഷ പ്രിന്റ് ചെയ്യുക' },
  'print-hint': {
    en: 'It opens as a PDF in a new window. You can save it on your phone.',
    ml: 'പുതിയ ഒരു വിൻഡോയിൽ PDF ആയി തുറക്കും. അത് ഫോണിൽ സൂക്ഷിക്കാം.',
  },
  correction: { en: 'Is something wrong or missing?', ml: 'തെറ്റോ കുറവോ ഉണ്ടോ?' },
  /** `{moment}` is a day and a time. */
  until: {
    en: 'You can correct the application until {moment}.',
    ml: '{moment} വരെ അപേക്ഷ തിരുത്താം.',
  },
  correct: { en: 'Correct the application', ml: 'അപേക്ഷ തിരുത്തുക' },
  'add-document': { en: 'Add a missing document', ml: 'വിട്ടുപോയ രേഖ ചേർക്കുക' },
  closed: {
    en: 'The application can no longer be corrected here. If something has changed, call the office.',
    ml: 'ഇനി ഇവിടെ അപേക്ഷ തിരുത്താനാവില്ല. എന്തെങ്കിലും മാറ്റമുണ്ടെങ്കിൽ ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  withdraw: { en: 'Withdraw the application', ml: 'അപേക്ഷ പിൻവലിക്കുക' },
  'private-title': { en: 'Keep this link to yourself', ml: 'ഈ ലിങ്ക് രഹസ്യമായി സൂക്ഷിക്കുക' },
  private: {
    en: 'Whoever has the link can read and correct the application. Save it or print the application: we cannot send it to you again.',
    ml: 'ലിങ്ക് കൈയിലുള്ള ആർക്കും അപേക്ഷ വായിക്കാനും തിരുത്താനും കഴിയും. അത് സൂക്ഷിച്ചുവയ്ക്കുക, അല്ലെങ്കിൽ അപേക്ഷ പ്രിന്റ് ചെയ്യുക: ലിങ്ക് വീണ്ടും അയച്ചുതരാൻ ഞങ്ങൾക്കു കഴിയില്ല.',
  },
  'copy-link': { en: 'Copy the link', ml: 'ലിങ്ക് പകർത്തുക' },
  new: { en: 'Add a new Application', ml: 'പുതിയ അപേക്ഷ നൽകുക' },
} as const satisfies Record<string, PerLanguage<string>>;
