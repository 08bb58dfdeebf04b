import type { AdditionalField } from '../contract/content/projects.ts';
import { readAadhaar } from '../contract/applications/aadhaar.ts';
import type { ApplicationForm } from '../contract/applications/parse-application.ts';

/** The fields of a category of each kind. */
export const ADDITIONAL_FIELDS: readonly AdditionalField[] = [
  { id: 'deed', name: 'Name on the deed', type: 'Text', options: [] },
  { id: 'history', name: 'History of the house', type: 'Text Long', options: [] },
  {
    id: 'roof',
    name: 'Roof',
    type: 'Single Selection',
    options: [
      { key: 'tile', name: 'Tiles' },
      { key: 'thatch', name: 'Thatch' },
    ],
  },
  {
    id: 'needs',
    name: 'Needs',
    type: 'Multiple Selection',
    options: [
      { key: 'water', name: 'Water' },
      { key: 'light', name: 'Light' },
    ],
  },
];
export const ADDITIONAL_ANSWERS = {
  deed: 'Amina',
  history: 'Built in 1990.\nThe roof fell in 2025.',
  roof: 'thatch',
  needs: ['water'],
};

/** A number with a right check digit for each index; nobody has a number of these. */
export function makeAadhaar(index: number): string {
  const head = `2999${String(index).padStart(7, '0')}`;
  const found = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`).find(
    (number) => readAadhaar(number) !== undefined,
  );
  if (found === undefined) throw new Error(`No check digit fits ${head}`);
  return found;
}

export const SAMPLE_RELATIVE = {
  name: 'ആയിഷ',
  age: '12',
  relation: 'മകൾ',
  job: 'വിദ്യാർത്ഥിനി',
  salary: 'NIL',
  remarks: 'ഇല്ല',
};

/** A complete application form but for its category, in which all conditional questions are asked. */
export const COMPLETE_FORM = {
  name: 'ഫാത്തിമ ബീവി',
  countryCode: '+91',
  number: '98470 12345',
  countryCode_oth: '+966',
  number_oth: '501234567',
  whatsapp: '9847012345',
  birthDate: '1971-02-28',
  gender: 'Female',
  email: 'NIL',
  fatherName: 'മുഹമ്മദ്',
  houseName: 'പുതിയപുരയിൽ',
  place: 'വെള്ളൂർ',
  town: 'മഞ്ചേരി',
  panchayath: 'പൂക്കോട്ടൂർ',
  taluk: 'ഏറനാട്',
  post: 'പൂക്കോട്ടൂർ',
  district: 'Malappuram',
  pinCode: '676 517',
  ward: '7',
  state: 'കേരളം',
  resident: 'സ്വന്തം വീട്ടിൽ',
  shelterContact: 'അബ്ദുൽ റഷീദ്',
  shelterContactNumber: '+91 94470 11111',
  relationship: 'അയൽവാസി',
  pastShelterCase: 'ഉണ്ട്',
  pastAmount: '25000',
  pastCaseDetails: 'കിണർ നിർമ്മിക്കാൻ\n2019-ൽ',
  otherApplicationsAny: 'ഉണ്ട്',
  otherApplicationsDetails: 'NIL',
  wardMemberName: 'സുമതി',
  wardMemberNumber: 'NIL',
  job: 'കൂലിപ്പണി',
  jobPlace: 'മഞ്ചേരി',
  salary: '350',
  aadhar: makeAadhaar(1),
  familyDetails: 'ഭർത്താവ് മരിച്ചു',
  familyContact: '9847000000',
  relativeDetails: [SAMPLE_RELATIVE],
  healthInsurance: 'കാരുണ്യ',
  otherInfo: 'വിധവ',
  homeStatus: 'സ്വന്തം',
  roadStatus: 'ഇടവഴി',
  landStatus: 'പുരയിടം',
  landArea: '7.5',
  vehicleStatus: 'ഇല്ല',
  rationCard: 'BPL',
  agreement: true,
} as const satisfies ApplicationForm;

const LONG = 'അ'.repeat(2_001);

/** Each rule of the form broken: the change to a complete form, the field, and the English message. */
export const BROKEN_RULES: readonly (readonly [change: ApplicationForm, field: string, message: string])[] = [
  [{ name: '' }, 'name', 'Please enter the applicant name'],
  [{ name: ' \u200b ' }, 'name', 'Please enter the applicant name'],
  [{ countryCode: 'India' }, 'countryCode', 'Choose a country code such as +91'],
  [{ number: '' }, 'number', 'Enter the phone number after the country code (without country code)'],
  [{ number: 'NIL' }, 'number', 'Enter a phone number in digits, such as 9876543210'],
  [{ number: '98470' }, 'number', 'Enter a phone number in digits, such as 9876543210'],
  [{ number_oth: 'at work' }, 'number_oth', 'Enter a phone number in digits, such as 9876543210'],
  [{ whatsapp: '' }, 'whatsapp', 'Enter the whatsapp number please'],
  [{ whatsapp: '12' }, 'whatsapp', 'Enter a phone number in digits, such as 9876543210, or NIL'],
  [{ birthDate: '' }, 'birthDate', 'Enter the Date of Birth in correct format'],
  [{ birthDate: '2023-02-29' }, 'birthDate', 'Enter the Date of Birth in correct format'],
  [{ birthDate: '28/02/1971' }, 'birthDate', 'Enter the Date of Birth in correct format'],
  [{ birthDate: '2999-01-01' }, 'birthDate', 'The Date of Birth cannot be in the future'],
  [{ birthDate: '1800-01-01' }, 'birthDate', 'The Date of Birth cannot be more than 120 years ago'],
  [{ gender: '' }, 'gender', 'Gender required'],
  [{ gender: 'Woman' }, 'gender', 'Choose one of the answers in the list'],
  [{ email: '' }, 'email', 'Email required'],
  [{ email: 'amina' }, 'email', 'Enter an email address like name@example.com, or NIL'],
  [{ fatherName: '' }, 'fatherName', 'Father or spouse name required'],
  [{ houseName: '' }, 'houseName', 'House name required'],
  [{ place: '' }, 'place', 'Place required'],
  [{ town: '' }, 'town', 'Town required'],
  [{ panchayath: '' }, 'panchayath', 'Panchayath required'],
  [{ taluk: '' }, 'taluk', 'Taluk required'],
  [{ post: '' }, 'post', 'Post required'],
  [{ district: '' }, 'district', 'District required'],
  [{ district: 'Atlantis' }, 'district', 'Choose one of the answers in the list'],
  [{ pinCode: '' }, 'pinCode', 'pin code required'],
  [{ pinCode: 'NIL' }, 'pinCode', 'A pin code has six digits, such as 676505'],
  [{ pinCode: '67650' }, 'pinCode', 'A pin code has six digits, such as 676505'],
  [{ ward: '' }, 'ward', 'Ward number required'],
  [{ state: '' }, 'state', 'State required'],
  [{ resident: '' }, 'resident', 'residence required'],
  [{ shelterContact: '' }, 'shelterContact', 'Shelter contact required'],
  [{ shelterContactNumber: '' }, 'shelterContactNumber', 'Shelter contacted person phone number required'],
  [{ pastShelterCase: '' }, 'pastShelterCase', 'Past shelter case if any existing'],
  [{ pastShelterCase: 'yes' }, 'pastShelterCase', 'Choose one of the answers in the list'],
  [{ pastAmount: '' }, 'pastAmount', 'Past shelter details- enter NIL if not applicable'],
  [{ pastCaseDetails: '' }, 'pastCaseDetails', 'Shelter past case details - type NIL if not applicable'],
  [{ pastCaseDetails: LONG }, 'pastCaseDetails', 'Use at most 2000 letters here'],
  [{ otherApplicationsAny: '' }, 'otherApplicationsAny', 'Choose other shelter applications if any'],
  [{ otherApplicationsDetails: '' }, 'otherApplicationsDetails', 'Shelter other application details, if any'],
  [{ wardMemberName: '' }, 'wardMemberName', 'Ward member name required'],
  [{ wardMemberNumber: '' }, 'wardMemberNumber', 'Ward member contact required'],
  [{ job: '' }, 'job', 'Job details required'],
  [{ jobPlace: '' }, 'jobPlace', 'Job place required'],
  [{ salary: '' }, 'salary', 'Income details required'],
  [{ aadhar: '' }, 'aadhar', 'Aadhar required'],
  [{ aadhar: 'NIL' }, 'aadhar', 'This is not an Aadhar number. Check its 12 digits'],
  [{ aadhar: '234123412347' }, 'aadhar', 'This is not an Aadhar number. Check its 12 digits'],
  [{ aadhar: 'XXXX XXXX 0017' }, 'aadhar', 'This is not an Aadhar number. Check its 12 digits'],
  [{ relativeDetails: [] }, 'relativeDetails', 'Relative details required'],
  [
    { relativeDetails: [SAMPLE_RELATIVE, { ...SAMPLE_RELATIVE, job: ' ' }] },
    'relativeDetails.1.job',
    'Enter all the details for relatives.',
  ],
  [
    { relativeDetails: Array.from({ length: 21 }, () => SAMPLE_RELATIVE) },
    'relativeDetails',
    'List at most 20 relatives',
  ],
  [{ otherInfo: '' }, 'otherInfo', 'Other details and information required'],
  [{ homeStatus: '' }, 'homeStatus', 'Home details required'],
  [{ roadStatus: '' }, 'roadStatus', 'Nearby road status required'],
  [{ landStatus: '' }, 'landStatus', 'Land owned details required'],
  [{ landArea: 'much' }, 'landArea', 'Enter the area in cents, such as 5 or 7.5'],
  [{ vehicleStatus: '' }, 'vehicleStatus', 'Vehicles details required'],
  [{ rationCard: '' }, 'rationCard', 'Ration card type required'],
  [{ rationCard: 'NIL' }, 'rationCard', 'Choose one of the answers in the list'],
  [
    { documents: Array.from({ length: 11 }, (_, index) => `document-${index}`) },
    'documents',
    'Add at most 10 documents',
  ],
  [{ agreement: false }, 'agreement', 'Agree to the trust agreement.'],
];

/** Each rule of a category's own fields broken: the answers, the field, and the English message. */
export const BROKEN_ADDITIONAL: readonly (readonly [
  change: NonNullable<ApplicationForm['additionalFieldsData']>,
  field: string,
  message: string,
])[] = [
  [{ deed: ' ' }, 'deed', 'Please fill the field - Name on the deed'],
  [{ deed: ['Amina'] }, 'deed', 'Please fill the field - Name on the deed'],
  [{ deed: 'അ'.repeat(251) }, 'deed', 'Use at most 250 letters here'],
  [{ history: '' }, 'history', 'Please fill the field - History of the house'],
  [{ history: LONG }, 'history', 'Use at most 2000 letters here'],
  [{ roof: '' }, 'roof', 'Please fill the field - Roof'],
  [{ roof: 'gold' }, 'roof', 'Choose one of the answers in the list'],
  [{ needs: [] }, 'needs', 'Please fill the field - Needs'],
  [{ needs: ['water', 'gold'] }, 'needs', 'Choose one of the answers in the list'],
  [{ pool: 'yes' }, 'pool', 'The chosen category does not ask for this'],
];
