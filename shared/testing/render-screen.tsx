import { render } from '@testing-library/react';
import type { Language } from '../contract/language.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import { startArea } from '../remote/area.tsx';
import type { RemoteDefinition } from '../remote/definition.ts';
import type { RemoteHost } from '../remote/host.ts';
import { createLanguageSource } from '../remote/language-source.ts';
import { preparePage } from '../remote/page-preparation.ts';
import { createMemory } from '../remote/remote-memory.ts';
import { sampleConfig } from './sample-config.ts';

export interface RenderOptions {
  /** The faked network: the only thing that is not real. */
  readonly http: Http;
  readonly language?: Language;
  readonly config?: PublicConfig;
}

let disposeArea = () => {};
// One area at a time listens to the address, as on a page.
afterEach(() => disposeArea());

/** A page around the remote; `went` gathers where it is asked to go. */
export function hostOf({ language = 'en', config = sampleConfig }: RenderOptions, went: string[] = []) {
  return {
    config,
    language: createLanguageSource(language),
    parcels: undefined,
    scroll: { arrived: () => {}, resumed: () => {}, stop: () => {} },
    go: (href) => void went.push(href),
    busy: () => {},
  } satisfies RemoteHost;
}

/** Opens an address of a remote as its page does. `went` lists where the remote sent the visitor outside itself. */
export async function renderScreen(remote: RemoteDefinition, address: string, options: RenderOptions) {
  const went: string[] = [];
  const host = hostOf(options, went);
  const memory = createMemory(remote, () => options.http);
  window.history.replaceState(null, '', address);
  document.documentElement.lang = host.language.current();
  const place = document.body.appendChild(document.createElement('main'));
  const page = await preparePage(memory, address, host);
  const area = page && startArea({ memory, host, page, place, resuming: false });
  disposeArea = () => {
    area?.dispose();
    disposeArea = () => {};
    place.remove();
  };
  return { ...render(area?.view ?? null, { container: place }), went, language: host.language };
}
