import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleName } from '../contract/pages/release.ts';
import { federationName, kitEntry } from './paths.ts';

export type FederationOptions = Omit<ConstructorParameters<typeof ModuleFederationPlugin>[0], 'name'>;

const reactPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const reactRange = '^19.0.0';
const sessionRange = '^1.0.0';
/** The version of the session that the shell provides. */
export const SESSION_VERSION = '1.0.0';

/** What a page has once, with the versions that each module works with. */
export const REQUIRED_VERSIONS = { react: reactRange, session: sessionRange };

export const SESSION_PACKAGE = '@trust/shared/session';

/** The chunk that a remote's entry loads first. */
export const EXPOSED_CHUNK = 'exposed';

/** Pages name their releases themselves, so that federation needs no manifests. */
export const LEAN_RUNTIME = { disableSnapshot: true, target: 'web' as const };

/** What exists once in a page, React and the session, with how a module provides or consumes it. */
export function singletons<How extends object>(how: How) {
  const singleton = { singleton: true, strictVersion: true, ...how };
  return {
    ...Object.fromEntries(reactPackages.map((key) => [key, { ...singleton, requiredVersion: reactRange }])),
    [SESSION_PACKAGE]: { ...singleton, requiredVersion: sessionRange },
  };
}

/** Packages that the build replaces by files of ours. */
export const federationAliases = Object.fromEntries(
  ['@module-federation/error-codes$', '@module-federation/error-codes/browser$'].map((name) => [
    name,
    resolve(import.meta.dirname, 'federation-errors.ts'),
  ]),
);

/** A remote has no copy of what the shell provides: a second React would break the page. */
export const remoteFederation: FederationOptions = {
  filename: 'remote.js',
  exposes: { './remote': { import: kitEntry('federated.ts'), name: EXPOSED_CHUNK } },
  shared: singletons({ import: false as const }),
  // The shell has the only copy of the federation runtime's core.
  experiments: { externalRuntime: true, optimization: { ...LEAN_RUNTIME, disableRemote: true } },
};

/** Creates the federation plugin by which separately built modules share code at run time. */
export function federationPlugin(module: ModuleName, options: FederationOptions): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: federationName(module),
    dts: false,
    manifest: false,
    ...options,
  });
}
