import type { PageHistory } from './page-history.ts';
import { replaceAddress } from './replace-address.ts';

/** The history of a remote's page alone, and of one in an older shell, which has none for it. */
export const browserHistory: PageHistory = {
  // Read at each call: an older shell replaces these functions, and single-spa in it when it starts.
  push: (...entry) => history.pushState(...entry),
  replace: (...entry) => history.replaceState(...entry),
  replaceAddress,
};
