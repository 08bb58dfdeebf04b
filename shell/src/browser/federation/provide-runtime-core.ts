import * as runtimeCore from './runtime-core-exports.ts';

/**
 * Provides the shell's copy of the federation runtime's core to the remotes, which are built without one. The
 * federation plugin's own option for this bundles the core twice.
 */
export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    beforeInit<Arguments>(options: Arguments): Arguments {
      Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
      return options;
    },
  };
}
