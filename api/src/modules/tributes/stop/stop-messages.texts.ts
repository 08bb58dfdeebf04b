/** The texts of the page on which an addressee refuses further messages. */
export const STOP_TEXTS = {
  en: {
    title: 'Messages of donors',
    ask: 'Someone gave to us in memory or on behalf of a person, and had us send you a message. Do you want such messages no more?',
    stop: 'Send me no more messages',
    doneTitle: 'You get no more messages',
    done: 'We send no messages of donors to this address any more. We have stored no more than that.',
    missingTitle: 'This link is not complete',
    missing: 'Please open it from the mail again, or reply to the mail: the office does it for you.',
  },
  ml: {
    title: 'ദാതാക്കളുടെ സന്ദേശങ്ങൾ',
    ask: 'ഒരാളുടെ ഓർമ്മയ്ക്കായോ പേരിലോ ഞങ്ങൾക്കു സംഭാവന നൽകിയ ഒരാൾ നിങ്ങൾക്ക് ഒരു സന്ദേശം അയപ്പിച്ചു. ഇത്തരം സന്ദേശങ്ങൾ ഇനി വേണ്ടേ?',
    stop: 'ഇനി സന്ദേശങ്ങൾ അയയ്ക്കരുത്',
    doneTitle: 'ഇനി സന്ദേശങ്ങൾ വരില്ല',
    done: 'ദാതാക്കളുടെ സന്ദേശങ്ങൾ ഈ വിലാസത്തിലേക്ക് ഇനി അയയ്ക്കില്ല. ഇതല്ലാതെ മറ്റൊന്നും ഞങ്ങൾ സൂക്ഷിച്ചിട്ടില്ല.',
    missingTitle: 'ഈ ലിങ്ക് പൂർണ്ണമല്ല',
    missing: 'ഇമെയിലിൽ നിന്ന് ഒന്നുകൂടി തുറക്കുക, അല്ലെങ്കിൽ ഇമെയിലിനു മറുപടി അയയ്ക്കുക: ഓഫീസ് നിങ്ങൾക്കായി അതു ചെയ്യും.',
  },
} as const;
