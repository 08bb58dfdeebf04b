import { createInstance } from '@module-federation/runtime';
import { createEntryScript, type RemoteEntry } from './entry-script.ts';
import { provideRuntimeCore } from './provide-runtime-core.ts';
import * as runtimeCore from './runtime-core-exports.ts';
import { SHARE_SCOPE } from './share-scope.ts';

const pathOf = (url: string) => new URL(url, location.href).pathname;
const integrityByEntry = new Map<string, string>();

provideRuntimeCore(runtimeCore);
const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'entry-integrity',
      createScript: ({ url }) => ({
        script: createEntryScript({ src: url, integrity: integrityByEntry.get(pathOf(url)) ?? '' }),
      }),
    },
  ],
});
federation.initShareScopeMap('default', SHARE_SCOPE);

/** Loads what a remote exposes by the federation runtime. Null when it exposes nothing. */
export function loadByFederation(name: string, { src, integrity }: RemoteEntry): Promise<unknown> {
  integrityByEntry.set(pathOf(src), integrity);
  federation.registerRemotes([{ name, entry: src, type: 'global' }], { force: true });
  return federation.loadRemote<unknown>(`${name}/remote`);
}
