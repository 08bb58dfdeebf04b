/**
 * What an applicant agrees to by ticking the box before sending. Change the version with any of the words: each
 * application records which words its applicant saw.
 */
export const CONSENT = {
  version: '2026-11',
  declaration: {
    en: 'What I have written is true and complete. I accept the instructions of the trust and its decision.',
    ml: 'ഞാൻ എഴുതിയതെല്ലാം സത്യവും പൂർണ്ണവുമാണ്. ട്രസ്റ്റിന്റെ നിർദ്ദേശങ്ങളും തീരുമാനവും ഞാൻ അംഗീകരിക്കുന്നു.',
  },
  dataUse: {
    en: 'The trust may store these details, my Aadhaar number too, and use them to examine and decide my application. Only those who work on it may see them.',
    ml: 'ആധാർ നമ്പർ ഉൾപ്പെടെയുള്ള ഈ വിവരങ്ങൾ ട്രസ്റ്റിന് സൂക്ഷിക്കാം; എന്റെ അപേക്ഷ പരിശോധിക്കാനും തീരുമാനമെടുക്കാനും ഉപയോഗിക്കാം. അതിനായി പ്രവർത്തിക്കുന്നവർ മാത്രമേ അവ കാണാവൂ.',
  },
} as const;
