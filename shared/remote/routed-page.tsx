import type { ReactElement } from 'react';
import { readToken, start } from '@trust/shared/session';
import { checkAuth } from '../http/check-auth.ts';
import { startArea } from './area.tsx';
import type { RemoteDefinition } from './definition.ts';
import type { RemoteHost } from './host.ts';
import { preparePage, resumePage } from './page-preparation.ts';
import { connectBy, createMemory, runtimeOf } from './remote-memory.ts';
import { createQueries } from './runtime.ts';
import { createScrollKeeper } from './scroll-keeper.ts';
import type { SingleHost } from './single-page.tsx';

/** Starts a page with a router and a session. Undefined when its loader sent the visitor elsewhere. */
export async function startRouted(
  remote: RemoteDefinition,
  single: SingleHost,
  place: HTMLElement,
  drawn: { readonly queries: unknown } | undefined,
): Promise<ReactElement | undefined> {
  const memory = createMemory(remote, connectBy(readToken));
  if (drawn) memory.queries = createQueries(drawn.queries);
  const scroll = createScrollKeeper();
  const host: RemoteHost = {
    ...single,
    scroll,
    busy(waiting) {
      scroll.hold(waiting);
      document.documentElement.toggleAttribute('data-busy', waiting);
    },
  };
  const page = await (drawn ? resumePage : preparePage)(memory, location.href, host);
  if (!page) return undefined;
  const { view } = startArea({ memory, host, page, place, resuming: drawn !== undefined });
  void runtimeOf(memory, host).then(({ http }) => start((token) => checkAuth(http, token)));
  return view;
}
