import { ACCOUNT_PATH, INVALID_PATH } from '@trust/shared/contract/pages/paths';
import { isStandalone, SITE_ROUTES, type DocumentGroup, type SiteRoute } from '../../../routes.ts';
import { isOfOnePayment } from './shared-pages.rules.ts';

/**
 * The paths of other documents that a page's links may have fetched before they are pressed: those of the groups beside
 * its own. A page of its own group changes without a document, so that a document of it would be of no use.
 */
export function listPrefetchedPaths(group: DocumentGroup): readonly string[] {
  return SITE_ROUTES.filter((route) => route.group !== group && isPrefetched(route)).map(({ path }) => path);
}

/** Not the page of a payment, an application or an account, and none that nobody means to open. */
function isPrefetched(route: SiteRoute): boolean {
  if (isStandalone(route) || route.group === 'application-summary' || isOfOnePayment(route.path))
    return false;
  return route.path !== ACCOUNT_PATH && route.path !== INVALID_PATH;
}
