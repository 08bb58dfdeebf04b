import type { PerLanguage } from '../../languages.ts';
import type { ApplicationField } from '../application-fields.ts';

/** One part of the application: a step of the form, and a heading on paper. */
export interface ApplicationSection {
  /** Stable name, such as for the step in an address. */
  readonly id: string;
  readonly title: PerLanguage<string>;
  readonly fields: readonly ApplicationField[];
}

/** The parts of the application. Together they hold every field once, in the order of the rules. */
export const APPLICATION_SECTIONS = [
  {
    id: 'applicant',
    title: { en: 'The applicant', ml: 'അപേക്ഷകൻ' },
    fields: [
      'name',
      'countryCode',
      'number',
      'countryCode_oth',
      'number_oth',
      'whatsapp',
      'birthDate',
      'category',
      'gender',
      'logo',
      'email',
      'fatherName',
    ],
  },
  {
    id: 'address',
    title: { en: 'Home address', ml: 'വീട്ടുവിലാസം' },
    fields: [
      'houseName',
      'place',
      'town',
      'panchayath',
      'taluk',
      'post',
      'district',
      'pinCode',
      'ward',
      'state',
      'resident',
    ],
  },
  {
    id: 'earlier-help',
    title: { en: 'Shelter and earlier help', ml: 'ഷെൽട്ടറും മുമ്പ് ലഭിച്ച സഹായവും' },
    fields: [
      'shelterContact',
      'shelterContactNumber',
      'relationship',
      'pastShelterCase',
      'pastAmount',
      'pastCaseDetails',
      'otherApplicationsAny',
      'otherApplicationsDetails',
    ],
  },
  {
    id: 'work',
    title: { en: 'Ward member, work and Aadhar', ml: 'വാർഡ് മെമ്പർ, ജോലി, ആധാർ' },
    fields: ['wardMemberName', 'wardMemberNumber', 'job', 'jobPlace', 'salary', 'aadhar'],
  },
  {
    id: 'family',
    title: { en: 'Family', ml: 'കുടുംബം' },
    fields: ['familyDetails', 'familyContact', 'relativeDetails', 'healthInsurance'],
  },
  {
    id: 'home',
    title: { en: 'Home and land', ml: 'വീടും ഭൂമിയും' },
    fields: [
      'otherInfo',
      'homeStatus',
      'roadStatus',
      'landStatus',
      'landArea',
      'vehicleStatus',
      'rationCard',
    ],
  },
  {
    id: 'category',
    title: { en: 'Questions of the category', ml: 'ഈ വിഭാഗത്തിലെ ചോദ്യങ്ങൾ' },
    fields: ['additionalFieldsData'],
  },
  {
    id: 'documents',
    title: { en: 'Documents', ml: 'രേഖകൾ' },
    fields: ['documents'],
  },
  {
    id: 'declaration',
    title: { en: 'Declaration', ml: 'സത്യപ്രസ്താവന' },
    fields: ['agreement'],
  },
] as const satisfies readonly ApplicationSection[];
