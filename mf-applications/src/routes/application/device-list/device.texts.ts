import type { PerLanguage } from '@trust/shared/contract/languages';
import { createTextsHook } from '../../../parts/texts/create-texts-hook.ts';

const DEVICE_TEXTS = {
  title: { en: 'Applications on this phone', ml: 'ഈ ഫോണിലെ അപേക്ഷകൾ' },
  drafts: { en: 'Not sent yet', ml: 'അയച്ചിട്ടില്ലാത്തവ' },
  sent: { en: 'Sent', ml: 'അയച്ചവ' },
  nameless: { en: 'No name yet', ml: 'പേര് എഴുതിയിട്ടില്ല' },
  saved: { en: 'Saved: {moment}', ml: 'സൂക്ഷിച്ചത്: {moment}' },
  'sent-at': { en: 'Sent: {moment}', ml: 'അയച്ചത്: {moment}' },
  missing: { en: '{missing} answers are missing', ml: '{missing} വിവരങ്ങൾ കൂടി പൂരിപ്പിക്കണം' },
  'missing-one': { en: 'One answer is missing', ml: 'ഒരു വിവരം കൂടി പൂരിപ്പിക്കണം' },
  ready: {
    en: 'Ready to send. The Aadhaar number is asked again.',
    ml: 'അയയ്ക്കാൻ തയ്യാർ. ആധാർ നമ്പർ ഒരിക്കൽക്കൂടി എഴുതണം.',
  },
  closed: {
    en: 'This category takes no applications now. Your answers can be used for another one.',
    ml: 'ഈ വിഭാഗത്തിൽ ഇപ്പോൾ അപേക്ഷ സ്വീകരിക്കുന്നില്ല. ഉത്തരങ്ങൾ മറ്റൊരു വിഭാഗത്തിൽ ഉപയോഗിക്കാം.',
  },
  'choose-other': { en: 'Use them for another category', ml: 'മറ്റൊരു വിഭാഗത്തിൽ ഉപയോഗിക്കുക' },
  chosen: {
    en: 'Now choose the category, and start the application there. Your answers are filled in already.',
    ml: 'ഇനി വിഭാഗം തിരഞ്ഞെടുത്ത് അവിടെ അപേക്ഷ തുടങ്ങുക. നിങ്ങളുടെ ഉത്തരങ്ങൾ അതിലുണ്ടാകും.',
  },
  damaged: {
    en: 'An application on this phone cannot be read any more.',
    ml: 'ഈ ഫോണിലുള്ള ഒരു അപേക്ഷ വായിക്കാൻ കഴിയുന്നില്ല.',
  },
  'go-on': { en: 'Go on', ml: 'തുടരുക' },
  open: { en: 'Open', ml: 'തുറക്കുക' },
  remove: { en: 'Remove', ml: 'നീക്കുക' },
  'remove-draft': {
    en: 'Remove this application from the phone? What you wrote is lost.',
    ml: 'ഈ അപേക്ഷ ഫോണിൽ നിന്ന് നീക്കട്ടെ? എഴുതിയത് നഷ്ടമാകും.',
  },
  'remove-sent': {
    en: 'Remove it from this list? The application stays with the trust. Without its address nobody can open its page from this phone.',
    ml: 'ഈ പട്ടികയിൽ നിന്ന് നീക്കട്ടെ? അപേക്ഷ ട്രസ്റ്റിന്റെ പക്കലുണ്ടാകും. വിലാസമില്ലാതെ അതിന്റെ പേജ് ഈ ഫോണിൽ തുറക്കാനാവില്ല.',
  },
  all: { en: 'All applications on this phone', ml: 'ഈ ഫോണിലെ എല്ലാ അപേക്ഷകളും' },
  days: {
    en: 'What is not sent stays on this phone for {days} days after its last change. Whoever uses this phone can see it.',
    ml: 'അയയ്ക്കാത്തവ അവസാന മാറ്റത്തിനു ശേഷം {days} ദിവസം ഈ ഫോണിലുണ്ടാകും. ഈ ഫോൺ ഉപയോഗിക്കുന്ന ആർക്കും അവ കാണാം.',
  },
  clear: { en: 'Clear this device', ml: 'ഈ ഫോണിൽ നിന്ന് എല്ലാം മായ്ക്കുക' },
  'clear-question': {
    en: 'Remove all applications from this phone, sent and not sent? Those that were sent stay with the trust.',
    ml: 'അയച്ചതും അയയ്ക്കാത്തതുമായ എല്ലാ അപേക്ഷകളും ഈ ഫോണിൽ നിന്ന് മായ്ക്കട്ടെ? അയച്ചവ ട്രസ്റ്റിന്റെ പക്കലുണ്ടാകും.',
  },
  yes: { en: 'Yes, remove', ml: 'അതെ, നീക്കുക' },
  no: { en: 'No, go back', ml: 'വേണ്ട, തിരികെ പോകാം' },
  cleared: { en: 'This phone has no applications any more.', ml: 'ഈ ഫോണിൽ ഇനി അപേക്ഷകളൊന്നുമില്ല.' },
  removed: { en: 'Removed.', ml: 'നീക്കി.' },
  failed: {
    en: 'That did not work. Please try again.',
    ml: 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കുക.',
  },
} as const satisfies Record<string, PerLanguage<string>>;

export const useDeviceTexts = createTextsHook<keyof typeof DEVICE_TEXTS>(DEVICE_TEXTS);
