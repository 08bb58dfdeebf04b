import { routeOf } from '../../routes.ts';
import { staysInDocument } from './navigation.ts';
import { endNavigation, type NavigationState, type PageNavigationOptions } from './navigation-state.ts';

/**
 * Navigates to a page of the site. In this document where that is allowed and the code for it is there: else the page itself,
 * which shows before its scripts do, is there sooner, unless another document would lose what was typed.
 */
export async function navigatePage(
  options: PageNavigationOptions,
  state: NavigationState,
  href: string,
): Promise<void> {
  const address = new URL(href, location.href);
  const { origin, pathname } = address;
  const maySwitch =
    origin === location.origin && !state.isReadingOnly && staysInDocument(location.pathname, pathname);
  if (maySwitch && (await navigateWithin(options, address))) return endNavigation(options, state);
  if (maySwitch && (isCodeLoaded(options, pathname) || options.host.hasTyped?.())) {
    options.setBusy(true);
    const loaded = await options.loadSingleSpa().catch(() => undefined);
    if (loaded) return loaded.switchPage(options, state, address);
    options.setBusy(false);
  }
  options.loadDocument(address);
  return undefined;
}

/** Has the remote that is shown navigate to another page of its own. False where the page is another's, or the remote is an older one. */
async function navigateWithin(
  { loader }: PageNavigationOptions,
  { pathname, search, hash }: URL,
): Promise<boolean> {
  const { remote, loadBudgetMs } = routeOf(pathname);
  if (remote !== routeOf(location.pathname).remote || !loader.isLoaded(remote)) return false;
  const module = await loader.load(remote, loadBudgetMs);
  return module.navigate?.(pathname + search + hash) ?? false;
}

function isCodeLoaded({ loader, hasSingleSpa }: PageNavigationOptions, pathname: string): boolean {
  return hasSingleSpa() && loader.isLoaded(routeOf(pathname).remote);
}
