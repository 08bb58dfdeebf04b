/** The words of the printed card. `{…}` is a placeholder. */
export const CARD_TEXTS = {
  en: {
    heading: { memory: 'In memory of', behalf: 'A gift on behalf of' },
    given: 'A gift for {cause} was given by {donor}.',
    givenUnnamed: 'A gift was given for {cause}.',
    test: 'Sample: no money moved.',
    missing: 'There is no card here',
    missingWords:
      'The link may be incomplete, or the payment is still being checked. Try again in a few minutes.',
    busy: 'The card is not ready',
    busyWords: 'Many papers are being made just now. Load this page again in a minute.',
  },
  ml: {
    heading: { memory: 'ഓർമ്മയ്ക്കായി', behalf: 'ഇവരുടെ പേരിൽ ഒരു സംഭാവന' },
    given: '{donor} നൽകിയ സംഭാവന. ആവശ്യം: {cause}.',
    givenUnnamed: 'നൽകിയ സംഭാവനയുടെ ആവശ്യം: {cause}.',
    test: 'മാതൃക മാത്രം: പണമൊന്നും കൈമാറിയിട്ടില്ല.',
    missing: 'ഇവിടെ കാർഡില്ല',
    missingWords:
      'ലിങ്ക് പൂർണ്ണമല്ലായിരിക്കാം, അല്ലെങ്കിൽ പണമടച്ചത് ഇപ്പോഴും പരിശോധിക്കുകയാണ്. ഏതാനും മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    busy: 'കാർഡ് തയ്യാറായിട്ടില്ല',
    busyWords: 'ഇപ്പോൾ ധാരാളം രേഖകൾ തയ്യാറാക്കുന്നുണ്ട്. ഒരു മിനിറ്റിനു ശേഷം ഈ പേജ് വീണ്ടും തുറക്കുക.',
  },
} as const;
