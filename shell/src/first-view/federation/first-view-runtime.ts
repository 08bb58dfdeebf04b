import type { ModuleFederation } from '@module-federation/runtime';
import type { ShareScope } from './share-scope.ts';

type LoadOptions = Parameters<ModuleFederation['loadShare']>[1];

/** A version range as remotes name it: anything of one major version. */
const CARET_RANGE = /^\^(\d+)\./;

/**
 * What a remote's entry asks of the federation runtime for what the page has already: to be given the shared packages. It
 * stands in for the runtime's core (20 kB) until the first navigation.
 */
class FirstViewFederation {
  readonly name: string;
  readonly options: { readonly name: string };
  readonly shareScopeMap: Record<string, ShareScope> = {};

  constructor({ name }: { name: string }) {
    this.name = name;
    this.options = { name };
  }

  initOptions() {
    return this.options;
  }

  initShareScopeMap(scopeName: string, scope: ShareScope): void {
    this.shareScopeMap[scopeName] = scope;
  }

  /** The shell's packages are loaded: there is nothing to wait for. */
  initializeSharing(): [] {
    return [];
  }

  /** Throws when the shell provides no such package, or another major version of it. */
  loadShareSync(name: string, options: LoadOptions) {
    const [shared] = Object.values(this.shareScopeMap['default']?.[name] ?? {});
    const range = options?.customShareInfo?.shareConfig?.requiredVersion;
    const [, major] = (range && CARET_RANGE.exec(range)) || [];
    if (!shared?.lib || shared.version.split('.')[0] !== major) {
      throw new Error(`${this.name} requires ${name} ${String(range)}.`);
    }
    if (!shared.useIn.includes(this.name)) shared.useIn.push(this.name);
    return shared.lib;
  }

  async loadShare(name: string, options: LoadOptions) {
    return this.loadShareSync(name, options);
  }
}

/** The part of the runtime's core that remotes' entries use when they start. */
export const firstViewRuntime = {
  ModuleFederation: FirstViewFederation,
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor: () => undefined,
  setGlobalFederationConstructor: () => undefined,
  setGlobalFederationInstance: () => undefined,
  helpers: {},
};
