import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { RemoteName } from '../contract/pages/remotes.ts';
import { REQUIRED_VERSIONS, SESSION_PACKAGE } from '../contract/pages/kit-contract.ts';
import { federationName, kitEntry } from './paths.ts';

const reactPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The chunk that a remote's entry loads first. */
export const EXPOSED_CHUNK = 'exposed';

/** What exists once in a page: the shell provides it. */
const singleton = { singleton: true, strictVersion: true, import: false as const };
const singletons = {
  ...Object.fromEntries(
    reactPackages.map((key) => [key, { ...singleton, requiredVersion: REQUIRED_VERSIONS.react }]),
  ),
  [SESSION_PACKAGE]: { ...singleton, requiredVersion: REQUIRED_VERSIONS.session },
};

/** Packages that the build replaces by files of ours. */
export const federationAliases = Object.fromEntries(
  ['@module-federation/error-codes$', '@module-federation/error-codes/browser$'].map((name) => [
    name,
    resolve(import.meta.dirname, 'federation-errors.ts'),
  ]),
);

/**
 * The plugin by which a remote is built for pages of the shell. A remote has no copy of what the shell provides: a second
 * React would break the page.
 */
export function federationPlugin(module: RemoteName): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: federationName(module),
    filename: 'remote.js',
    exposes: { './remote': { import: kitEntry('federated.ts'), name: EXPOSED_CHUNK } },
    shared: singletons,
    dts: false,
    manifest: false,
    // The shell has the only copy of the federation runtime's core, and pages name their releases themselves.
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web', disableRemote: true },
    },
  });
}

/** Leaves out of the federation runtime, which the shell loads itself, what pages do without: they name their releases. */
export function leanRuntimePlugin(): WebpackPluginInstance {
  return new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  });
}
