import { BOOKINGS_FRAGMENT, RIGHTS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import {
  ABOUT_PATH,
  ACCOUNT_PATH,
  APPLICATION_PATH,
  APPLICATION_SUMMARY_PATH,
  CONTACT_PATH,
  DOWNLOADS_PATH,
  GALLERY_PATH,
  LATEST_NEWS_PATH,
  PRIVACY_PATH,
  RELIEF_APPLICATION_PATH,
  REPORTS_PATH,
  SOLACE_PATH,
  TERMS_PATH,
  VIDEOS_PATH,
} from '@trust/shared/contract/pages/paths';
import type { FixedAnswer } from './answer.ts';

/** What applicants, volunteers and other visitors ask for. */
export const SITE_ANSWERS: readonly FixedAnswer[] = [
  {
    path: APPLICATION_SUMMARY_PATH,
    title: { en: 'Your application: read or correct it', ml: 'നിങ്ങളുടെ അപേക്ഷ: കാണുക, തിരുത്തുക' },
    text: {
      en: 'Where an application stands that you have sent.',
      ml: 'അയച്ച അപേക്ഷയുടെ ഇപ്പോഴത്തെ നില.',
    },
    asked: [
      ...['application status', 'track application', 'correct application', 'withdraw application'],
      ...['അപേക്ഷയുടെ നില', 'അപേക്ഷ തിരുത്തുക', 'അപേക്ഷ പിൻവലിക്കുക'],
    ],
  },
  {
    path: RELIEF_APPLICATION_PATH,
    title: { en: 'Relief projects', ml: 'ദുരിതാശ്വാസ പദ്ധതികൾ' },
    text: {
      en: 'Applications after floods and landslides, for health care, pravasis and Ramzan.',
      ml: 'പ്രളയത്തിനും ഉരുൾപൊട്ടലിനും ശേഷമുള്ള സഹായം, ആരോഗ്യം, പ്രവാസി, റമദാൻ: അപേക്ഷകൾ.',
    },
    asked: ['relief', 'relief application', 'pravasi', 'ദുരിതാശ്വാസം', 'പ്രവാസി'],
  },
  {
    path: APPLICATION_PATH,
    title: { en: 'Apply for aid', ml: 'സഹായത്തിന് അപേക്ഷിക്കുക' },
    text: {
      en: 'For a house, treatment, school, work or water. Applying costs nothing.',
      ml: 'വീട്, ചികിത്സ, പഠനം, തൊഴിൽ, വെള്ളം എന്നിവയ്ക്ക്. അപേക്ഷിക്കാൻ ഫീസില്ല.',
    },
    asked: [
      ...[
        'apply',
        'application',
        'apply online',
        'get help',
        'need help',
        'financial help',
        'aid',
        'assistance',
      ],
      ...['scholarship', 'loan', 'eligibility', 'അപേക്ഷ', 'അപേക്ഷിക്കുക', 'അപേക്ഷിക്കാൻ', 'സഹായം വേണം'],
      ...['സ്കോളർഷിപ്പ്', 'ധനസഹായം'],
    ],
  },
  {
    path: CONTACT_PATH,
    title: { en: 'Contact us', ml: 'ബന്ധപ്പെടുക' },
    text: {
      en: 'Phone, WhatsApp, email, address and map of the office; a form to write to us.',
      ml: 'ഓഫീസിന്റെ ഫോൺ, വാട്സാപ്പ്, ഇമെയിൽ, വിലാസം, മാപ്പ്; ഞങ്ങൾക്ക് എഴുതാനുള്ള ഫോം.',
    },
    asked: [
      ...[
        'contact',
        'contact us',
        'phone',
        'phone number',
        'mobile number',
        'call',
        'email',
        'e mail',
        'whatsapp',
      ],
      ...[
        'address',
        'office',
        'office address',
        'map',
        'location',
        'helpline',
        'complaint',
        'feedback',
        'message',
      ],
      ...['ബന്ധപ്പെടുക', 'ബന്ധപ്പെടാൻ', 'ഫോൺ നമ്പർ', 'ഫോൺ', 'വിലാസം', 'മേൽവിലാസം', 'ഓഫീസ്', 'വാട്സാപ്പ്'],
      ...['ഇമെയിൽ', 'പരാതി', 'വിളിക്കുക'],
    ],
  },
  {
    path: CONTACT_PATH,
    title: { en: 'Volunteer with us', ml: 'സന്നദ്ധപ്രവർത്തകരാകുക' },
    text: {
      en: 'Write to us what you can do and where; the registration form is in the downloads.',
      ml: 'എന്തു ചെയ്യാമെന്നും എവിടെയെന്നും എഴുതുക; രജിസ്ട്രേഷൻ ഫോം ഡൗൺലോഡുകളിലുണ്ട്.',
    },
    asked: [
      ...[
        'volunteer',
        'volunteering',
        'join',
        'join us',
        'give time',
        'careers',
        'internship',
        'സന്നദ്ധപ്രവർത്തനം',
      ],
      ...['സന്നദ്ധപ്രവർത്തകർ', 'സന്നദ്ധസേവനം', 'വോളന്റിയർ', 'വളണ്ടിയർ', 'സേവനം'],
    ],
  },
  {
    path: DOWNLOADS_PATH,
    title: { en: 'Downloads', ml: 'ഡൗൺലോഡുകൾ' },
    text: { en: 'Application forms and other papers as PDF.', ml: 'അപേക്ഷാഫോറങ്ങളും മറ്റു രേഖകളും PDF ആയി.' },
    asked: ['download', 'downloads', 'form', 'forms', 'pdf', 'print form', 'ഡൗൺലോഡ്', 'ഫോം', 'അപേക്ഷാഫോറം'],
  },
  {
    path: REPORTS_PATH,
    title: { en: 'Reports and accounts', ml: 'റിപ്പോർട്ടുകളും കണക്കുകളും' },
    text: {
      en: 'What we received, what we spent and what it achieved, year by year.',
      ml: 'എത്ര ലഭിച്ചു, എത്ര ചെലവായി, എന്തു നേടി: വർഷം തിരിച്ച്.',
    },
    asked: [
      ...['report', 'reports', 'annual report', 'audit', 'auditor', 'accounts', 'balance sheet', 'statement'],
      ...['റിപ്പോർട്ട്', 'വാർഷിക റിപ്പോർട്ട്', 'കണക്കുകൾ', 'ഓഡിറ്റ്'],
    ],
  },
  {
    path: SOLACE_PATH,
    title: { en: 'Solace programmes', ml: 'സാന്ത്വന പരിപാടികൾ' },
    text: {
      en: 'Quiet days, company and counselling in hard times; book a place.',
      ml: 'പ്രയാസമുള്ള കാലത്ത് ശാന്തമായ ദിവസങ്ങളും കൂട്ടും കൗൺസിലിങ്ങും; ഇടം ബുക്ക് ചെയ്യാം.',
    },
    asked: [
      ...['solace', 'retreat', 'counselling', 'counseling', 'counsellor', 'booking', 'book place', 'സാന്ത്വനം'],
      ...['സാന്ത്വന പരിപാടികൾ', 'സൊളേസ്', 'കൗൺസിലിങ്', 'കൗൺസലിംഗ്', 'ബുക്കിംഗ്'],
    ],
  },
  {
    path: `${TERMS_PATH}#${BOOKINGS_FRAGMENT}`,
    title: { en: 'Cancelling a Solace booking', ml: 'സാന്ത്വന പരിപാടിയുടെ ബുക്കിംഗ് റദ്ദാക്കൽ' },
    text: {
      en: 'Until when you can cancel, and what you get back.',
      ml: 'എപ്പോൾ വരെ റദ്ദാക്കാം, എന്തു തിരികെ ലഭിക്കും.',
    },
    asked: ['cancel booking', 'cancel solace', 'cancel retreat', 'ബുക്കിംഗ് റദ്ദാക്കുക', 'ബുക്കിംഗ് റദ്ദാക്കൽ'],
  },
  {
    path: ABOUT_PATH,
    title: { en: 'About us', ml: 'ഞങ്ങളെക്കുറിച്ച്' },
    text: {
      en: 'Who we are, how we work, our wings and our papers.',
      ml: 'ഞങ്ങൾ ആരാണ്, എങ്ങനെ പ്രവർത്തിക്കുന്നു, വിഭാഗങ്ങൾ, രേഖകൾ.',
    },
    asked: ['about', 'about us', 'trust', 'trustees', 'wings', 'history', 'ഞങ്ങളെക്കുറിച്ച്', 'ട്രസ്റ്റ്', 'ട്രസ്റ്റികൾ'],
  },
  {
    path: `${PRIVACY_PATH}#${RIGHTS_FRAGMENT}`,
    title: { en: 'Your data and your rights', ml: 'നിങ്ങളുടെ വിവരങ്ങളും അവകാശങ്ങളും' },
    text: {
      en: 'What we hold about you, how it is corrected or erased, and who hears complaints.',
      ml: 'നിങ്ങളുടെ വിവരങ്ങൾ അറിയാനും തിരുത്താനും മായ്ക്കാനും; പരാതി നൽകേണ്ടത് ആർക്ക്.',
    },
    asked: [
      'personal data',
      'delete data',
      'erase data',
      'grievance',
      'grievance officer',
      'aadhaar',
      'എന്റെ വിവരങ്ങൾ',
      'ആധാർ',
    ],
  },
  {
    path: PRIVACY_PATH,
    title: { en: 'Privacy Policy', ml: 'സ്വകാര്യതാ നയം' },
    text: {
      en: 'What we ask for, what it is used for and how long it is kept.',
      ml: 'എന്തെല്ലാം ചോദിക്കുന്നു, എന്തിന് ഉപയോഗിക്കുന്നു, എത്ര കാലം സൂക്ഷിക്കും.',
    },
    asked: ['privacy', 'privacy policy', 'anonymous', 'cookies', 'data protection', 'സ്വകാര്യത', 'സ്വകാര്യതാ നയം'],
  },
  {
    path: TERMS_PATH,
    title: { en: 'Terms of Use', ml: 'ഉപയോഗ നിബന്ധനകൾ' },
    text: {
      en: 'Terms for donations, bookings, refunds and applications on this website.',
      ml: 'ഈ വെബ്സൈറ്റിലെ സംഭാവന, ബുക്കിംഗ്, തുക തിരികെ നൽകൽ, അപേക്ഷ എന്നിവയുടെ നിബന്ധനകൾ.',
    },
    asked: ['terms', 'terms conditions', 'conditions', 'rules', 'policy', 'നിബന്ധനകൾ', 'വ്യവസ്ഥകൾ'],
  },
  {
    path: LATEST_NEWS_PATH,
    title: { en: 'News', ml: 'വാർത്തകൾ' },
    text: { en: 'The latest news of our work.', ml: 'ഞങ്ങളുടെ പ്രവർത്തനങ്ങളുടെ പുതിയ വാർത്തകൾ.' },
    asked: ['news', 'latest news', 'updates', 'വാർത്തകൾ', 'വാർത്ത'],
  },
  {
    path: GALLERY_PATH,
    title: { en: 'Gallery', ml: 'ഗാലറി' },
    text: { en: 'Pictures of our work.', ml: 'ഞങ്ങളുടെ പ്രവർത്തനങ്ങളുടെ ചിത്രങ്ങൾ.' },
    asked: ['gallery', 'photos', 'pictures', 'images', 'ഗാലറി', 'ചിത്രങ്ങൾ', 'ഫോട്ടോ'],
  },
  {
    path: VIDEOS_PATH,
    title: { en: 'Videos', ml: 'വീഡിയോകൾ' },
    text: { en: 'Short films of our work.', ml: 'ഞങ്ങളുടെ പ്രവർത്തനങ്ങളുടെ ചെറുചിത്രങ്ങൾ.' },
    asked: ['video', 'videos', 'films', 'youtube', 'വീഡിയോ', 'വിഡിയോ'],
  },
  {
    path: ACCOUNT_PATH,
    title: { en: 'Login', ml: 'ലോഗിൻ' },
    text: { en: 'Your account: log in or register.', ml: 'നിങ്ങളുടെ അക്കൗണ്ട്: ലോഗിൻ ചെയ്യുക, രജിസ്റ്റർ ചെയ്യുക.' },
    asked: ['login', 'log in', 'sign in', 'register', 'sign up', 'password', 'ലോഗിൻ', 'പാസ്‌വേഡ്'],
  },
];
