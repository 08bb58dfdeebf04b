import { FUNDS } from '@trust/shared/contract/funds';
import type { ModuleName } from '@trust/shared/contract/release';

/** A set of pages that share a document. Crossing from one set to another is a document load. */
export type DocumentGroup = 'site' | 'payments' | 'payments-mobile' | 'application-summary';

export interface SiteRoute {
  /** Segments may be `:name`, `:name?` or, last, `*`. */
  readonly path: string;
  readonly remote: Exclude<ModuleName, 'shell'>;
  /** Payment pages and the summary carry a stricter policy of their own, and no other remote's code. */
  readonly group: DocumentGroup;
  /** Milliseconds that the server may take to draw the page before the browser draws it instead. */
  readonly renderBudgetMs: number;
  /** Milliseconds that the browser waits for the remote's code before it says that the part is unavailable. */
  readonly loadBudgetMs: number;
  /** The page answers a form that a browser without scripts posts to it; at these addresses only, where some are named. */
  readonly takesForm?: true | readonly string[];
}

const usual = { group: 'site', renderBudgetMs: 4_000, loadBudgetMs: 12_000 } as const;
const payments = { ...usual, remote: 'mf-donations', group: 'payments' } as const;

/** The one table: path → remote. What it does not list is answered by FALLBACK_REMOTE's not-found page. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...[
    '/',
    '/about',
    '/projects',
    '/project/:nid',
    '/newsDetail/:id?',
    '/event/:nid',
    '/reports',
    '/report-arch',
    '/report/:nid',
    '/downloads',
    '/gallery',
    '/videos',
    '/video/:url?',
    '/search',
    '/contact',
    '/terms',
    '/privacy',
    '/INVALID',
  ].map((path) => ({ ...usual, path, remote: 'mf-content' as const })),
  // Only the funds' own pages: what else is posted below /payments/ are the api's calls.
  {
    ...payments,
    path: '/payments/:nid',
    takesForm: FUNDS.map((fund) => `/payments/${fund}`),
  },
  { ...payments, path: '/payments-federal-legacy/:nid' },
  { ...payments, path: '/payments-complete/success/*' },
  { ...payments, path: '/payments-complete/failed' },
  { ...payments, path: '/payments-check', takesForm: true },
  { ...payments, path: '/solace' },
  { ...payments, path: '/solace/:nid', takesForm: true },
  { ...payments, path: '/payments-mobile/:nid', group: 'payments-mobile' },
  { ...payments, path: '/payments-mobile/done/*', group: 'payments-mobile' },
  { ...usual, path: '/application/:cat?', remote: 'mf-applications' },
  { ...usual, path: '/application-summary', remote: 'mf-applications', group: 'application-summary' },
  { ...usual, path: '/account', remote: 'mf-auth' },
];

export const FALLBACK_ROUTE: SiteRoute = { ...usual, path: '*', remote: 'mf-content' };

function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

const compiled = SITE_ROUTES.map((route) => ({ route, pattern: patternOf(route.path) }));

/** Which remote answers a path; the not-found page's where no route is listed. */
export function routeOf(pathname: string): SiteRoute {
  return compiled.find(({ pattern }) => pattern.test(pathname))?.route ?? FALLBACK_ROUTE;
}

/** Pages that are only read: they may be kept to be read offline, and need no script. */
export function isOnlyRead({ remote }: SiteRoute): boolean {
  return remote === 'mf-content';
}

/** Pages that apps show within themselves: their remote stands alone in them, without the shell and its frame. */
export function isAlone({ group }: SiteRoute): boolean {
  return group === 'payments-mobile';
}
