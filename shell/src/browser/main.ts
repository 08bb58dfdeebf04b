// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/fonts.css';
import { registerApplication, start } from 'single-spa';
import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { OUTLET_ID } from '@trust/shared/contract/pages/page-state';
import { logOut, readToken, start as startStoredSession } from '@trust/shared/session';
import type { RemoteHost } from '@trust/shared/remote/host';
import { createLanguageSource } from '@trust/shared/remote/browser/language-source';
import { readPageState, showPagePath } from '@trust/shared/remote/browser/page-state';
import { createScrollPositions } from '@trust/shared/remote/browser/scroll-positions';
import { FALLBACK_ROUTE, routeOf, SITE_ROUTES } from '../routes.ts';
import { createOutletApplication } from './outlet-application.ts';
import { createOutletNotices } from './outlet-notices.tsx';
import { createFrameApplication, type MountParcel } from './frame-application.tsx';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { prefetchLinkedRemotes } from './link-prefetch.ts';
import { createLoginDialog } from './login-dialog.ts';
import { addressOfClickedLink, needsDocumentLoad, pushAddress, staysInDocument } from './navigation.ts';
import { createParcelMounting } from './parcel-mounting.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';

const outletElement = document.getElementById(OUTLET_ID);
if (!outletElement) throw new Error('The page has no outlet.');
const state = readPageState();
showPagePath(state);
const { config, saver = false } = state;
const language = createLanguageSource(state.language);
const loader = createRemoteLoader(state.remotes);
const sessionCalls = () => import(/* webpackChunkName: "session-calls" */ './session-calls.ts');

let resolveMountParcel: (mountParcel: MountParcel) => void = () => undefined;
const mountParcel = new Promise<MountParcel>((resolve) => (resolveMountParcel = resolve));
const parcels = createParcelMounting(
  loader,
  () => host,
  () => mountParcel,
);

const pendingNavigations = new Set<symbol>();
const showBusy = () => document.documentElement.toggleAttribute('data-busy', pendingNavigations.size > 0);

/** Navigates to a page of the site: in this document where that is allowed, once its code and data are loaded. */
async function navigate(href: string): Promise<void> {
  const address = new URL(href, location.href);
  if (address.origin !== location.origin || !staysInDocument(location.pathname, address.pathname)) {
    location.assign(address);
    return;
  }
  const thisNavigation = Symbol(href);
  pendingNavigations.clear();
  pendingNavigations.add(thisNavigation);
  showBusy();
  const { remote, loadBudgetMs } = routeOf(address.pathname);
  try {
    const module = await loader.load(remote, loadBudgetMs);
    if (routeOf(location.pathname).remote !== remote) await module.prepare(address.href, host);
  } catch (error) {
    // The outlet shows the failure once the address has changed.
    reportError(error);
  }
  // Another navigation has begun meanwhile.
  if (!pendingNavigations.delete(thisNavigation)) return;
  showBusy();
  pushAddress(address.href);
}

const scroll = createScrollPositions();
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
};

let { outlet: hydrationState } = state;
const notices = createOutletNotices(language);
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
  });
  registerApplication({
    name,
    app: () => Promise.resolve(application),
    activeWhen: ({ pathname }) => routeOf(pathname).remote === name,
  });
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
  onParcels: (mount) => resolveMountParcel(mount),
});
registerApplication({ name: 'frame', app: () => Promise.resolve(frame), activeWhen: () => true });

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
if (!saver) prefetchLinkedRemotes(loader);
if (state.worker !== undefined) registerOfflineWorker(state.worker, language);
// mf-auth dispatches this after a registration.
window.addEventListener('auth:registered', () => void navigate('/'));

start();

if (readToken() === undefined) void startStoredSession(() => Promise.resolve('unknown'));
else void sessionCalls().then(({ startSession }) => startSession(config, language.current()));
