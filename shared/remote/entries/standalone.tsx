// First: it declares the order of the cascade layers.
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { remote } from 'the-remote';
import { AREA_ID } from '../../contract/page-state.ts';
import { warmHttp } from '../../http/create-http.ts';
import type { RemoteDefinition } from '../definition.ts';
import { createLanguageSource } from '../language-source.ts';
import { readPageState } from '../page-state.ts';
import { connectBy, createMemory, type RemoteMemory } from '../remote-memory.ts';
import type { startRouted as StartRouted } from '../routed-page.tsx';
import { createQueries } from '../runtime.ts';
import { startSingle } from '../single-page.tsx';

/** The remote alone: a page without shell, single-spa or federation. */
async function startAlone(): Promise<void> {
  const place = document.getElementById(AREA_ID);
  if (!place) throw new Error('The page has no area.');
  const { config, language, area } = readPageState();
  const drawn = area?.failed === false ? area : undefined;
  const host = {
    config,
    language: createLanguageSource(language),
    parcels: undefined,
    go: (href: string) => location.assign(href),
  };
  const view = area?.single
    ? await startSingle(anonymously(remote, drawn?.queries), host, area.single)
    : await startRouted(remote, host, place, drawn);
  if (!view) return;
  const identifierPrefix = `${remote.name}-`;
  if (drawn) {
    hydrateRoot(place, view, { identifierPrefix });
  } else {
    place.replaceChildren();
    createRoot(place, { identifierPrefix }).render(view);
  }
  document.documentElement.setAttribute('data-ready', '');
  warmHttp();
}

/** Nobody logs in on a page without a router: an app shows it. */
function anonymously(of: RemoteDefinition, queries: unknown): RemoteMemory {
  const connect = connectBy(() => undefined);
  return { ...createMemory(of, connect), queries: createQueries(queries) };
}

/** Router, session and scroll positions are loaded by the pages that have them. */
async function startRouted(...given: Parameters<typeof StartRouted>) {
  const routed = await import(/* webpackChunkName: "routed" */ '../routed-page.tsx');
  return routed.startRouted(...given);
}

void startAlone();
