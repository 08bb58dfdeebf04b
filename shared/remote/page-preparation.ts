import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type HydrationState } from 'react-router-dom';
import { readToken } from '@trust/shared/session';
import type { Language } from '../contract/language.ts';
import type { PublicConfig } from '../contract/trust.ts';
import { createAnonymousToken } from '../http/anonymous-token.ts';
import { createHttp } from '../http/create-http.ts';
import type { Http, TokenSource } from '../http/http.ts';
import { createVisitorToken } from '../http/visitor-token.ts';
import type { RemoteDefinition } from './definition.ts';
import type { RemoteHost } from './host.ts';
import { createQueries, createRuntime, matchScreen, type LoadedScreens, type Runtime } from './runtime.ts';

/** A page whose code and data are there, so that it can be drawn at once. */
export interface PreparedPage {
  readonly href: string;
  readonly runtime: Runtime;
  readonly hydration: HydrationState;
}

/** Makes the way to the api for one language; one per remote and document, so that its token is shared. */
export type Connect = (config: PublicConfig, language: Language) => Http;

/** What a remote keeps in one document while its area comes and goes. */
export interface RemoteMemory {
  readonly remote: RemoteDefinition;
  readonly screens: LoadedScreens;
  readonly connect: Connect;
  queries: QueryClient;
}

export function createMemory(remote: RemoteDefinition, connect: Connect = createConnect()): RemoteMemory {
  return { remote, screens: new Map(), connect, queries: createQueries() };
}

function createConnect(): Connect {
  let token: TokenSource | undefined;
  return (config, language) => {
    token ??= createVisitorToken(readToken, createAnonymousToken(config.apiBase));
    const bases = { api: config.apiBase, content: config.contentBase, payments: config.paymentsBase };
    return createHttp({ bases, language, token });
  };
}

/** A runtime in the language that the page has now. */
export function runtimeOf(memory: RemoteMemory, host: RemoteHost): Promise<Runtime> {
  const { config } = host;
  const language = host.language.current();
  const http = memory.connect(config, language);
  return createRuntime({ remote: memory.remote, config, language, http }, memory.queries, memory.screens);
}

/** The paths that are the remote's own. A not-found page answers every path, and owns none. */
export function ownPathsOf(remote: RemoteDefinition): string[] {
  return remote.screens.map(({ path }) => path).filter((path) => path !== '*');
}

export function isOwnPath(remote: RemoteDefinition, href: string): boolean {
  const { pathname } = new URL(href, location.href);
  return ownPathsOf(remote).some((path) => matchPath(path, pathname));
}

/** Loads a page's code and data. Undefined when its loader sent the visitor out of the remote. */
export async function preparePage(
  memory: RemoteMemory,
  href: string,
  host: RemoteHost,
): Promise<PreparedPage | undefined> {
  const runtime = await runtimeOf(memory, host);
  const url = new URL(href, location.href);
  const match = matchScreen(memory.remote, url.pathname);
  if (!match) throw new Error(`${memory.remote.name} has no screen for this address.`);
  await runtime.loadScreen(match.id);
  try {
    const data = await runtime.loadData(match.id, match.params, url);
    return { href: url.href, runtime, hydration: { loaderData: { [match.id]: data } } };
  } catch (error) {
    const target = error instanceof Response ? error.headers.get('Location') : null;
    if (target === null) return { href: url.href, runtime, hydration: { errors: { [match.id]: error } } };
    if (isOwnPath(memory.remote, target)) return preparePage(memory, target, host);
    host.go(target);
    return undefined;
  }
}
