// Must be first: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { guests, remote } from 'the-page';
import { connectBy } from '@trust/shared/http/load-http';
import { OUTLET_ID } from '@trust/shared/contract/pages/page-state';
import { startOutlet } from '@trust/shared/remote/first-view/outlet/outlet';
import type { RemoteHost } from '@trust/shared/remote/host';
import { createLanguageSource } from '@trust/shared/remote/first-view/language-source';
import { preparePage } from '@trust/shared/remote/first-view/page-preparation';
import { readPageState } from '@trust/shared/remote/first-view/page-state';
import { parcelPrefix, parcelView } from '@trust/shared/remote/parcel/parcel';
import { createMemory, loadRuntime } from '@trust/shared/remote/first-view/remote-memory';
import { createDocumentQueries } from '@trust/shared/remote/queries/queries';
import { createScrollPositions } from '@trust/shared/remote/first-view/history/scroll-positions';
import { createRemoteContext } from '@trust/shared/remote/screen/remote-context';
import { logOut, readToken, start } from '@trust/shared/session';
import { createFrameApplication } from '../../../../shell/src/first-view/applications/frame-application.tsx';
import { registerOfflineWorker } from '../../../../shell/src/first-view/register-offline-worker.ts';
import { addressOfClickedLink, pushAddress } from '../../../../shell/src/first-view/navigation/navigation.ts';
import { OwnLink } from '@trust/shared/remote/screen/own-link';

/** The page of shell and remotes as one script, for comparison. */
async function startPage(): Promise<void> {
  const outletElement = document.getElementById(OUTLET_ID);
  if (!outletElement) throw new Error('The page has no area.');
  const { config, language: initial, outlet } = await readPageState();
  const language = createLanguageSource(initial);
  const memory = createMemory(remote, connectBy(readToken));
  if (outlet) memory.queries = createDocumentQueries(outlet.queries);
  const host: RemoteHost = {
    config,
    language,
    scroll: createScrollPositions(),
    navigate: (href) => location.assign(href),
    setBusy: (waiting) => document.documentElement.toggleAttribute('data-busy', waiting),
    parcels: { mount: (...parcel) => mountParcel(host, ...parcel) },
  };
  const frame = createFrameApplication({
    config,
    language,
    saver: false,
    onLogin: () => location.assign('/account'),
    onLogout: logOut,
  });
  await frame.mount();
  const page = await preparePage(memory, location.href, host, outlet?.route);
  if (!page) return;
  const { view } = startOutlet({
    memory,
    host,
    page,
    element: outletElement,
    hydrating: outlet !== null,
    OwnLink,
  });
  hydrateRoot(outletElement, view, { identifierPrefix: `${remote.name}-` });
  document.addEventListener('click', (event) => {
    const address = addressOfClickedLink(event, location);
    if (!address) return;
    event.preventDefault();
    pushAddress(address.href);
  });
  registerOfflineWorker('/sw.js', language);
  await start(() => Promise.resolve('unknown'));
}

async function mountParcel(
  host: RemoteHost,
  element: HTMLElement,
  module: string,
  name: string,
  props: unknown,
  slot: string,
) {
  const guest = guests.find((candidate) => candidate.name === module);
  const load = guest?.parcels[name];
  if (!guest || !load) throw new Error(`The page has no parcel ${name} of ${module}.`);
  const [{ parcel }, runtime] = await Promise.all([
    load(),
    loadRuntime(createMemory(guest, connectBy(readToken)), host),
  ]);
  const view = parcelView(parcel, props, createRemoteContext(runtime, undefined), () => undefined);
  const root = createRoot(element, { identifierPrefix: parcelPrefix(guest.name, name, slot) });
  root.render(view);
  return () => Promise.resolve(root.unmount());
}

void startPage();
