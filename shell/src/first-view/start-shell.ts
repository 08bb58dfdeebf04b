import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { OUTLET_ID } from '@trust/shared/contract/pages/page-state';
import { logOut, readToken, session, start as startStoredSession } from '@trust/shared/session';
import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteHost } from '@trust/shared/remote/host';
import { leaveDialogEntry } from '@trust/shared/ui/dialog-entry';
import { createLanguageSource } from '@trust/shared/remote/first-view/language-source';
import { showPagePath, type ReadPageState } from '@trust/shared/remote/first-view/page-state';
import { createScrollPositions } from '@trust/shared/remote/first-view/history/scroll-positions';
import { FALLBACK_ROUTE, routeOf, SITE_ROUTES } from '../routes.ts';
import { subscribeToAddress, watchAddress } from './navigation/address-changes.ts';
import { layOutBelowFold } from './below-fold-layout.ts';
import { createFrameApplication } from './applications/frame-application.tsx';
import { createOutletApplication, NOTICE_AFTER_MS } from './applications/outlet-application.ts';
import { createOutletNotices } from './applications/outlet-notices.tsx';
import { startApplications, type PageApplication } from './applications/page-applications.ts';
import { createParcelMounting } from './applications/parcel-mounting.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { prefetchLinkedRemotes } from './navigation/link-prefetch.ts';
import { createLoginDialog } from './session/login-dialog.ts';
import {
  addressOfClickedLink,
  needsDocumentLoad,
  pushAddress,
  staysInDocument,
} from './navigation/navigation.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';

/** The application of header and footer. */
const FRAME = 'frame';

