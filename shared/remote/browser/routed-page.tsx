import type { ReactElement } from 'react';
import { readToken, start } from '@trust/shared/session';
import { checkAuth } from '../../http/check-auth.ts';
import { startOutlet } from './outlet.tsx';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { preparePage, prepareServerRenderedPage } from './page-preparation.ts';
import { connectBy, createMemory, loadRuntime } from './remote-memory.ts';
import { createQueries } from '../runtime.ts';
import { createScrollPositions } from './scroll-positions.ts';
import type { SingleHost } from '../screen/single-page.tsx';

/** Starts a standalone page with a router and a session. Undefined when its loader redirected. */
export async function startRouted(
  remote: RemoteDefinition,
  pageHost: SingleHost,
  element: HTMLElement,
  hydrationState: { readonly queries: unknown } | undefined,
): Promise<ReactElement | undefined> {
  const memory = createMemory(remote, connectBy(readToken));
  if (hydrationState) memory.queries = createQueries(hydrationState.queries);
  const scroll = createScrollPositions();
  const host: RemoteHost = {
    ...pageHost,
    scroll,
    setBusy(waiting) {
      scroll.setPaused(waiting);
      document.documentElement.toggleAttribute('data-busy', waiting);
    },
  };
  const page = await (hydrationState ? prepareServerRenderedPage : preparePage)(memory, location.href, host);
  if (!page) return undefined;
  const { view } = startOutlet({ memory, host, page, element, hydrating: hydrationState !== undefined });
  void loadRuntime(memory, host).then(({ http }) => start((token) => checkAuth(http, token)));
  return view;
}
