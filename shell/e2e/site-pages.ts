import type { Language } from '@trust/shared/contract/languages';

type TextByLanguage = Readonly<Record<Language, string>>;

/** One address of each screen: its heading, and a text that the page must contain. */
export interface SitePage {
  readonly path: string;
  /** 200 unless given. */
  readonly status?: number;
  /** The canonical path where it differs. */
  readonly canonical?: string;
  readonly heading: TextByLanguage;
  readonly contains: TextByLanguage;
}

type TextPair = readonly [en: string, ml: string];

const page = (
  path: string,
  heading: TextPair,
  contains: TextPair,
  rest: Pick<SitePage, 'status' | 'canonical'> = {},
): SitePage => ({
  path,
  heading: { en: heading[0], ml: heading[1] },
  contains: { en: contains[0], ml: contains[1] },
  ...rest,
});

const wells: TextPair = ['Twenty-six wells cleaned along the Chaliyar', 'ചാലിയാർ തീരത്തെ ഇരുപത്താറു കിണറുകൾ ശുദ്ധം'];
const invalid: TextPair = ['This link leads nowhere', 'ഈ ലിങ്കിൽ ഒന്നുമില്ല'];

export const SITE_PAGES: readonly SitePage[] = [
  page(
    '/',
    ['A roof, a cure, a school bag: given with dignity.', 'ഒരു വീട്, ഒരു ചികിത്സ, ഒരു സ്കൂൾ ബാഗ്: അന്തസ്സോടെ.'],
    ['Newborn care for twins from Chittur', 'ചിറ്റൂരിലെ ഇരട്ടക്കുഞ്ഞുങ്ങൾക്ക് പരിചരണം'],
  ),
  page(
    '/about',
    ['About Shelter Charitable Trust', 'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്: ഞങ്ങളെക്കുറിച്ച്'],
    ['Our project wings', 'ഞങ്ങളുടെ പദ്ധതി വിഭാഗങ്ങൾ'],
  ),
  page(
    '/projects',
    ['Projects', 'പദ്ധതികൾ'],
    ['A vegetable cart for a father in Punalur', 'പുനലൂരിലെ ഗൃഹനാഥന് ഒരു പച്ചക്കറിവണ്ടി'],
  ),
  page('/project/1001', wells, ['Project Details', 'പദ്ധതിയുടെ വിവരങ്ങൾ']),
  page(
    '/newsDetail',
    ['Accounts for 2025–26 published', '2025–26-ലെ കണക്കുകൾ പ്രസിദ്ധീകരിച്ചു'],
    ['Older news', 'മുമ്പത്തെ വാർത്തകൾ'],
    { canonical: '/newsDetail/2024' },
  ),
  page(
    '/newsDetail/2023',
    ['Apply and follow a case in Malayalam', 'അപേക്ഷയും തുടർവിവരങ്ങളും മലയാളത്തിൽ'],
    ['Older news', 'മുമ്പത്തെ വാർത്തകൾ'],
  ),
  page(
    '/event/3022',
    ['Annual meeting of members and donors', 'അംഗങ്ങളുടെയും ദാതാക്കളുടെയും വാർഷികയോഗം'],
    ['Saturday, 12 December 2026', '2026 ഡിസംബർ 12'],
  ),
  page('/reports', ['Reports', 'റിപ്പോർട്ടുകൾ'], ['Application Forms', 'അപേക്ഷാ ഫോറങ്ങൾ']),
  page('/report-arch', ['Reports archive', 'റിപ്പോർട്ട് ശേഖരം'], ['Choose a category', 'കിണർ പദ്ധതി']),
  page(
    '/report/7010',
    ['Annual report and accounts 2025–26', 'വാർഷിക റിപ്പോർട്ടും കണക്കും 2025–26'],
    ['Application Forms', 'അപേക്ഷാ ഫോറങ്ങൾ'],
  ),
  page('/downloads', ['Downloads', 'ഡൗൺലോഡുകൾ'], ['PDF', 'PDF']),
  page('/gallery', ['Gallery', 'ഗാലറി'], ['Well Project', 'കിണർ പദ്ധതി']),
  page('/videos', ['Videos', 'വീഡിയോകൾ'], ['A day with the home care team', 'ഗൃഹപരിചരണ സംഘത്തോടൊപ്പം ഒരു ദിവസം']),
  page(
    '/video/ShelterDm01',
    ['A day with the home care team', 'ഗൃഹപരിചരണ സംഘത്തോടൊപ്പം ഒരു ദിവസം'],
    ['Play the video', 'വീഡിയോ പ്ലേ ചെയ്യുക'],
  ),
  page('/search', ['Search', 'തിരയുക'], ['See the projects', 'പദ്ധതികൾ കാണുക']),
  page('/contact', ['Contact', 'ബന്ധപ്പെടുക'], ['office@shelter.example', 'office@shelter.example']),
  page('/terms', ['Terms of Use', 'ഉപയോഗ നിബന്ധനകൾ'], ['Refund policy', 'തുക തിരികെ നൽകുന്ന നയം']),
  page('/privacy', ['Privacy Policy', 'സ്വകാര്യതാ നയം'], ['Your rights', 'നിങ്ങളുടെ അവകാശങ്ങൾ']),
  page('/INVALID', invalid, ['See the projects', 'പദ്ധതികൾ കാണുക'], { status: 404 }),
  page('/no/such/page', ['Page does not exist', 'ഈ പേജ് നിലവിലില്ല'], ['See the projects', 'പദ്ധതികൾ കാണുക'], {
    status: 404,
  }),
  page(
    '/payments/home',
    ['Donate to Home projects', 'സംഭാവന നൽകുന്നത് ഭവന പദ്ധതികൾ'],
    ['Give by UPI or bank transfer', 'UPI, ബാങ്ക് ട്രാൻസ്ഫർ വഴി നൽകാം'],
  ),
  page(
    '/payments/1001',
    [`Donate to ${wells[0]}`, `സംഭാവന നൽകുന്നത് ${wells[1]}`],
    ['Projects that still need help', 'ഇനിയും സഹായം വേണ്ട പദ്ധതികൾ'],
  ),
  page(
    '/application',
    ['Before you apply for aid', 'സഹായത്തിന് അപേക്ഷിക്കുന്നതിനു മുമ്പ്'],
    ['Copies to attach', 'ചേർക്കേണ്ട പകർപ്പുകൾ'],
  ),
  page(
    '/application/11?agreed=1',
    ['Well Project', 'കിണർ പദ്ധതി'],
    ['Instructions for this category', 'ഈ വിഭാഗത്തിന്റെ നിർദ്ദേശങ്ങൾ'],
  ),
  page(
    '/application-summary',
    ['Find your application', 'നിങ്ങളുടെ അപേക്ഷ കണ്ടെത്താം'],
    ['Where the link is', 'ലിങ്ക് എവിടെ കിട്ടും'],
  ),
  page(
    '/relief/application',
    ['Relief application', 'ദുരിതാശ്വാസ അപേക്ഷ'],
    ['Open the form in a new tab', 'ഫോം പുതിയ ടാബിൽ തുറക്കുക'],
  ),
  page(
    '/relief/health-care',
    ['Health care relief', 'ചികിത്സാ സഹായം'],
    ['Open the form in a new tab', 'ഫോം പുതിയ ടാബിൽ തുറക്കുക'],
  ),
  page(
    '/relief/pravasi-care',
    ['Pravasi Care', 'പ്രവാസി കെയർ'],
    ['This project is temporarily closed', 'ഈ പദ്ധതി താൽക്കാലികമായി നിർത്തിവച്ചിരിക്കുന്നു'],
  ),
  page(
    '/relief/ramzan-care',
    ['Ramzan Care', 'റംസാൻ കെയർ'],
    ['Open the form in a new tab', 'ഫോം പുതിയ ടാബിൽ തുറക്കുക'],
  ),
  page('/account', ['Login', 'ലോഗിൻ'], ['An account is optional', 'അക്കൗണ്ട് നിർബന്ധമില്ല']),
];

/** Further states of pages: filtered, paged, empty, after a payment. */
export const FURTHER_STATES = [
  '/projects?status=completed&category=11',
  '/projects?page=2',
  '/projects?search=zzqq',
  '/project/1076',
  '/payments/1076',
  '/report-arch?category=1',
  '/report-arch?category=1&subCategory=Houses+under+construction',
  '/gallery?category=11',
  '/gallery?category=11&subCategory=Open+wells',
  '/search?q=water',
  '/search?q=zzqq',
  '/payments-federal-legacy/1001',
  '/payments-complete/failed?reason=cancelled&nid=bmz',
  '/payments-check',
  '/payments-report?nid=bmz&way=upi',
  '/solace',
  '/solace/9001',
  '/application?agreed=1',
];

/** The page's address with `?lang=`, as in a shared link. */
export function addressIn(language: Language, { path }: Pick<SitePage, 'path'>): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
