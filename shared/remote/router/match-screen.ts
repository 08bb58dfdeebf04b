import { matchRoutes } from 'react-router-dom';
import type { RemoteDefinition } from '../definition.ts';
import type { ScreenRoute } from '../screen/shown-page.ts';

/** Finds the remote's screen for a path. */
export function matchScreen(remote: RemoteDefinition, pathname: string): ScreenRoute | undefined {
  const routes = remote.screens.map(({ id, path }) => ({ id, path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id === undefined ? undefined : { screen: match.route.id, params: match.params };
}