/** Takes the server's page over. */
export function startShell(state: ReadPageState): void {
  const outlet = document.getElementById(OUTLET_ID);
  if (!outlet) throw new Error('The page has no outlet.');
  const outletElement = outlet;
  showPagePath(state);
  leaveDialogEntry();
  const { config, saver = false } = state;
  const language = createLanguageSource(state.language);
  const loader = createRemoteLoader(state.remotes);
  const notices = createOutletNotices(language);
  const sessionCalls = () => import(/* webpackChunkName: "session-calls" */ './session/session-calls.ts');

  const loadSingleSpa = () => import(/* webpackChunkName: "single-spa" */ './applications/single-spa.ts');
  const parcels = createParcelMounting(loader, () => host, loadSingleSpa);

  /** The page has lost its scripts: it is the server's, and another page needs another document. */
  let isReadingOnly = false;
  let clearSlowNotice: () => void = () => undefined;
  /** Why the page that the address changes to could not be loaded. */
  let loadFailure: { readonly remote: string; readonly error: unknown } | undefined;
  const pendingNavigations = new Set<symbol>();
  const showBusy = () => document.documentElement.toggleAttribute('data-busy', pendingNavigations.size > 0);

  /** Navigates to a page of the site: in this document where that is allowed, once its code and data are loaded. */
  async function navigate(href: string): Promise<void> {
    const address = new URL(href, location.href);
    const loadsDocument = isReadingOnly || !staysInDocument(location.pathname, address.pathname);
    if (address.origin !== location.origin || loadsDocument) {
      location.assign(address);
      return;
    }
    const thisNavigation = Symbol(href);
    pendingNavigations.clear();
    pendingNavigations.add(thisNavigation);
    showBusy();
    const { remote, loadBudgetMs } = routeOf(address.pathname);
    loader.useFederation();
    const takenOver = withTimeout(
      takeOver(),
      loadBudgetMs,
      () => new Error('single-spa did not load in time.'),
    ).then(
      () => true,
      () => false,
    );
    loadFailure = undefined;
    clearSlowNotice();
    const slow = setTimeout(() => {
      if (pendingNavigations.has(thisNavigation)) clearSlowNotice = notices.slow(outletElement);
    }, NOTICE_AFTER_MS);
    const load = async () => {
      const module = await loader.load(remote, loadBudgetMs);
      if (routeOf(location.pathname).remote !== remote) await module.prepare(address.href, host);
    };
    try {
      await withTimeout(load(), loadBudgetMs, () => new Error(`${remote} was not prepared in time.`));
    } catch (error) {
      // The outlet shows it once the address has changed; it does not wait again.
      if (pendingNavigations.has(thisNavigation)) loadFailure = { remote, error };
    }
    const isTakenOver = await takenOver;
    clearTimeout(slow);
    // Another navigation has begun meanwhile.
    if (!pendingNavigations.delete(thisNavigation)) return;
    clearSlowNotice();
    showBusy();
    if (isTakenOver) pushAddress(address.href);
    else location.assign(address);
  }

  const scroll = createScrollPositions();
  let restoreServerPage: (() => boolean) | undefined;
  const host: RemoteHost = {
    config,
    language,
    parcels,
    scroll,
    navigate: (href) => void navigate(href),
    setBusy(isWaiting) {
      scroll.setPaused(isWaiting);
      document.documentElement.toggleAttribute('data-busy', isWaiting || pendingNavigations.size > 0);
    },
    restoreServerPage: () => restoreServerPage?.() ?? false,
  };

  let { outlet: hydrationState } = state;
  const applications = new Map<string, PageApplication>();
  const remotes = new Set([...SITE_ROUTES, FALLBACK_ROUTE].map((route) => route.remote));
  for (const name of remotes) {
    const application = createOutletApplication({
      name,
      element: outletElement,
      host,
      loader,
      notices,
      route: () => routeOf(location.pathname),
      takeHydrationState() {
        const claimed = hydrationState?.module === name ? hydrationState : null;
        hydrationState = null;
        return claimed;
      },
      onServerPage(restore) {
        restoreServerPage = restore;
      },
      onReadingOnly() {
        isReadingOnly = true;
        window.addEventListener('popstate', () => location.reload());
      },
      takeLoadFailure() {
        const claimed = loadFailure?.remote === name ? loadFailure : undefined;
        loadFailure = undefined;
        return claimed;
      },
    });
    applications.set(name, application);
  }

  const openLogin = createLoginDialog(parcels, () => location.assign(ACCOUNT_PATH));
  const frame = createFrameApplication({
    config,
    language,
    saver,
    onLogin: openLogin,
    onLogout: () =>
      void sessionCalls().then(
        ({ endSession }) => endSession(config, language.current()),
        () => logOut(),
      ),
  });
  applications.set(FRAME, frame);
  watchAddress();
  const shown = new Set([FRAME, routeOf(location.pathname).remote]);
  const takeOver = startApplications(
    {
      applications,
      shown,
      isActive: (name, pathname) => name === FRAME || routeOf(pathname).remote === name,
    },
    loadSingleSpa,
  );
  layOutBelowFold();
  // Back or Forward to another remote's page.
  subscribeToAddress(() => {
    if (shown.has(routeOf(location.pathname).remote)) return;
    loader.useFederation();
    takeOver().catch(() => location.reload());
  });

  // In the capture phase: before any router handles the click.
  window.addEventListener(
    'click',
    (event) => {
      const address = addressOfClickedLink(event, location);
      if (address && needsDocumentLoad(address, location, saver)) event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const address = addressOfClickedLink(event, location);
    if (!address) return;
    event.preventDefault();
    void navigate(address.href);
  });
  if (!saver) {
    prefetchLinkedRemotes(({ remote, loadBudgetMs }) => {
      loader.useFederation();
      return Promise.all([loadSingleSpa(), loader.load(remote, loadBudgetMs)]);
    });
  }
  if (state.worker !== undefined) registerOfflineWorker(state.worker, language);
  // mf-auth dispatches this after a registration.
  window.addEventListener('auth:registered', () => {
    void navigate('/').then(() => {
      const remove = notices.accountReady(outletElement);
      const unsubscribe = subscribeToAddress(() => {
        if (location.pathname === '/') return;
        remove();
        unsubscribe();
      });
    });
  });

  const startSession = () =>
    void sessionCalls().then((calls) => calls.startSession(config, language.current()));
  if (readToken() !== undefined) startSession();
  else void startStoredSession(() => Promise.resolve('unknown'));
  session.subscribe(({ authenticated }) => {
    if (authenticated) startSession();
  });
}
