import type { PerLanguage } from '../../languages.ts';

/** Why a field of the application form is empty where it must not be. The English is the specified text. */
export const MISSING = {
  name: { en: 'Please enter the applicant name', ml: 'അപേക്ഷകന്റെ പേര് എഴുതുക' },
  number: {
    en: 'Enter the phone number after the country code (without country code)',
    ml: 'രാജ്യത്തിന്റെ കോഡ് ഒഴിവാക്കി ഫോൺ നമ്പർ മാത്രം എഴുതുക',
  },
  whatsapp: { en: 'Enter the whatsapp number please', ml: 'വാട്സാപ്പ് നമ്പർ എഴുതുക' },
  birthDate: { en: 'Enter the Date of Birth in correct format', ml: 'ജനനത്തീയതി ശരിയായ രീതിയിൽ എഴുതുക' },
  category: {
    en: 'Select the project category for the applicant',
    ml: 'ഏതു വിഭാഗത്തിലാണ് അപേക്ഷിക്കുന്നതെന്ന് തിരഞ്ഞെടുക്കുക',
  },
  gender: { en: 'Gender required', ml: 'പുരുഷനോ സ്ത്രീയോ എന്ന് തിരഞ്ഞെടുക്കുക' },
  logo: { en: 'Passport size photo required', ml: 'പാസ്പോർട്ട് സൈസ് ഫോട്ടോ ചേർക്കുക' },
  email: { en: 'Email required', ml: 'ഇമെയിൽ വിലാസം എഴുതുക' },
  fatherName: { en: 'Father or spouse name required', ml: 'അച്ഛന്റെയോ പങ്കാളിയുടെയോ പേര് എഴുതുക' },
  houseName: { en: 'House name required', ml: 'വീട്ടുപേര് എഴുതുക' },
  place: { en: 'Place required', ml: 'സ്ഥലം എഴുതുക' },
  town: { en: 'Town required', ml: 'അടുത്തുള്ള ടൗൺ എഴുതുക' },
  panchayath: { en: 'Panchayath required', ml: 'പഞ്ചായത്ത് എഴുതുക' },
  taluk: { en: 'Taluk required', ml: 'താലൂക്ക് എഴുതുക' },
  post: { en: 'Post required', ml: 'പോസ്റ്റ് ഓഫീസ് എഴുതുക' },
  district: { en: 'District required', ml: 'ജില്ല തിരഞ്ഞെടുക്കുക' },
  pinCode: { en: 'pin code required', ml: 'പിൻകോഡ് എഴുതുക' },
  ward: { en: 'Ward number required', ml: 'വാർഡ് നമ്പർ എഴുതുക' },
  state: { en: 'State required', ml: 'സംസ്ഥാനം എഴുതുക' },
  resident: { en: 'residence required', ml: 'താമസിക്കുന്ന സ്ഥലം എഴുതുക' },
  shelterContact: { en: 'Shelter contact required', ml: 'ഷെൽട്ടറിൽ നിന്ന് ബന്ധപ്പെട്ട ആളുടെ പേര് എഴുതുക' },
  shelterContactNumber: {
    en: 'Shelter contacted person phone number required',
    ml: 'ഷെൽട്ടറിൽ നിന്ന് ബന്ധപ്പെട്ട ആളുടെ ഫോൺ നമ്പർ എഴുതുക',
  },
  pastShelterCase: {
    en: 'Past shelter case if any existing',
    ml: 'ഷെൽട്ടറിൽ നിന്ന് മുമ്പ് സഹായം ലഭിച്ചിട്ടുണ്ടോ എന്ന് തിരഞ്ഞെടുക്കുക',
  },
  pastAmount: {
    en: 'Past shelter details- enter NIL if not applicable',
    ml: 'മുമ്പ് ലഭിച്ച തുക എഴുതുക; ബാധകമല്ലെങ്കിൽ ഇല്ല എന്ന് എഴുതുക',
  },
  pastCaseDetails: {
    en: 'Shelter past case details - type NIL if not applicable',
    ml: 'മുമ്പ് ലഭിച്ച സഹായത്തിന്റെ വിവരങ്ങൾ എഴുതുക; ബാധകമല്ലെങ്കിൽ ഇല്ല എന്ന് എഴുതുക',
  },
  otherApplicationsAny: {
    en: 'Choose other shelter applications if any',
    ml: 'ഷെൽട്ടറിൽ മറ്റ് അപേക്ഷകൾ നൽകിയിട്ടുണ്ടോ എന്ന് തിരഞ്ഞെടുക്കുക',
  },
  otherApplicationsDetails: {
    en: 'Shelter other application details, if any',
    ml: 'നൽകിയ മറ്റ് അപേക്ഷകളുടെ വിവരങ്ങൾ എഴുതുക',
  },
  wardMemberName: { en: 'Ward member name required', ml: 'വാർഡ് മെമ്പറുടെ പേര് എഴുതുക' },
  wardMemberNumber: { en: 'Ward member contact required', ml: 'വാർഡ് മെമ്പറുടെ ഫോൺ നമ്പർ എഴുതുക' },
  job: { en: 'Job details required', ml: 'ജോലി എന്താണെന്ന് എഴുതുക' },
  jobPlace: { en: 'Job place required', ml: 'ജോലി ചെയ്യുന്ന സ്ഥലം എഴുതുക' },
  salary: { en: 'Income details required', ml: 'ദിവസവരുമാനം എഴുതുക' },
  aadhar: { en: 'Aadhar required', ml: 'ആധാർ നമ്പർ എഴുതുക' },
  relativeDetails: { en: 'Relative details required', ml: 'ബന്ധുക്കളുടെ വിവരങ്ങൾ ചേർക്കുക' },
  otherInfo: {
    en: 'Other details and information required',
    ml: 'അപേക്ഷകനെക്കുറിച്ചുള്ള മറ്റു വിവരം തിരഞ്ഞെടുക്കുക',
  },
  homeStatus: { en: 'Home details required', ml: 'വീട് സ്വന്തമോ വാടകയോ എന്ന് തിരഞ്ഞെടുക്കുക' },
  roadStatus: { en: 'Nearby road status required', ml: 'വീട്ടിലേക്കുള്ള വഴി തിരഞ്ഞെടുക്കുക' },
  landStatus: { en: 'Land owned details required', ml: 'സ്വന്തമായുള്ള ഭൂമി ഏതു തരമെന്ന് തിരഞ്ഞെടുക്കുക' },
  vehicleStatus: { en: 'Vehicles details required', ml: 'വാഹനമുണ്ടോ എന്ന് തിരഞ്ഞെടുക്കുക' },
  rationCard: { en: 'Ration card type required', ml: 'റേഷൻ കാർഡ് ഏതു തരമെന്ന് തിരഞ്ഞെടുക്കുക' },
  agreement: { en: 'Agree to the trust agreement.', ml: 'ട്രസ്റ്റിന്റെ നിബന്ധനകൾ അംഗീകരിക്കുക.' },
} as const satisfies Record<string, PerLanguage<string>>;

