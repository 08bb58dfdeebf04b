import { matchPath, matchRoutes, type HydrationState as RouterHydrationState } from 'react-router-dom';
import { UnavailableError } from '../../http/http.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { loadRuntime, type RemoteMemory } from './remote-memory.ts';
import type { Runtime } from '../runtime.ts';
import { ownPathsOf } from '../screen/remote-context.ts';

/** A page whose code and data are loaded, so that it renders at once. */
export interface PreparedPage {
  readonly href: string;
  readonly runtime: Runtime;
  readonly hydration: RouterHydrationState;
  /** The server left out an optional read. It is made once the page is hydrated. */
  readonly incomplete?: boolean;
}

/** Finds the remote's screen for a path. */
export function matchScreen(remote: RemoteDefinition, pathname: string) {
  const routes = remote.screens.map(({ id, path }) => ({ id, path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id === undefined ? undefined : { id: match.route.id, params: match.params };
}

export function isOwnPath(remote: RemoteDefinition, href: string): boolean {
  const { pathname } = new URL(href, location.href);
  return ownPathsOf(remote).some((path) => matchPath(path, pathname));
}

/** Loads a page's code and data. Undefined when its loader redirected to another remote. */
export async function preparePage(
  memory: RemoteMemory,
  href: string,
  host: RemoteHost,
): Promise<PreparedPage | undefined> {
  const runtime = await loadRuntime(memory, host);
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
    host.navigate(target);
    return undefined;
  }
}

/**
 * Prepares the server-rendered page from the hydration state alone: no request is made, so that React hydrates exactly
 * the HTML that the server sent. Where the page's own data is missing in that state, the page is loaded anew.
 */
export async function prepareServerRenderedPage(
  memory: RemoteMemory,
  href: string,
  host: RemoteHost,
): Promise<PreparedPage | undefined> {
  let incomplete = false;
  const refuse = () => {
    incomplete = true;
    return Promise.reject(new UnavailableError('the server went without it'));
  };
  const page = await preparePage(
    { ...memory, connect: () => ({ read: refuse, send: refuse, upload: refuse }) },
    href,
    host,
  );
  if (!page || page.hydration.errors) return preparePage(memory, href, host);
  return { ...page, runtime: await loadRuntime(memory, host), incomplete };
}
