import { LEFT_OUT, UnavailableError } from '../../http/http.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { RemoteHost } from '../host.ts';
import { loadRuntime, type RemoteMemory } from './remote-memory.ts';
import type { Runtime } from '../runtime.ts';
import { isOwnPath } from '../screen/remote-context.ts';
import { loadPage, type PageOutcome, type ScreenRoute } from '../screen/shown-page.ts';

/** A page whose code and data are loaded, so that it renders at once. */
export interface PreparedPage {
  readonly href: string;
  readonly runtime: Runtime;
  readonly route: ScreenRoute;
  readonly outcome: PageOutcome;
  /** The server left out an optional read. It is made once the page is shown. */
  readonly incomplete?: boolean;
}

export type PreparationHost = Pick<RemoteHost, 'config' | 'language' | 'navigate' | 'publicReleaseId'>;

/** Finds the remote's screen for an address. */
export async function findRoute(remote: RemoteDefinition, { pathname }: URL): Promise<ScreenRoute> {
  const { matchScreen } = await import(/* webpackChunkName: "router" */ '../router/match-screen.ts');
  const route = matchScreen(remote, pathname);
  if (!route) throw new Error(`${remote.name} has no screen for this address.`);
  return route;
}

/** Loads a page's code and data. Undefined when its loader redirected to another remote. */
export async function preparePage(
  memory: RemoteMemory,
  href: string,
  host: PreparationHost,
  known?: ScreenRoute,
): Promise<PreparedPage | undefined> {
  const url = new URL(href, location.href);
  const [runtime, route] = await Promise.all([
    loadRuntime(memory, host),
    known ?? findRoute(memory.remote, url),
  ]);
  let incomplete = false;
  const onLeftOut = () => {
    incomplete = true;
  };
  const outcome = await loadPage(runtime, route, url, { onLeftOut });
  if (outcome.kind !== 'redirect') return { href: url.href, runtime, route, outcome, incomplete };
  if (isOwnPath(memory.remote, outcome.location)) return preparePage(memory, outcome.location, host);
  host.navigate(outcome.location);
  return undefined;
}

/**
 * Prepares the server-rendered page from the hydration state alone: no request is made, so that React hydrates exactly
 * the HTML that the server sent. Where the page's own data is missing in that state, the page is loaded anew.
 */
export async function prepareServerRenderedPage(
  memory: RemoteMemory,
  href: string,
  host: PreparationHost,
  known?: ScreenRoute,
): Promise<PreparedPage | undefined> {
  // The visitor may have chosen another since.
  const language = host.language.initial?.() ?? host.language.current();
  const rendered = { ...host, language: { ...host.language, current: () => language } };
  let incomplete = false;
  const refuse = () => {
    incomplete = true;
    return Promise.reject(new UnavailableError(LEFT_OUT));
  };
  const page = await preparePage(
    {
      ...memory,
      queries: memory.queries.forHydration(refuse),
      connect: () => ({ read: refuse, send: refuse, upload: refuse }),
    },
    href,
    { ...rendered, publicReleaseId: undefined },
    known,
  );
  if (!page || page.outcome.kind === 'failed') return preparePage(memory, href, rendered, known);
  const runtime = await loadRuntime(memory, rendered);
  await runtime.loadScreen(page.route.screen);
  return { ...page, runtime, incomplete };
}
