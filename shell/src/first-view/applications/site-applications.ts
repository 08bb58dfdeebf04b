import type { PageState } from '@trust/shared/contract/pages/page-state';
import type { RemoteHost } from '@trust/shared/remote/host';
import { FALLBACK_ROUTE, routeOf, SITE_ROUTES } from '../../routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { subscribeToAddress } from '../navigation/address-changes.ts';
import type { NavigationState } from '../navigation/navigation-state.ts';
import { createOutletApplication, type OutletNotices } from './outlet-application.ts';
import { startApplications, type PageApplication, type TakeOver } from './page-applications.ts';

/** The application of header and footer. */
const FRAME = 'frame';

/** What the server has written into the outlet, until somebody takes it. */
export interface ServerPage {
  hydrationState: PageState['outlet'];
  /** Puts its elements back while its remote shows it. */
  restore?: (() => boolean) | undefined;
}

export interface SiteApplicationsOptions {
  readonly outlet: HTMLElement;
  readonly frame: PageApplication;
  readonly host: RemoteHost;
  readonly loader: RemoteLoader;
  readonly notices: OutletNotices;
  readonly serverPage: ServerPage;
  readonly navigation: NavigationState;
  loadSingleSpa(): ReturnType<Parameters<typeof startApplications>[1]>;
}

/** Mounts header, footer and the remote of the page. */
export function startSiteApplications(options: SiteApplicationsOptions): TakeOver {
  const remotes = new Set([...SITE_ROUTES, FALLBACK_ROUTE].map(({ remote }) => remote));
  const applications = new Map([
    ...[...remotes].map((name) => [name, createRemoteApplication(name, options)] as const),
    [FRAME, options.frame],
  ]);
  const shown = new Set([FRAME, remoteNow()]);
  const isActive = (name: string, pathname: string) => name === FRAME || routeOf(pathname).remote === name;
  const takeOver = startApplications({ applications, shown, isActive }, options.loadSingleSpa);
  // Back or Forward to another remote's page.
  subscribeToAddress(() => {
    if (shown.has(remoteNow())) return;
    options.loader.useFederation();
    takeOver().catch(() => location.reload());
  });
  return takeOver;
}

const remoteNow = () => routeOf(location.pathname).remote;

function createRemoteApplication(
  name: string,
  { outlet, host, loader, notices, serverPage, navigation }: SiteApplicationsOptions,
): PageApplication {
  return createOutletApplication({
    name,
    element: outlet,
    host,
    loader,
    notices,
    route: () => routeOf(location.pathname),
    takeHydrationState() {
      const { hydrationState } = serverPage;
      serverPage.hydrationState = null;
      return hydrationState?.module === name ? hydrationState : null;
    },
    onServerPage(restore) {
      serverPage.restore = restore;
    },
    onReadingOnly() {
      navigation.isReadingOnly = true;
      window.addEventListener('popstate', () => location.reload());
    },
    takeLoadFailure() {
      const { failure } = navigation;
      navigation.failure = undefined;
      return failure?.remote === name ? failure : undefined;
    },
  });
}
