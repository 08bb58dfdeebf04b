import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/** What the remotes' part of the runtime takes from the core: lending only this leaves the rest out of the shell. */
const LENT = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/**
 * Lends the shell's copy of the federation runtime's core to the remotes, which are built without one. The federation
 * plugin's own option for this bundles the core twice.
 */
export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    beforeInit<Arguments>(options: Arguments): Arguments {
      Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', LENT);
      return options;
    },
  };
}
