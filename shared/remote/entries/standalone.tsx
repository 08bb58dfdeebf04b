// First: it declares the order of the cascade layers.
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { remote } from 'the-remote';
import { OUTLET_ID } from '../../contract/pages/page-state.ts';
import { preloadHttp } from '../../http/create-http.ts';
import type { RemoteDefinition } from '../definition.ts';
import { createLanguageSource } from '../browser/language-source.ts';
import { readPageState, showPagePath } from '../browser/page-state.ts';
import { connectBy, createMemory, type RemoteMemory } from '../browser/remote-memory.ts';
import type { startRouted as StartRouted } from '../browser/routed-page.tsx';
import { createQueries } from '../runtime.ts';
import { startSingle } from '../screen/single-page.tsx';

/** Starts the standalone page: a remote's page without shell, single-spa or federation. */
async function startStandalone(): Promise<void> {
  const element = document.getElementById(OUTLET_ID);
  if (!element) throw new Error('The page has no outlet.');
  const state = readPageState();
  showPagePath(state);
  const { config, language, outlet } = state;
  const hydrationState = outlet?.failed === false ? outlet : undefined;
  const host = {
    config,
    language: createLanguageSource(language),
    parcels: undefined,
    navigate: (href: string) => location.assign(href),
  };
  const view = outlet?.single
    ? await startSingle(createAnonymousMemory(remote, hydrationState?.queries), host, outlet.single)
    : await startRouted(remote, host, element, hydrationState);
  if (!view) return;
  const identifierPrefix = `${remote.name}-`;
  if (hydrationState) {
    const serverNodes = [...element.childNodes];
    const root = hydrateRoot(element, view, {
      identifierPrefix,
      onUncaughtError(error) {
        reportError(error);
        // The form of the server still works, and holds what was typed. React removes the page after this call.
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...serverNodes);
        });
      },
    });
  } else {
    element.replaceChildren();
    createRoot(element, { identifierPrefix }).render(view);
  }
  document.documentElement.setAttribute('data-ready', '');
  preloadHttp();
}

/** A single page has no session: apps show it, and nobody logs in there. */
function createAnonymousMemory(definition: RemoteDefinition, queries: unknown): RemoteMemory {
  const connect = connectBy(() => undefined);
  return { ...createMemory(definition, connect), queries: createQueries(queries) };
}

/** Loads router, session and scroll positions, which single pages do without. */
async function startRouted(...args: Parameters<typeof StartRouted>) {
  const routed = await import(/* webpackChunkName: "routed" */ '../browser/routed-page.tsx');
  return routed.startRouted(...args);
}

void startStandalone();
