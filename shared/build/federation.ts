import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleName } from '../contract/release.ts';
import { federationName, kitEntry, root } from './paths.ts';

const reactRange = '^19.0.0';
const sharedReact = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const sessionPackage = '@trust/shared/session';

/** The chunk that a remote's entry loads first. */
export const EXPOSED_CHUNK = 'exposed';

/** Pages of ours run in browsers and name the releases themselves: federation needs no manifests for it. */
const leanRuntime = { disableSnapshot: true, target: 'web' as const };

/** What the shell has, for all: React and the session exist once in a page. */
function offered() {
  const react = { singleton: true, requiredVersion: reactRange, strictVersion: true, eager: true };
  return {
    ...Object.fromEntries(sharedReact.map((key) => [key, react])),
    [sessionPackage]: {
      singleton: true,
      requiredVersion: '^1.0.0',
      version: '1.0.0',
      strictVersion: true,
      eager: true,
    },
  };
}

/** What a remote takes from the shell. It brings no copy of its own: a second React in a page would only break it. */
function taken() {
  const react = { singleton: true, requiredVersion: reactRange, strictVersion: true, import: false as const };
  return {
    ...Object.fromEntries(sharedReact.map((key) => [key, react])),
    [sessionPackage]: { ...react, requiredVersion: '^1.0.0' },
  };
}

/** Names that the build puts elsewhere. */
export const federationAliases = Object.fromEntries(
  ['@module-federation/error-codes$', '@module-federation/error-codes/browser$'].map((name) => [
    name,
    resolve(import.meta.dirname, 'federation-errors.ts'),
  ]),
);

/** Makes of a build what the other modules' builds meet at run time. */
export function federation(module: ModuleName): ModuleFederationPlugin {
  if (module === 'shell') {
    return new ModuleFederationPlugin({
      name: federationName(module),
      remotes: {},
      shared: offered(),
      runtimePlugins: [resolve(root, 'shell/src/browser/provide-runtime-core.ts')],
      experiments: { optimization: leanRuntime },
      dts: false,
      manifest: false,
    });
  }
  return new ModuleFederationPlugin({
    name: federationName(module),
    filename: 'remote.js',
    exposes: { './remote': { import: kitEntry('federated.ts'), name: EXPOSED_CHUNK } },
    shared: taken(),
    // The shell brings the one copy of the federation runtime's core.
    experiments: { externalRuntime: true, optimization: { ...leanRuntime, disableRemote: true } },
    dts: false,
    manifest: false,
  });
}
