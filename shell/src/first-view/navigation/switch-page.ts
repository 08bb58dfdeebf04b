import { withTimeout } from '@trust/shared/http/timeout';
import { routeOf } from '../../routes.ts';
import { NOTICE_AFTER_MS } from '../applications/outlet-application.ts';
import {
  endNavigation,
  type NavigationState,
  type PageNavigationOptions,
  type PendingNavigation,
} from './navigation-state.ts';
import { pushAddress } from './page-history.ts';

/** Changes the address once the page's code and data are loaded: single-spa then mounts it. */
export async function switchPage(
  options: PageNavigationOptions,
  state: NavigationState,
  address: URL,
): Promise<void> {
  const navigation = begin(options, state, address);
  const { loadBudgetMs } = routeOf(address.pathname);
  options.loader.useFederation();
  const takenOver = withTimeout(
    options.takeOver(),
    loadBudgetMs,
    () => new Error('single-spa did not load in time.'),
  ).then(
    () => true,
    () => false,
  );
  const failure = await prepare(options, address);
  // The outlet shows it once the address has changed; it does not wait again.
  if (state.pending === navigation) state.failure = failure;
  const isTakenOver = await takenOver;
  clearTimeout(navigation.slowTimer);
  // Another navigation has begun meanwhile.
  if (state.pending !== navigation) return;
  endNavigation(options, state);
  if (isTakenOver) pushAddress(address.href);
  else options.loadDocument(address);
}

/** Takes the place of a navigation that is pending. */
function begin(
  { setBusy, showSlow }: PageNavigationOptions,
  state: NavigationState,
  address: URL,
): PendingNavigation {
  state.pending?.clearNotice?.();
  state.failure = undefined;
  const navigation: PendingNavigation = {
    address,
    slowTimer: setTimeout(() => {
      if (state.pending === navigation) navigation.clearNotice = showSlow();
    }, NOTICE_AFTER_MS),
  };
  state.pending = navigation;
  setBusy(true);
  return navigation;
}

/** Loads the page's code and data; returns why it could not be loaded. */
async function prepare({ loader, host }: PageNavigationOptions, { href, pathname }: URL) {
  const { remote, loadBudgetMs } = routeOf(pathname);
  const load = async () => {
    const module = await loader.load(remote, loadBudgetMs);
    if (routeOf(location.pathname).remote !== remote) await module.prepare(href, host);
  };
  try {
    await withTimeout(load(), loadBudgetMs, () => new Error(`${remote} was not prepared in time.`));
    return undefined;
  } catch (error) {
    return { remote, error };
  }
}
