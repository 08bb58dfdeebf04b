import { FUNDS, fundPath } from '@trust/shared/contract/donations/funds';
import {
  ACCOUNT_PATH,
  APPLICATION_CATEGORY_PATH,
  APPLICATION_SUMMARY_PATH,
  APP_GIFT_REPORT_PATH,
  APP_PAYMENTS_PATH,
  APP_PAYMENT_CHECK_PATH,
  APP_PAYMENT_DONE_PATH,
  BANK_PAYMENTS_PATH,
  CONTENT_PATHS,
  GIFT_REPORT_PATH,
  PAYMENTS_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  SENT_APPLICATION_PATH,
  SOLACE_PATH,
  SOLACE_PROGRAMME_PATH,
} from '@trust/shared/contract/pages/paths';
import { patternOf } from '@trust/shared/remote/path-pattern';
import { RELIEF_PATHS } from '@trust/shared/contract/pages/relief';
import type { RemoteName } from '@trust/shared/contract/pages/remotes';

/** A set of pages that share a document. Crossing from one set to another is a document load. */
export type DocumentGroup =
  | 'site'
  | 'payments'
  | 'payments-mobile'
  | 'application'
  | 'application-summary'
  | 'relief';

export interface SiteRoute {
  /** Segments may be `:name`, `:name?` or, last, `*`. */
  readonly path: string;
  readonly remote: RemoteName;
  /** The pages of each group but `site` carry a policy of their own, and no other remote's code. */
  readonly group: DocumentGroup;
  /** Milliseconds that the server may take to render the page before it is left to the browser. */
  readonly renderBudgetMs: number;
  /** Milliseconds that the browser waits for the remote's code before it shows that the part is unavailable. */
  readonly loadBudgetMs: number;
  /** The page answers forms that browsers without scripts post to it; only at these addresses where some are listed. */
  readonly takesForm?: true | readonly string[];
}

const siteDefaults = { group: 'site', renderBudgetMs: 4_000, loadBudgetMs: 12_000 } as const;
const payments = { ...siteDefaults, remote: 'mf-donations', group: 'payments' } as const;
const applications = { ...siteDefaults, remote: 'mf-applications' } as const;

/** The one table: path → remote. FALLBACK_ROUTE answers any other path with the not-found page. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...CONTENT_PATHS.map((path) => ({ ...siteDefaults, path, remote: 'mf-content' as const })),
  // Forms at the funds' pages only: any other POST below /payments/ is a call of the api.
  {
    ...payments,
    path: PAYMENTS_PATH,
    takesForm: FUNDS.map(fundPath),
  },
  { ...payments, path: BANK_PAYMENTS_PATH },
  { ...payments, path: PAYMENT_SUCCESS_PATH },
  { ...payments, path: PAYMENT_FAILED_PATH },
  { ...payments, path: PAYMENT_CHECK_PATH, takesForm: true },
  { ...payments, path: GIFT_REPORT_PATH },
  { ...payments, path: SOLACE_PATH },
  { ...payments, path: SOLACE_PROGRAMME_PATH, takesForm: true },
  // Before the purposes, of which none is called so.
  { ...payments, path: APP_PAYMENT_CHECK_PATH, group: 'payments-mobile', takesForm: true },
  { ...payments, path: APP_GIFT_REPORT_PATH, group: 'payments-mobile' },
  { ...payments, path: APP_PAYMENTS_PATH, group: 'payments-mobile' },
  { ...payments, path: APP_PAYMENT_DONE_PATH, group: 'payments-mobile' },
  { ...applications, path: APPLICATION_CATEGORY_PATH, group: 'application' },
  { ...applications, path: APPLICATION_SUMMARY_PATH, group: 'application-summary' },
  { ...applications, path: SENT_APPLICATION_PATH, group: 'application-summary' },
  ...Object.values(RELIEF_PATHS).map((path) => ({ ...applications, path, group: 'relief' as const })),
  { ...siteDefaults, path: ACCOUNT_PATH, remote: 'mf-auth' },
];

export const FALLBACK_ROUTE: SiteRoute = { ...siteDefaults, path: '*', remote: 'mf-content' };

/** Any other path that holds `/payments-mobile` is an app's, and is answered by its not-found page: without header and footer. */
export const APP_FALLBACK_ROUTE: SiteRoute = { ...payments, path: '*', group: 'payments-mobile' };
const APP_PATH = APP_PAYMENTS_PATH.replace(/\/:.*/, '');

const compiled = SITE_ROUTES.map((route) => ({ route, pattern: patternOf(route.path) }));

/** The route of a path; FALLBACK_ROUTE where none is listed. */
export function routeOf(pathname: string): SiteRoute {
  const route = compiled.find(({ pattern }) => pattern.test(pathname))?.route ?? FALLBACK_ROUTE;
  return !isStandalone(route) && pathname.toLowerCase().includes(APP_PATH) ? APP_FALLBACK_ROUTE : route;
}

/** Read-only pages need no script and may be stored in the offline cache. */
export function isReadOnly({ remote }: { readonly remote: string }): boolean {
  return remote === 'mf-content';
}

/** Pages that apps show within themselves: they are standalone, without the shell and its frame. */
export function isStandalone({ group }: SiteRoute): boolean {
  return group === 'payments-mobile';
}

/** Pages of a payment, which are answered when others are refused for load. */
export function isPaymentPage({ group }: SiteRoute): boolean {
  return group === 'payments' || group === 'payments-mobile';
}

/** Pages whose address may hold what a visitor typed, or is itself private: no other page may be told it. */
export function hasPrivateAddress(route: SiteRoute): boolean {
  return isPaymentPage(route) || route.group === 'application-summary';
}

/** Pages of the application form: the browser fills them in and may store them as they came, without what is typed. */
export function isApplicationForm({ group }: SiteRoute): boolean {
  return group === 'application';
}

/** Pages that start the offline worker, whose page answers on all addresses. Those that it must not know of do not. */
export function hasOfflineWorker({ group }: SiteRoute): boolean {
  return group === 'site' || group === 'payments' || group === 'application';
}
