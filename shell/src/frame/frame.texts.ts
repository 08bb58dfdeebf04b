import type { Language } from '@trust/shared/contract/languages';

export interface FrameTexts {
  readonly skip: string;
  readonly home: string;
  readonly about: string;
  readonly projects: string;
  readonly applications: string;
  readonly gallery: string;
  readonly solace: string;
  readonly relief: string;
  readonly reports: string;
  readonly contact: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly search: string;
  readonly donate: string;
  readonly checkPayment: string;
  readonly reportGift: string;
  readonly account: string;
  readonly login: string;
  readonly logout: string;
  readonly quickLinks: string;
  readonly contactUs: string;
  readonly map: string;
  readonly followUs: string;
  readonly terms: string;
  readonly privacy: string;
  readonly unavailable: string;
  readonly unavailableHint: string;
  readonly readingOnly: string;
  readonly accountReady: string;
  readonly retry: string;
  readonly saver: string;
  readonly saverHint: string;
  readonly on: string;
  readonly off: string;
}

const en: FrameTexts = {
  skip: 'Skip to content',
  home: 'Home',
  about: 'About',
  projects: 'Projects',
  applications: 'Applications',
  gallery: 'Gallery',
  solace: 'Solace programmes',
  relief: 'Relief',
  reports: 'Reports',
  contact: 'Contact',
  mainNavigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  donate: 'Donate',
  checkPayment: 'Check a payment',
  reportGift: 'Receipt for a UPI or bank gift',
  account: 'Account',
  login: 'Login',
  logout: 'Log out',
  quickLinks: 'Quick Links',
  contactUs: 'Contact us',
  map: 'Find us on the map',
  followUs: 'Follow us',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  unavailable: 'This part is unavailable',
  unavailableHint: 'The connection failed, or our server is busy. The rest of the site works as usual.',
  readingOnly: 'You can read this page and use its links and simple forms. Other buttons do not work yet.',
  accountReady: 'Your account is ready. You are logged in.',
  retry: 'Retry',
  saver: 'Data saver',
  saverHint: 'Small pictures and simple pages, for a slow or costly connection.',
  on: 'On',
  off: 'Off',
};

const ml: FrameTexts = {
  skip: 'ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  home: 'ഹോം',
  about: 'ഞങ്ങളെക്കുറിച്ച്',
  projects: 'പദ്ധതികൾ',
  applications: 'അപേക്ഷകൾ',
  gallery: 'ഗാലറി',
  solace: 'സാന്ത്വന പരിപാടികൾ',
  relief: 'ദുരിതാശ്വാസം',
  reports: 'റിപ്പോർട്ടുകൾ',
  contact: 'ബന്ധപ്പെടുക',
  mainNavigation: 'പ്രധാന മെനു',
  menu: 'മെനു',
  search: 'തിരയുക',
  donate: 'സംഭാവന',
  checkPayment: 'പണമടയ്ക്കൽ പരിശോധിക്കുക',
  reportGift: 'UPI, ബാങ്ക് സംഭാവനയുടെ രസീത്',
  account: 'അക്കൗണ്ട്',
  login: 'ലോഗിൻ',
  logout: 'ലോഗൗട്ട്',
  quickLinks: 'പ്രധാന ലിങ്കുകൾ',
  contactUs: 'ബന്ധപ്പെടാൻ',
  map: 'മാപ്പിൽ കാണുക',
  followUs: 'ഞങ്ങളെ പിന്തുടരുക',
  terms: 'ഉപയോഗ നിബന്ധനകൾ',
  privacy: 'സ്വകാര്യതാ നയം',
  unavailable: 'ഈ ഭാഗം ഇപ്പോൾ ലഭ്യമല്ല',
  unavailableHint: 'കണക്ഷൻ മുറിഞ്ഞു, അല്ലെങ്കിൽ സെർവർ തിരക്കിലാണ്. സൈറ്റിന്റെ മറ്റു ഭാഗങ്ങൾ പതിവുപോലെ ഉപയോഗിക്കാം.',
  readingOnly: 'ഈ പേജ് വായിക്കാം; ലിങ്കുകളും ലളിതമായ ഫോമുകളും ഉപയോഗിക്കാം. മറ്റു ബട്ടണുകൾ ഇപ്പോൾ പ്രവർത്തിക്കുന്നില്ല.',
  accountReady: 'നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി. നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്നു.',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  saver: 'ഡാറ്റ സേവർ',
  saverHint: 'ചെറിയ ചിത്രങ്ങളും ലളിതമായ പേജുകളും: കുറഞ്ഞ ഡാറ്റ മതി.',
  on: 'ഓൺ',
  off: 'ഓഫ്',
};

export const frameTexts: Record<Language, FrameTexts> = { en, ml };
