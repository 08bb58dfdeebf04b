/** The words of the pages that a browser without scripts gets. */
export const START_TEXTS = {
  en: {
    continueTitle: 'Continue to payment',
    continueWords:
      'Your donation is noted. You pay on the payment provider’s own page and come back here afterwards.',
    amount: 'Amount',
    reference: 'Reference',
    pay: 'Continue to payment',
    formTitle: 'Donate',
    errors: 'There is a problem',
    amountLabel: 'Amount in rupees (INR)',
    firstName: 'Full name',
    email: 'Email address',
    phone: 'Phone',
    address: 'Address',
    proceed: 'Proceed',
    tooPrecise: 'Enter rupees with at most two figures after the point, such as 500.50',
    back: 'Back to the page',
  },
  ml: {
    continueTitle: 'പണമടയ്ക്കാൻ തുടരുക',
    continueWords:
      'നിങ്ങളുടെ സംഭാവന രേഖപ്പെടുത്തി. പണമടയ്ക്കുന്നത് സേവനദാതാവിന്റെ പേജിലാണ്; അതിനുശേഷം നിങ്ങൾ ഇവിടെ തിരിച്ചെത്തും.',
    amount: 'തുക',
    reference: 'റഫറൻസ്',
    pay: 'പണമടയ്ക്കാൻ തുടരുക',
    formTitle: 'സംഭാവന നൽകുക',
    errors: 'ചില വിവരങ്ങൾ ശരിയാക്കണം',
    amountLabel: 'തുക രൂപയിൽ (INR)',
    firstName: 'മുഴുവൻ പേര്',
    email: 'ഇമെയിൽ വിലാസം',
    phone: 'ഫോൺ',
    address: 'വിലാസം',
    proceed: 'തുടരുക',
    tooPrecise: 'ദശാംശത്തിനു ശേഷം പരമാവധി രണ്ടക്കം മാത്രം നൽകുക, ഉദാഹരണം 500.50',
    back: 'പേജിലേക്ക് മടങ്ങുക',
  },
} as const;
