import { matchPath, matchRoutes, type HydrationState } from 'react-router-dom';
import { Unavailable } from '../http/http.ts';
import type { RemoteDefinition } from './definition.ts';
import type { RemoteHost } from './host.ts';
import { runtimeOf, type RemoteMemory } from './remote-memory.ts';
import type { Runtime } from './runtime.ts';
import { ownPathsOf } from './surroundings.ts';

/** A page whose code and data are there, so that it can be drawn at once. */
export interface PreparedPage {
  readonly href: string;
  readonly runtime: Runtime;
  readonly hydration: HydrationState;
  /** The server went without something that is to be read once the page stands. */
  readonly lacking?: boolean;
}

/** Which of the remote's screens answers a path, if any. */
export function matchScreen(remote: RemoteDefinition, pathname: string) {
  const routes = remote.screens.map(({ id, path }) => ({ id, path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id === undefined ? undefined : { id: match.route.id, params: match.params };
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

/**
 * The page that the server drew, made of what the server read and nothing newer: its HTML is taken over as it stands,
 * and at once. What the page itself needs is read anew where the server did not hand it over.
 */
export async function resumePage(
  memory: RemoteMemory,
  href: string,
  host: RemoteHost,
): Promise<PreparedPage | undefined> {
  let lacking = false;
  const refuse = () => {
    lacking = true;
    return Promise.reject(new Unavailable('the server went without it'));
  };
  const page = await preparePage({ ...memory, connect: () => ({ read: refuse, send: refuse }) }, href, host);
  if (!page || page.hydration.errors) return preparePage(memory, href, host);
  return { ...page, runtime: await runtimeOf(memory, host), lacking };
}
