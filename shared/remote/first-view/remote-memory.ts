import type { Language } from '../../contract/languages.ts';
import type { Connect } from '../../http/visitor-http.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { createDocumentQueries, type DocumentQueries } from '../queries/queries.ts';
import { createRuntime, type LoadedScreens, type Runtime } from '../runtime.ts';

/** What a remote reuses in one document from one mount to the next. */
export interface RemoteMemory {
  readonly remote: RemoteDefinition;
  readonly screens: LoadedScreens;
  /** One per remote and document, so that its calls share a token. */
  readonly connect: Connect;
  queries: DocumentQueries;
}

export function createMemory(remote: RemoteDefinition, connect: Connect): RemoteMemory {
  return { remote, screens: new Map(), connect, queries: createDocumentQueries() };
}

/** Loads a runtime, in the page's current language unless another is given. */
export function loadRuntime(
  memory: RemoteMemory,
  host: Pick<RemoteHost, 'config' | 'language'>,
  language: Language = host.language.current(),
): Promise<Runtime> {
  const { config } = host;
  const http = memory.connect(config, language);
  return createRuntime({ remote: memory.remote, config, language, http }, memory.queries, memory.screens);
}
