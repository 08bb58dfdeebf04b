import type { PerLanguage } from '@trust/shared/contract/languages';
import { createTextsHook } from '../../parts/texts/create-texts-hook.ts';

const RELIEF_TEXTS = {
  host: {
    en: 'The form comes from {host}, which receives what you write in it. If it does not appear here, open it in a new tab.',
    ml: 'ഈ ഫോം {host} എന്ന സൈറ്റിൽ നിന്നാണ്; നിങ്ങൾ എഴുതുന്നത് അവർക്കാണ് ലഭിക്കുക. ഫോം ഇവിടെ കാണുന്നില്ലെങ്കിൽ പുതിയ ടാബിൽ തുറക്കുക.',
  },
  open: { en: 'Open the form in a new tab', ml: 'ഫോം പുതിയ ടാബിൽ തുറക്കുക' },
  frame: { en: 'Form: {title}', ml: 'ഫോം: {title}' },
  failed: {
    en: 'The form could not be loaded. Check your connection and try again, or open it in a new tab.',
    ml: 'ഫോം തുറക്കാൻ കഴിഞ്ഞില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ പുതിയ ടാബിൽ തുറക്കുക.',
  },
  closed: { en: 'This project is temporarily closed', ml: 'ഈ പദ്ധതി താൽക്കാലികമായി നിർത്തിവച്ചിരിക്കുന്നു' },
  'closed-hint': {
    en: 'It takes no applications for now. If your need cannot wait, please call the office.',
    ml: 'ഇപ്പോൾ അപേക്ഷ സ്വീകരിക്കുന്നില്ല. കാത്തിരിക്കാനാവാത്ത ആവശ്യമാണെങ്കിൽ ഓഫീസിലേക്കു വിളിക്കുക.',
  },
  unavailable: {
    en: 'The form of this project is not on this site at present',
    ml: 'ഈ പദ്ധതിയുടെ ഫോം ഇപ്പോൾ ഈ സൈറ്റിൽ ലഭ്യമല്ല',
  },
  'unavailable-hint': {
    en: 'Please call the office: they will tell you how to apply.',
    ml: 'ദയവായി ഓഫീസിലേക്കു വിളിക്കുക; എങ്ങനെ അപേക്ഷിക്കാമെന്ന് അവർ പറഞ്ഞുതരും.',
  },
} as const satisfies Record<string, PerLanguage<string>>;

/** The texts of the relief pages alone. */
export const useReliefTexts = createTextsHook<keyof typeof RELIEF_TEXTS>(RELIEF_TEXTS);
