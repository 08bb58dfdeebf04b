import type { ReactElement } from 'react';
import { readToken, start } from '@trust/shared/session';
import { checkAuth } from '../../http/check-auth.ts';
import { connectBy } from '../../http/load-http.ts';
import { startOutlet } from './outlet/outlet.tsx';
import type { RemoteDefinition } from '../definition.ts';
import type { HydrationState, RemoteHost } from '../host.ts';
import { preparePage, prepareServerRenderedPage } from './page-preparation.ts';
import { createMemory, loadRuntime } from './remote-memory.ts';
import { createDocumentQueries } from '../queries/queries.ts';
import { OwnLink } from '../screen/own-link.tsx';
import { watchTyping } from './typed-page.ts';
import { browserHistory } from './history/browser-history.ts';
import { createScrollPositions } from './history/scroll-positions.ts';

/** Starts a standalone page with a router and a session. Undefined when its loader redirected. */
export async function startRouted(
  remote: RemoteDefinition,
  pageHost: Pick<RemoteHost, 'config' | 'language' | 'parcels' | 'navigate'>,
  element: HTMLElement,
  hydrationState: HydrationState | undefined,
): Promise<ReactElement | undefined> {
  const memory = createMemory(remote, connectBy(readToken));
  if (hydrationState) memory.queries = createDocumentQueries(hydrationState.queries);
  const scroll = createScrollPositions();
  const host: RemoteHost = {
    ...pageHost,
    scroll,
    history: browserHistory,
    hasTyped: watchTyping(),
    setBusy(waiting) {
      scroll.setPaused(waiting);
      document.documentElement.toggleAttribute('data-busy', waiting);
    },
  };
  const prepare = hydrationState ? prepareServerRenderedPage : preparePage;
  const page = await prepare(memory, location.href, host, hydrationState?.route);
  if (!page) return undefined;
  const { view } = startOutlet({
    memory,
    host,
    page,
    element,
    hydrating: hydrationState !== undefined,
    OwnLink,
  });
  void loadRuntime(memory, host).then(({ http }) => start((token) => checkAuth(http, token)));
  return view;
}
