import { createTextsHook } from '../../parts/texts/create-texts-hook.ts';

export const useMyApplicationsTexts = createTextsHook({
  title: { en: 'Your applications', ml: 'നിങ്ങളുടെ അപേക്ഷകൾ' },
  none: {
    en: 'No application was sent yet while you were logged in.',
    ml: 'ലോഗിൻ ചെയ്ത് ഇതുവരെ അപേക്ഷയൊന്നും അയച്ചിട്ടില്ല.',
  },
  apply: { en: 'Apply for aid', ml: 'സഹായത്തിന് അപേക്ഷിക്കുക' },
  number: { en: 'Application number {code}', ml: 'അപേക്ഷാ നമ്പർ {code}' },
  'sent-at': { en: 'Sent: {date}', ml: 'അയച്ചത്: {date}' },
});