/** Why what was given is not accepted. */
export const NOT_ACCEPTED = {
  /** `{max}` is the length in letters as a reader counts them. */
  tooLong: { en: 'Use at most {max} letters here', ml: 'ഇവിടെ പരമാവധി {max} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക' },
  choice: { en: 'Choose one of the answers in the list', ml: 'പട്ടികയിലുള്ള ഒരു ഉത്തരം തിരഞ്ഞെടുക്കുക' },
  countryCode: { en: 'Choose a country code such as +91', ml: '+91 പോലെയുള്ള ഒരു രാജ്യ കോഡ് തിരഞ്ഞെടുക്കുക' },
  phone: {
    en: 'Enter a phone number in digits, such as 9876543210',
    ml: 'ഫോൺ നമ്പർ അക്കങ്ങളിൽ എഴുതുക, ഉദാഹരണം 9876543210',
  },
  phoneOrNil: {
    en: 'Enter a phone number in digits, such as 9876543210, or NIL',
    ml: 'ഫോൺ നമ്പർ അക്കങ്ങളിൽ എഴുതുക, ഉദാഹരണം 9876543210; ഇല്ലെങ്കിൽ ഇല്ല എന്ന് എഴുതുക',
  },
  email: {
    en: 'Enter an email address like name@example.com, or NIL',
    ml: 'name@example.com പോലെയുള്ള ഒരു ഇമെയിൽ വിലാസം എഴുതുക; ഇല്ലെങ്കിൽ ഇല്ല എന്ന് എഴുതുക',
  },
  emailComma: {
    en: 'There is a comma in this email address. Write a dot there, as in name@example.com',
    ml: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു കോമയുണ്ട്. അവിടെ ഒരു കുത്ത് എഴുതുക, name@example.com എന്നതിലെ പോലെ',
  },
  birthDateInFuture: {
    en: 'The Date of Birth cannot be in the future',
    ml: 'ജനനത്തീയതി വരാനിരിക്കുന്ന ഒരു ദിവസമാകാൻ കഴിയില്ല',
  },
  birthDateTooOld: {
    en: 'The Date of Birth cannot be more than {max} years ago',
    ml: 'ജനനത്തീയതി {max} വർഷത്തിലേറെ മുമ്പാകാൻ കഴിയില്ല',
  },
  pinCode: { en: 'A pin code has six digits, such as 676505', ml: 'പിൻകോഡിൽ ആറ് അക്കങ്ങളുണ്ട്, ഉദാഹരണം 676505' },
  aadhar: {
    en: 'This is not an Aadhar number. Check its 12 digits',
    ml: 'ഇതൊരു ആധാർ നമ്പറല്ല. 12 അക്കങ്ങളും ഒത്തുനോക്കുക',
  },
  landArea: {
    en: 'Enter the area in cents, such as 5 or 7.5',
    ml: 'സ്ഥലത്തിന്റെ അളവ് സെന്റിൽ എഴുതുക, ഉദാഹരണം 5 അല്ലെങ്കിൽ 7.5',
  },
  relative: {
    en: 'Enter all the details for relatives.',
    ml: 'ബന്ധുക്കളുടെ എല്ലാ വിവരങ്ങളും എഴുതുക.',
  },
  relativesTooMany: { en: 'List at most {max} relatives', ml: 'പരമാവധി {max} ബന്ധുക്കളെ ചേർക്കുക' },
  /** `{field}` is the field's name. */
  additionalMissing: { en: 'Please fill the field - {field}', ml: 'ഈ വിവരം പൂരിപ്പിക്കുക - {field}' },
  additionalUnknown: {
    en: 'The chosen category does not ask for this',
    ml: 'തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ ഈ വിവരം ചോദിക്കുന്നില്ല',
  },
  documentsTooMany: { en: 'Add at most {max} documents', ml: 'പരമാവധി {max} രേഖകൾ ചേർക്കുക' },
  uploadUnknown: { en: 'Upload this file again', ml: 'ഈ ഫയൽ വീണ്ടും അപ്‌ലോഡ് ചെയ്യുക' },
} as const satisfies Record<string, PerLanguage<string>>;
