// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { guests, remote } from 'the-page';
import { AREA_ID } from '@trust/shared/contract/page-state';
import { startArea } from '@trust/shared/remote/area';
import type { RemoteHost } from '@trust/shared/remote/host';
import { createLanguageSource } from '@trust/shared/remote/language-source';
import { preparePage } from '@trust/shared/remote/page-preparation';
import { readPageState } from '@trust/shared/remote/page-state';
import { parcelPrefix, parcelView } from '@trust/shared/remote/parcel';
import { connectBy, createMemory, runtimeOf } from '@trust/shared/remote/remote-memory';
import { createQueries } from '@trust/shared/remote/runtime';
import { createScrollKeeper } from '@trust/shared/remote/scroll-keeper';
import { surroundingsOf } from '@trust/shared/remote/surroundings';
import { logOut, readToken, start } from '@trust/shared/session';
import { createFrameApplication } from '../../../shell/src/browser/frame-application.tsx';
import { keepPages } from '../../../shell/src/browser/keep-pages.ts';
import { addressToTake, pushAddress } from '../../../shell/src/browser/navigation.ts';

/** The same page as the shell and its remotes make, by one script: what the parts are compared with. */
async function startPage(): Promise<void> {
  const place = document.getElementById(AREA_ID);
  if (!place) throw new Error('The page has no area.');
  const { config, language: initial, area } = readPageState();
  const language = createLanguageSource(initial);
  const memory = createMemory(remote, connectBy(readToken));
  if (area) memory.queries = createQueries(area.queries);
  const host: RemoteHost = {
    config,
    language,
    scroll: createScrollKeeper(),
    go: (href) => location.assign(href),
    busy: (waiting) => document.documentElement.toggleAttribute('data-busy', waiting),
    parcels: { mount: (...parcel) => mountParcel(host, ...parcel) },
  };
  const frame = createFrameApplication({
    config,
    language,
    saver: false,
    onLogin: () => location.assign('/account'),
    onLogout: logOut,
    onParcels: () => undefined,
  });
  await frame.mount({ mountParcel: noSingleSpa });
  const page = await preparePage(memory, location.href, host);
  if (!page) return;
  const { view } = startArea({ memory, host, page, place, resuming: area !== null });
  hydrateRoot(place, view, { identifierPrefix: `${remote.name}-` });
  document.addEventListener('click', (event) => {
    const address = addressToTake(event, location);
    if (!address) return;
    event.preventDefault();
    pushAddress(address.href);
  });
  keepPages('/sw.js', language);
  await start(() => Promise.resolve('unknown'));
}

function noSingleSpa(): never {
  throw new Error('Here parcels are mounted without single-spa.');
}

async function mountParcel(
  host: RemoteHost,
  place: HTMLElement,
  module: string,
  name: string,
  props: unknown,
  slot: string,
) {
  const guest = guests.find((one) => one.name === module);
  const load = guest?.parcels[name];
  if (!guest || !load) throw new Error(`The page has no parcel ${name} of ${module}.`);
  const [{ parcel }, runtime] = await Promise.all([
    load(),
    runtimeOf(createMemory(guest, connectBy(readToken)), host),
  ]);
  const view = parcelView(parcel, props, runtime, surroundingsOf(runtime, undefined), () => undefined);
  const root = createRoot(place, { identifierPrefix: parcelPrefix(guest.name, name, slot) });
  root.render(view);
  return () => Promise.resolve(root.unmount());
}

void startPage();
