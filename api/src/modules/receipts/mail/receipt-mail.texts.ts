/** The texts of the mails to donors. `{…}` is a placeholder. */
export const MAIL_TEXTS = {
  en: {
    thanksSubject: 'Your receipt {number} from {trust}',
    backSubject: 'Refund of {amount} – {trust}',
    hello: 'Dear {name},',
    thanks: 'We have received your payment of {amount}. Thank you.',
    again: 'Here is the receipt for your payment of {amount}, as you asked.',
    back: 'We have refunded {amount} of your payment. Your bank usually shows it within 5 to 7 working days.',
    number: 'Receipt number',
    reference: 'Reference',
    part: 'Your receipt is updated: {rest} counts.',
    cancelled:
      'The whole amount was refunded, so the receipt is cancelled. Please do not use it for a tax claim.',
    receipt: 'The receipt is attached. You can also open it at any time:',
    open: 'Open the receipt (PDF)',
    secret: 'Anyone who has this link can open the receipt, so keep it to yourself.',
  },
  ml: {
    thanksSubject: 'നിങ്ങളുടെ രസീത് {number} – {trust}',
    backSubject: '{amount} തിരികെ നൽകി – {trust}',
    hello: 'പ്രിയപ്പെട്ട {name},',
    thanks: 'നിങ്ങൾ നൽകിയ {amount} ഞങ്ങൾക്കു ലഭിച്ചു. നന്ദി.',
    again: 'നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ, {amount} നൽകിയതിന്റെ രസീത് ഇതാ.',
    back: 'നിങ്ങൾ നൽകിയതിൽ {amount} ഞങ്ങൾ തിരികെ നൽകി. സാധാരണ 5 മുതൽ 7 വരെ പ്രവൃത്തി ദിവസങ്ങൾക്കുള്ളിൽ ഇത് നിങ്ങളുടെ ബാങ്ക് അക്കൗണ്ടിൽ കാണാം.',
    number: 'രസീത് നമ്പർ',
    reference: 'റഫറൻസ്',
    part: 'രസീതിൽ ഇത് ചേർത്തിട്ടുണ്ട്: കണക്കാക്കുന്ന തുക {rest}.',
    cancelled: 'മുഴുവൻ തുകയും തിരികെ നൽകിയതിനാൽ രസീത് റദ്ദാക്കി. നികുതിയിളവിന് ഈ രസീത് ഉപയോഗിക്കരുത്.',
    receipt: 'രസീത് ഇതോടൊപ്പമുണ്ട്. ഈ ലിങ്കിലും എപ്പോഴും ലഭിക്കും:',
    open: 'രസീത് തുറക്കുക (PDF)',
    secret: 'ഈ ലിങ്ക് കൈവശമുള്ള ആർക്കും രസീത് തുറക്കാനാകും; മറ്റുള്ളവർക്കു നൽകരുത്.',
  },
} as const;
