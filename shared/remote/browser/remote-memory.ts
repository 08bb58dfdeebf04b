import type { Language } from '../../contract/languages.ts';
import type { PublicConfig } from '../../contract/trust.ts';
import { createAnonymousToken } from '../../http/tokens/anonymous-token.ts';
import { createHttp } from '../../http/create-http.ts';
import type { Http, TokenSource } from '../../http/http.ts';
import { createVisitorToken } from '../../http/tokens/visitor-token.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { createDocumentQueries, type DocumentQueries } from '../queries/queries.ts';
import { createRuntime, type LoadedScreens, type Runtime } from '../runtime.ts';

/** Creates the HTTP client for one language. There is one per remote and document, so that its calls share a token. */
export type Connect = (config: PublicConfig, language: Language) => Http;

/** What a remote reuses in one document from one mount to the next. */
export interface RemoteMemory {
  readonly remote: RemoteDefinition;
  readonly screens: LoadedScreens;
  readonly connect: Connect;
  queries: DocumentQueries;
}

export function createMemory(remote: RemoteDefinition, connect: Connect): RemoteMemory {
  return { remote, screens: new Map(), connect, queries: createDocumentQueries() };
}

/** Connects with the token that `readToken` returns, else with an anonymous one. */
export function connectBy(readToken: () => string | undefined): Connect {
  let token: TokenSource | undefined;
  return (config, language) => {
    token ??= createVisitorToken(readToken, createAnonymousToken(config.apiBase));
    const bases = { api: config.apiBase, content: config.contentBase, payments: config.paymentsBase };
    return createHttp({ bases, language, token });
  };
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
