import type { Surroundings } from './context.tsx';
import type { RemoteDefinition } from './definition.ts';
import type { Runtime } from './runtime.ts';

/** The paths that are the remote's own. A not-found page answers every path, and owns none. */
export function ownPathsOf(remote: RemoteDefinition): string[] {
  return remote.screens.map(({ path }) => path).filter((path) => path !== '*');
}

/** What the components of a remote see around them. */
export function surroundingsOf(runtime: Runtime, parcels: Surroundings['parcels']): Surroundings {
  const { language, t, config, http, remote } = runtime;
  return { language, t, config, http, parcels, ownPaths: ownPathsOf(remote) };
}
