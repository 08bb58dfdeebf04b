// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/fonts.css';
import { registerApplication, start } from 'single-spa';
import { AREA_ID } from '@trust/shared/contract/page-state';
import { logOut, readToken, start as startStoredSession } from '@trust/shared/session';
import type { RemoteHost } from '@trust/shared/remote/host';
import { createLanguageSource } from '@trust/shared/remote/language-source';
import { readPageState } from '@trust/shared/remote/page-state';
import { createScrollKeeper } from '@trust/shared/remote/scroll-keeper';
import { FALLBACK_ROUTE, routeOf, SITE_ROUTES } from '../routes.ts';
import { createAreaApplication } from './area-application.ts';
import { createAreaNotices } from './area-notices.tsx';
import { createFrameApplication, type MountParcel } from './frame-application.tsx';
import { keepPages } from './keep-pages.ts';
import { anticipateLinks } from './link-anticipation.ts';
import { createLoginDialog } from './login-dialog.ts';
import { addressToTake, leavesToBrowser, pushAddress, staysInDocument } from './navigation.ts';
import { createParcelMounting } from './parcel-mounting.ts';
import { createRemoteLoader } from './remote-loader.ts';

const area = document.getElementById(AREA_ID);
if (!area) throw new Error('The page has no area.');
const state = readPageState();
const { config, saver = false } = state;
const language = createLanguageSource(state.language);
const loader = createRemoteLoader(state.remotes);
const sessionCalls = () => import(/* webpackChunkName: "session-calls" */ './session-calls.ts');

let giveMountParcel: (mountParcel: MountParcel) => void = () => undefined;
const mountParcel = new Promise<MountParcel>((resolve) => (giveMountParcel = resolve));
const parcels = createParcelMounting(
  loader,
  () => host,
  () => mountParcel,
);

const waiting = new Set<symbol>();
const busy = () => document.documentElement.toggleAttribute('data-busy', waiting.size > 0);

/** Goes to a page of the site: in this document where that is allowed, once its code and data are there. */
async function go(href: string): Promise<void> {
  const address = new URL(href, location.href);
  if (address.origin !== location.origin || !staysInDocument(location.pathname, address.pathname)) {
    location.assign(address);
    return;
  }
  const mine = Symbol(href);
  waiting.clear();
  waiting.add(mine);
  busy();
  const { remote, loadBudgetMs } = routeOf(address.pathname);
  try {
    const module = await loader.load(remote, loadBudgetMs);
    if (routeOf(location.pathname).remote !== remote) await module.prepare(address.href, host);
  } catch (error) {
    // The area says so itself once the address is there.
    reportError(error);
  }
  // Whoever clicked elsewhere meanwhile goes there.
  if (!waiting.delete(mine)) return;
  busy();
  pushAddress(address.href);
}

const scroll = createScrollKeeper();
const host: RemoteHost = {
  config,
  language,
  parcels,
  scroll,
  go: (href) => void go(href),
  busy(isWaiting) {
    scroll.hold(isWaiting);
    document.documentElement.toggleAttribute('data-busy', isWaiting || waiting.size > 0);
  },
};

let { area: drawn } = state;
const notices = createAreaNotices(language);
const remotes = new Set([...SITE_ROUTES, FALLBACK_ROUTE].map((route) => route.remote));
for (const name of remotes) {
  const application = createAreaApplication({
    name,
    area,
    host,
    loader,
    notices,
    route: () => routeOf(location.pathname),
    takeDrawn() {
      const taken = drawn?.module === name ? drawn : null;
      drawn = null;
      return taken;
    },
  });
  registerApplication({
    name,
    app: () => Promise.resolve(application),
    activeWhen: ({ pathname }) => routeOf(pathname).remote === name,
  });
}

const openLogin = createLoginDialog(parcels, () => location.assign('/account'));
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
  onParcels: (given) => giveMountParcel(given),
});
registerApplication({ name: 'frame', app: () => Promise.resolve(frame), activeWhen: () => true });

// Before any router hears of it.
window.addEventListener(
  'click',
  (event) => {
    const address = addressToTake(event, location);
    if (address && leavesToBrowser(address, saver)) event.stopPropagation();
  },
  { capture: true },
);
document.addEventListener('click', (event) => {
  const address = addressToTake(event, location);
  if (!address) return;
  event.preventDefault();
  void go(address.href);
});
if (!saver) anticipateLinks(loader);
if (state.worker !== undefined) keepPages(state.worker, language);
// mf-auth sends this once a visitor has registered.
window.addEventListener('auth:registered', () => void go('/'));

start();

if (readToken() === undefined) void startStoredSession(() => Promise.resolve('unknown'));
else void sessionCalls().then(({ startSession }) => startSession(config, language.current()));
