/*
 * The site's pages, as route patterns that the remote that has a page and the shell's route table both read. Each is a
 * constant of its own, so that a bundle holds those that it uses.
 */

// mf-content
export const ABOUT_PATH = '/about';
export const PROJECTS_PATH = '/projects';
export const PROJECT_PATH = '/project/:nid';
export const LATEST_NEWS_PATH = '/newsDetail';
export const NEWS_PATH = '/newsDetail/:id?';
export const EVENT_PATH = '/event/:nid';
export const REPORTS_PATH = '/reports';
export const REPORT_PATH = '/report/:nid';
export const REPORT_ARCHIVE_PATH = '/report-arch';
export const DOWNLOADS_PATH = '/downloads';
export const GALLERY_PATH = '/gallery';
export const VIDEOS_PATH = '/videos';
/** The address of a video without its id: the grid of all. */
export const VIDEO_GRID_PATH = '/video';
export const VIDEO_PATH = '/video/:url';
export const SEARCH_PATH = '/search';
export const CONTACT_PATH = '/contact';
export const TERMS_PATH = '/terms';
export const PRIVACY_PATH = '/privacy';
/** Where the address of something that is not there leads. */
export const INVALID_PATH = '/INVALID';
/** The list of its screens, of a remote that is served alone. */
export const SCREENS_PATH = '/screens';

/** The pages of mf-content; the shell's route table takes them from here. */
export const CONTENT_PATHS = [
  '/',
  ABOUT_PATH,
  PROJECTS_PATH,
  PROJECT_PATH,
  NEWS_PATH,
  EVENT_PATH,
  REPORTS_PATH,
  REPORT_ARCHIVE_PATH,
  REPORT_PATH,
  DOWNLOADS_PATH,
  GALLERY_PATH,
  VIDEOS_PATH,
  VIDEO_GRID_PATH,
  VIDEO_PATH,
  SEARCH_PATH,
  CONTACT_PATH,
  TERMS_PATH,
  PRIVACY_PATH,
  INVALID_PATH,
] as const;

// mf-donations
/** The donation forms: `nid` is a project's id or a fund. */
export const PAYMENTS_PATH = '/payments/:nid';
export const BANK_PAYMENTS_PATH = '/payments-federal-legacy/:nid';
export const APP_PAYMENTS_PATH = '/payments-mobile/:nid';
/** The outcome of a payment; `*` is its reference, which holds slashes. */
export const PAYMENT_SUCCESS_PATH = '/payments-complete/success/*';
export const PAYMENT_FAILED_PATH = '/payments-complete/failed';
export const APP_PAYMENT_DONE_PATH = '/payments-mobile/done/*';
export const PAYMENT_CHECK_PATH = '/payments-check';
/** Where a gift is reported that was paid by UPI or bank transfer without this site. */
export const GIFT_REPORT_PATH = '/payments-report';
/** The same two within an app: no purpose is called so. */
export const APP_PAYMENT_CHECK_PATH = '/payments-mobile/check';
export const APP_GIFT_REPORT_PATH = '/payments-mobile/report';
export const SOLACE_PATH = '/solace';
export const SOLACE_PROGRAMME_PATH = '/solace/:nid';

// mf-applications
export const APPLICATION_PATH = '/application';
/** `cat` is the id of a category. */
export const APPLICATION_CATEGORY_PATH = '/application/:cat?';
export const APPLICATION_SUMMARY_PATH = '/application-summary';
/** The private page of one application. */
export const SENT_APPLICATION_PATH = '/application-summary/:suid';
export const RELIEF_APPLICATION_PATH = '/relief/application';
export const HEALTH_CARE_PATH = '/relief/health-care';
export const PRAVASI_CARE_PATH = '/relief/pravasi-care';
export const RAMZAN_CARE_PATH = '/relief/ramzan-care';

// mf-auth
export const ACCOUNT_PATH = '/account';

// The api, by the gateway
export const RECEIPT_PATH = '/payments/receipt';
/** The card of a gift in memory or on behalf of someone. */
export const TRIBUTE_CARD_PATH = '/payments/tribute-card';
/** Where an addressee refuses further messages of donors. */
export const STOP_MESSAGES_PATH = '/payments/stop-messages';

/** The route of a page with one value, or a place in a page that has the value as its id. */
export type PathPattern = `${string}/:${string}` | `${string}#:${string}`;

/** The address of a page with one value, `/project/1076` of `/project/:nid`. The value is encoded, slashes too. */
export function buildPath(path: PathPattern, value: string | number): string {
  return path.replace(/:.*/, encodeURIComponent(value));
}

/** The address of a page whose pattern ends in `*`. The value is encoded; its slashes stay slashes. */
export function buildDeepPath(path: `${string}/*`, value: string): string {
  return path.replace('*', encodeURIComponent(value).replaceAll('%2F', '/'));
}
