import type { RemoteContext } from '../context.tsx';
import type { RemoteDefinition } from '../definition.ts';
import { matchesPattern } from '../path-pattern.ts';
import type { Runtime } from '../runtime.ts';

/** The path patterns of the remote's own pages. The not-found page matches every path and owns none. */
export function ownPathsOf(remote: RemoteDefinition): string[] {
  return remote.screens.map(({ path }) => path).filter((path) => path !== '*');
}

/** Whether an address is that of one of the remote's own pages. */
export function isOwnPath(remote: RemoteDefinition, href: string): boolean {
  const { pathname } = new URL(href, location.href);
  return ownPathsOf(remote).some((path) => matchesPattern(path, pathname));
}

/** Creates the context of a remote without a router. */
export function createRemoteContext(runtime: Runtime, parcels: RemoteContext['parcels']): RemoteContext {
  const { language, t, uiTexts, config, http, remote } = runtime;
  return { language, t, uiTexts, config, http, parcels, ownPaths: ownPathsOf(remote) };
}
