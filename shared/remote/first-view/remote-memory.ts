import type { Language } from '../../contract/languages.ts';
import type { startPageRouter } from '../router/page-router.ts';
import type { Connect } from '../../http/visitor-http.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { createDocumentQueries, type DocumentQueries } from '../queries/queries.ts';
import type { PageDataMemory } from '../router/page-data.ts';
import { createRuntime, type Runtime } from '../runtime.ts';

/** What a remote reuses in one document from one mount to the next. */
export interface RemoteMemory extends PageDataMemory {
  /** One per remote and document, so that its calls share a token. */
  readonly connect: Connect;
  queries: DocumentQueries;
  /** Starts the router. Undefined until its code is there. */
  startRouter?: typeof startPageRouter;
}

export function createMemory(remote: RemoteDefinition, connect: Connect): RemoteMemory {
  return { remote, screens: new Map(), connect, queries: createDocumentQueries() };
}

/** Loads what a navigation within the remote needs beside the page itself: the router and the query client. */
export async function loadRouter(memory: RemoteMemory): Promise<typeof startPageRouter> {
  const [{ startPageRouter: start }] = await Promise.all([
    import(/* webpackChunkName: "router" */ '../router/page-router.ts'),
    memory.queries.loadClient(),
  ]);
  memory.startRouter = start;
  return start;
}

/** Loads a runtime, in the page's current language unless another is given. */
export async function loadRuntime(
  memory: RemoteMemory,
  host: Pick<RemoteHost, 'config' | 'language' | 'publicReleaseId'>,
  language: Language = host.language.current(),
): Promise<Runtime> {
  const { config } = host;
  const http = memory.connect(config, language);
  const runtime = await createRuntime(
    { remote: memory.remote, config, language, http },
    memory.queries,
    memory.screens,
  );
  return {
    ...runtime,
    async loadData(screen, params, url, options = {}) {
      const releaseId = host.publicReleaseId?.(memory.remote.name);
      if (releaseId === undefined) return runtime.loadData(screen, params, url, options);
      const { loadWithPageData } = await import(/* webpackChunkName: "queries" */ '../router/page-data.ts');
      return loadWithPageData(memory, runtime, releaseId, { screen, params }, url, options);
    },
  };
}
