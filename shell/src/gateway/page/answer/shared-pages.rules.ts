import {
  APP_PAYMENT_DONE_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
} from '@trust/shared/contract/pages/paths';
import { isOfflineCacheable } from '../../../offline/offline-requests.rules.ts';
import { isReadOnly, type SiteRoute } from '../../../routes.ts';

const PRIVATE_PATHS: readonly string[] = [PAYMENT_SUCCESS_PATH, PAYMENT_FAILED_PATH, APP_PAYMENT_DONE_PATH];

/** Whether the page of a route is about one payment. */
export function isOfOnePayment(path: string): boolean {
  return PRIVATE_PATHS.includes(path);
}

/** Whether the page of an address is the same for every visitor: the address holds nothing that one of them typed. */
export function isSharedPage(route: SiteRoute, url: URL): boolean {
  if (isReadOnly(route)) return isOfflineCacheable(url);
  if (route.group === 'application-summary') return false;
  return !isOfOnePayment(route.path) && [...url.searchParams.keys()].every((name) => name === 'lang');
}
