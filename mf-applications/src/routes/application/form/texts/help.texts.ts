import type { ApplicationField } from '@trust/shared/contract/applications/application-fields';
import type { PerLanguage } from '@trust/shared/contract/languages';

/** Help beside the questions that need some. */
export const FIELD_HELP = {
  name: {
    en: 'The name of the person who needs help, as on the Aadhaar card.',
    ml: 'സഹായം വേണ്ട ആളുടെ പേര്, ആധാർ കാർഡിലുള്ളതുപോലെ.',
  },
  number: {
    en: 'A number on which we reach you, without the country code.',
    ml: 'വിളിച്ചാൽ കിട്ടുന്ന നമ്പർ, രാജ്യ കോഡ് ഇല്ലാതെ.',
  },
  number_oth: {
    en: 'Of somebody at home or a neighbour, if you have one.',
    ml: 'വീട്ടിലെ മറ്റൊരാളുടെയോ അയൽവാസിയുടെയോ നമ്പർ, ഉണ്ടെങ്കിൽ.',
  },
  whatsapp: {
    en: 'Press NIL if you do not use WhatsApp.',
    ml: 'വാട്സാപ്പ് ഉപയോഗിക്കുന്നില്ലെങ്കിൽ ‘ഇല്ല’ അമർത്തുക.',
  },
  birthDate: {
    en: 'For example, for 28 February 1971: 28, 2 and 1971.',
    ml: 'ഉദാഹരണത്തിന്, 1971 ഫെബ്രുവരി 28 ആണെങ്കിൽ: 28, 2, 1971.',
  },
  logo: {
    en: 'A clear photo of the applicant’s face, as for a passport.',
    ml: 'അപേക്ഷകന്റെ മുഖം വ്യക്തമായി കാണുന്ന ഫോട്ടോ.',
  },
  email: {
    en: 'Press NIL if you have no email address.',
    ml: 'ഇമെയിൽ വിലാസം ഇല്ലെങ്കിൽ ‘ഇല്ല’ അമർത്തുക.',
  },
  town: { en: 'The town where you take the bus or go shopping.', ml: 'ബസ് കയറാനും സാധനം വാങ്ങാനും പോകുന്ന ടൗൺ.' },
  panchayath: {
    en: 'Or the municipality or corporation.',
    ml: 'മുനിസിപ്പാലിറ്റിയിലോ കോർപ്പറേഷനിലോ ആണെങ്കിൽ അതിന്റെ പേര് എഴുതുക.',
  },
  taluk: { en: 'It stands on the ration card.', ml: 'റേഷൻ കാർഡിൽ ഉണ്ടാകും.' },
  ward: {
    en: 'The number of your ward; the ward member knows it.',
    ml: 'നിങ്ങളുടെ വാർഡിന്റെ നമ്പർ; വാർഡ് മെമ്പർക്ക് അറിയാം.',
  },
  resident: {
    en: 'Where you live now, such as in your own house or with relatives.',
    ml: 'ഇപ്പോൾ എവിടെയാണ് താമസിക്കുന്നത്: സ്വന്തം വീട്, ബന്ധുവീട് എന്നിങ്ങനെ എഴുതുക.',
  },
  shelterContact: {
    en: 'The person of the trust whom you spoke to. Press NIL if there is none.',
    ml: 'ട്രസ്റ്റിൽ നിങ്ങൾ സംസാരിച്ച ആൾ. ആരുമില്ലെങ്കിൽ ‘ഇല്ല’ അമർത്തുക.',
  },
  relationship: { en: 'Such as neighbour or friend.', ml: 'അയൽവാസി, സുഹൃത്ത് എന്നിങ്ങനെ.' },
  pastAmount: { en: 'In rupees, as well as you remember.', ml: 'ഓർമ്മയുള്ള തുക, രൂപയിൽ.' },
  pastCaseDetails: { en: 'For what, and when.', ml: 'എന്തിന്, എപ്പോൾ എന്ന് എഴുതുക.' },
  otherApplicationsDetails: {
    en: 'For what, when, and their numbers if you have them.',
    ml: 'എന്തിന്, എപ്പോൾ; നമ്പർ ഉണ്ടെങ്കിൽ അതും എഴുതുക.',
  },
  wardMemberName: {
    en: 'The elected member of your ward. We may ask there about your application.',
    ml: 'നിങ്ങളുടെ വാർഡിലെ മെമ്പർ. അപേക്ഷയെക്കുറിച്ച് അവരോട് അന്വേഷിച്ചേക്കാം.',
  },
  job: { en: 'Press NIL if you have no work.', ml: 'ജോലിയില്ലെങ്കിൽ ‘ഇല്ല’ അമർത്തുക.' },
  salary: {
    en: 'What you earn on a working day, in rupees.',
    ml: 'ജോലിയുള്ള ദിവസം കിട്ടുന്ന കൂലി (രൂപയിൽ).',
  },
  aadhar: {
    en: 'The 12 digits on the Aadhaar card. It is stored encrypted.',
    ml: 'ആധാർ കാർഡിലെ 12 അക്കങ്ങൾ. മറ്റാർക്കും വായിക്കാനാവാത്ത വിധം (എൻക്രിപ്റ്റ് ചെയ്ത്) സൂക്ഷിക്കും.',
  },
  familyDetails: {
    en: 'How the family lives: illness, debts, who earns.',
    ml: 'കുടുംബത്തിന്റെ അവസ്ഥ: രോഗം, കടം, വരുമാനമുള്ളവർ.',
  },
  familyContact: {
    en: 'Name and phone number of somebody in the family.',
    ml: 'കുടുംബത്തിലെ ഒരാളുടെ പേരും ഫോൺ നമ്പറും.',
  },
  relativeDetails: {
    en: 'All who live in the house, one after the other. Write NIL where there is nothing to say.',
    ml: 'വീട്ടിൽ താമസിക്കുന്ന എല്ലാവരെയും ഓരോരുത്തരായി ചേർക്കുക. ബാധകമല്ലാത്തിടത്ത് ഇല്ല എന്ന് എഴുതുക.',
  },
  healthInsurance: { en: 'Its name, if there is one.', ml: 'ഉണ്ടെങ്കിൽ അതിന്റെ പേര്.' },
  roadStatus: { en: 'What reaches your house.', ml: 'വീടുവരെ എത്തുന്ന വഴി.' },
  landArea: { en: 'In cents, such as 5 or 7.5.', ml: 'സെന്റിൽ എഴുതുക; ഉദാഹരണത്തിന്: 5 അല്ലെങ്കിൽ 7.5.' },
  documents: {
    en: 'Photos of the ward member’s letter, the ration card, the Aadhaar card, and what the category asks for.',
    ml: 'വാർഡ് മെമ്പറുടെ കത്ത്, റേഷൻ കാർഡ്, ആധാർ കാർഡ്, ഈ വിഭാഗത്തിൽ ചോദിക്കുന്ന രേഖകൾ എന്നിവയുടെ ഫോട്ടോ.',
  },
} as const satisfies Partial<Record<ApplicationField, PerLanguage<string>>>;
