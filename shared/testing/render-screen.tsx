import { render } from '@testing-library/react';
import type { Language } from '../contract/languages.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import { startOutlet } from '../remote/first-view/outlet/outlet.tsx';
import type { RemoteDefinition } from '../remote/definition.ts';
import type { RemoteHost } from '../remote/host.ts';
import { createLanguageSource } from '../remote/first-view/language-source.ts';
import type { PageHistory } from '../remote/first-view/history/page-history.ts';
import { preparePage } from '../remote/first-view/page-preparation.ts';
import { createMemory } from '../remote/first-view/remote-memory.ts';
import { sampleConfig } from './sample-config.ts';
import { OwnLink } from '../remote/screen/own-link.tsx';

export interface RenderScreenOptions {
  /** The fake network; everything else is real. */
  readonly http: Http;
  readonly language?: Language;
  readonly config?: PublicConfig;
  /** The release that the gateway reads for; without one loaders read by themselves. */
  readonly release?: string;
  /** The shell's; without one the remote is in an older shell. */
  readonly history?: PageHistory;
}

let disposeOutlet = () => {};
// Only one outlet may listen to the address at a time, as on a page.
afterEach(() => disposeOutlet());

/** A host for the remote; `navigatedTo` collects the addresses that it is asked to navigate to. */
export function createTestHost(
  { language = 'en', config = sampleConfig }: RenderScreenOptions,
  navigatedTo: string[] = [],
) {
  return {
    config,
    language: createLanguageSource(language),
    parcels: undefined,
    scroll: { restore: () => {}, restoreAfterHydration: () => {}, stop: () => {} },
    navigate: (href) => void navigatedTo.push(href),
    // A press navigates within the document, whatever is loaded by then.
    hasTyped: () => true,
    setBusy: () => {},
  } satisfies RemoteHost;
}

/** Renders a remote's screen by its address. `navigatedTo` lists the addresses that it left the remote for. */
export async function renderScreen(remote: RemoteDefinition, address: string, options: RenderScreenOptions) {
  const navigatedTo: string[] = [];
  const host: ReturnType<typeof createTestHost> & Pick<RemoteHost, 'publicReleaseId' | 'history'> = {
    ...createTestHost(options, navigatedTo),
    publicReleaseId: () => options.release,
    ...(options.history && { history: options.history }),
  };
  // Each language has a client of its own, as on a page.
  const memory = createMemory(remote, () => clientOf(options.http));
  // Every entry has a key, as scroll positions see to it.
  window.history.replaceState({ key: 'first' }, '', address);
  document.documentElement.lang = host.language.current();
  const container = document.body.appendChild(document.createElement('main'));
  const page = await preparePage(memory, address, host);
  const outlet = page && startOutlet({ memory, host, page, element: container, hydrating: false, OwnLink });
  disposeOutlet = () => {
    outlet?.dispose();
    disposeOutlet = () => {};
    container.remove();
  };
  return { ...render(outlet?.view ?? null, { container }), navigatedTo, language: host.language };
}

/** A client that is not identical with another of the same network. */
function clientOf(network: Http): Http {
  return {
    read: (request, schema) => network.read(request, schema),
    send: (request, schema) => network.send(request, schema),
    upload: (request, schema) => network.upload(request, schema),
  };
}
