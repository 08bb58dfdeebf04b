/** The texts of the pages for browsers without scripts. */
export const START_TEXTS = {
  en: {
    sandbox: 'Sandbox: no money moves here. Do not enter real card numbers.',
    continueTitle: 'Continue to payment',
    continueWords:
      'Your details are recorded. Nothing is paid yet: you pay on the payment provider’s own page and come back here afterwards.',
    purpose: 'For',
    amount: 'Amount',
    reference: 'Reference',
    pay: 'Continue to payment',
    back: 'Back to the page',
  },
  ml: {
    sandbox: 'പരീക്ഷണം മാത്രം: ഇവിടെ പണം കൈമാറുന്നില്ല. യഥാർത്ഥ കാർഡ് നമ്പർ നൽകരുത്.',
    continueTitle: 'പണമടയ്ക്കാൻ തുടരുക',
    continueWords:
      'നിങ്ങളുടെ വിവരങ്ങൾ രേഖപ്പെടുത്തി. പണം ഇതുവരെ അടച്ചിട്ടില്ല: പണമടയ്ക്കുന്നത് സേവനദാതാവിന്റെ പേജിലാണ്; അതിനുശേഷം നിങ്ങൾ ഇവിടെ തിരിച്ചെത്തും.',
    purpose: 'ആവശ്യം',
    amount: 'തുക',
    reference: 'റഫറൻസ്',
    pay: 'പണമടയ്ക്കാൻ തുടരുക',
    back: 'പേജിലേക്ക് മടങ്ങുക',
  },
} as const;
