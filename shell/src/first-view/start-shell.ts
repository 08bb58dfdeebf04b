import { OUTLET_ID } from '@trust/shared/contract/pages/page-state';
import type { RemoteHost } from '@trust/shared/remote/host';
import { leaveDialogEntry } from '@trust/shared/remote/first-view/history/dialog-entry';
import { createScrollPositions } from '@trust/shared/remote/first-view/history/scroll-positions';
import { createLanguageSource } from '@trust/shared/remote/first-view/language-source';
import { showPagePath, type ReadPageState } from '@trust/shared/remote/first-view/page-state';
import { watchTyping } from '@trust/shared/remote/first-view/typed-page';
import { isReadOnly } from '../routes.ts';
import { createFrameApplication } from './applications/frame-application.tsx';
import { createOutletNotices } from './applications/outlet-notices.tsx';
import { createParcelMounting } from './applications/parcel-mounting.ts';
import { startSiteApplications, type ServerPage } from './applications/site-applications.ts';
import { layOutBelowFold } from './below-fold-layout.ts';
import { createRemoteLoader } from './federation/remote-loader.ts';
import { watchAddress } from './navigation/address-changes.ts';
import { createBusyPage } from './navigation/busy-page.ts';
import { followLinks } from './navigation/link-clicks.ts';
import { watchLinksOnceUsed } from './navigation/first-point.ts';
import type { NavigationState } from './navigation/navigation-state.ts';
import { navigatePage } from './navigation/page-navigation.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { openLogin } from './session/login.ts';
import { welcomeRegistered } from './session/registration.ts';
import { endSession, startSession } from './session/start-session.ts';

const importSingleSpa = () =>
  import(/* webpackChunkName: "single-spa" */ './applications/with-single-spa.ts');
let hasSingleSpa = false;
const loadSingleSpa: typeof importSingleSpa = async () => {
  const loaded = await importSingleSpa();
  hasSingleSpa = true;
  return loaded;
};

/** Takes the server's page over. */
export function startShell(state: ReadPageState): void {
  const outlet = document.getElementById(OUTLET_ID);
  if (!outlet) throw new Error('The page has no outlet.');
  showPagePath(state);
  leaveDialogEntry();
  const { config, saver = false } = state;
  const language = createLanguageSource(state.language);
  const loader = createRemoteLoader(state.remotes);
  const notices = createOutletNotices(language);
  const scroll = createScrollPositions();
  const busy = createBusyPage();
  const parcels = createParcelMounting({
    loader,
    host: () => host,
    loadSingleSpa,
    whenAtRest: busy.whenAtRest,
  });
  const serverPage: ServerPage = { hydrationState: state.outlet };
  const hasTyped = watchTyping();
  const navigation: NavigationState = { isReadingOnly: false };
  const navigate = (href: string) =>
    navigatePage(
      {
        loader,
        host,
        takeOver,
        hasSingleSpa: () => hasSingleSpa,
        loadSingleSpa,
        loadDocument: (address) => location.assign(address),
        setBusy: (isWaiting) => busy.set('navigation', isWaiting),
        showSlow: () => notices.slow(outlet),
      },
      navigation,
      href,
    );
  const host: RemoteHost = {
    config,
    language,
    parcels,
    scroll,
    history: watchAddress(),
    publicReleaseId: (remote) => (isReadOnly({ remote }) ? state.remotes[remote]?.releaseId : undefined),
    hasTyped,
    navigate: (href) => void navigate(href),
    setBusy(isWaiting) {
      scroll.setPaused(isWaiting);
      busy.set('outlet', isWaiting);
    },
    restoreServerPage: () => serverPage.restore?.() ?? false,
  };
  const showAccountReady = () => notices.accountReady(outlet);
  const registration = welcomeRegistered(hasTyped, navigate, showAccountReady);
  const frame = createFrameApplication({
    config,
    language,
    saver,
    onLogin() {
      registration.onDialog();
      void openLogin(parcels, loadSingleSpa);
    },
    onLogout: () => endSession(config, language),
  });
  const takeOver = startSiteApplications({
    outlet,
    frame,
    host,
    loader,
    notices,
    serverPage,
    navigation,
    loadSingleSpa,
  });
  layOutBelowFold();
  followLinks(saver, host.navigate);
  if (!saver) watchLinksOnceUsed({ loader, host, loadSingleSpa });
  if (state.worker !== undefined) registerOfflineWorker(state.worker, language);
  startSession(config, language);
}
