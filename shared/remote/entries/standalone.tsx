// First: it declares the order of the cascade layers.
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { remote } from 'the-remote';
import { start } from '@trust/shared/session';
import { AREA_ID } from '../../contract/page-state.ts';
import { checkAuth } from '../../http/check-auth.ts';
import { warmHttp } from '../../http/create-http.ts';
import type { RemoteHost } from '../host.ts';
import { createLanguageSource } from '../language-source.ts';
import { readPageState } from '../page-state.ts';
import { createMemory, runtimeOf } from '../remote-memory.ts';
import type { startRouted as StartRouted } from '../routed-page.tsx';
import { createQueries } from '../runtime.ts';
import { createScrollKeeper } from '../scroll-keeper.ts';
import { startSingle } from '../single-page.tsx';

/** The remote alone: a page without shell, single-spa or federation. */
async function startAlone(): Promise<void> {
  const place = document.getElementById(AREA_ID);
  if (!place) throw new Error('The page has no area.');
  const state = readPageState();
  const memory = createMemory(remote);
  const drawn = state.area?.failed === false ? state.area : undefined;
  if (drawn) memory.queries = createQueries(drawn.queries);
  const scroll = createScrollKeeper();
  const host: RemoteHost = {
    config: state.config,
    language: createLanguageSource(state.language),
    parcels: undefined,
    scroll,
    go: (href) => location.assign(href),
    busy(waiting) {
      scroll.hold(waiting);
      document.documentElement.toggleAttribute('data-busy', waiting);
    },
  };
  const single = state.area?.single;
  const view = single
    ? await startSingle(memory, host, single)
    : await startRouted(memory, host, place, drawn !== undefined);
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
  const { http } = await runtimeOf(memory, host);
  await start((token) => checkAuth(http, token));
}

/** The router is loaded by the pages that have one. */
async function startRouted(...given: Parameters<typeof StartRouted>) {
  const routed = await import(/* webpackChunkName: "routed" */ '../routed-page.tsx');
  return routed.startRouted(...given);
}

void startAlone();
