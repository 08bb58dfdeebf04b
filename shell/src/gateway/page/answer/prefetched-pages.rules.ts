import { ACCOUNT_PATH, INVALID_PATH } from '@trust/shared/contract/pages/paths';
import { isStandalone, SITE_ROUTES, type SiteRoute } from '../../../routes.ts';
import { isOfOnePayment } from './shared-pages.rules.ts';

/** The paths of pages that no browser fetches before a link to them is pressed. */
export const NEVER_PREFETCHED: readonly string[] = SITE_ROUTES.filter(isNeverPrefetched).map(
  ({ path }) => path,
);

/** The page of a payment, an application or an account, and one that nobody means to open. */
function isNeverPrefetched(route: SiteRoute): boolean {
  return (
    isStandalone(route) ||
    route.group === 'application-summary' ||
    isOfOnePayment(route.path) ||
    route.path === ACCOUNT_PATH ||
    route.path === INVALID_PATH
  );
}
