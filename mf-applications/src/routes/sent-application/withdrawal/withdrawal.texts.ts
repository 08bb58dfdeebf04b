import type { PerLanguage } from '@trust/shared/contract/languages';
import { createTextsHook } from '../../../parts/texts/create-texts-hook.ts';

const WITHDRAWAL_TEXTS = {
  lead: {
    en: 'If you need the help no more, withdraw the application. The trust then looks into it no further.',
    ml: 'സഹായം ഇനി വേണ്ടെങ്കിൽ അപേക്ഷ പിൻവലിക്കാം. പിന്നീട് ട്രസ്റ്റ് അത് പരിശോധിക്കില്ല.',
  },
  question: {
    en: 'Withdraw this application? That cannot be undone.',
    ml: 'ഈ അപേക്ഷ പിൻവലിക്കട്ടെ? പിന്നീട് മാറ്റാനാവില്ല.',
  },
  yes: { en: 'Yes, withdraw it', ml: 'അതെ, പിൻവലിക്കുക' },
  no: { en: 'No, go back', ml: 'വേണ്ട, തിരികെ പോകാം' },
  failed: {
    en: 'The application could not be withdrawn. Try again, or call the office.',
    ml: 'അപേക്ഷ പിൻവലിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  done: {
    en: 'This application is withdrawn. For help, send a new one.',
    ml: 'ഈ അപേക്ഷ പിൻവലിച്ചു. സഹായം വേണമെങ്കിൽ പുതിയ അപേക്ഷ നൽകുക.',
  },
} as const satisfies Record<string, PerLanguage<string>>;

export const useWithdrawalTexts = createTextsHook<keyof typeof WITHDRAWAL_TEXTS>(WITHDRAWAL_TEXTS);
