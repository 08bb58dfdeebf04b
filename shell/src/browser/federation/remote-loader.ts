import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { PinnedRemote } from '@trust/shared/contract/pages/page-state';
import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteModule } from '@trust/shared/remote/host';

/** A remote's code could not be loaded within its budget, or has another kit contract. */
class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
}

export interface RemoteLoader {
  /** Loads a remote's pinned release, once. Throws RemoteUnavailableError; the next call then tries afresh. */
  load(module: string, budgetMs: number): Promise<RemoteModule>;
}

/** Loads remotes by Module Federation. The browser checks each entry against the hash in the page state. */
export function createRemoteLoader(pinned: Readonly<Record<string, PinnedRemote>>): RemoteLoader {
  const integrityByEntry = new Map(Object.values(pinned).map(({ entry, integrity }) => [entry, integrity]));
  const loading = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<string, number>();

  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrityByEntry.get(new URL(url, location.href).pathname) ?? '';
        return { script };
      },
    },
  ]);

  const fetchRemote = async (module: string): Promise<RemoteModule> => {
    const release = pinned[module];
    if (!release) throw new RemoteUnavailableError(`${module} has no release.`);
    // A retry needs another address: the browser and the runtime remember a failed script by its address.
    const failed = failures.get(module) ?? 0;
    const entry = failed === 0 ? release.entry : `${release.entry}?try=${failed}`;
    const name = module.replaceAll('-', '_');
    registerRemotes([{ name, entry, type: 'global' }], { force: true });
    const loaded = await loadRemote<{ remoteModule: RemoteModule }>(`${name}/remote`);
    if (!loaded) throw new RemoteUnavailableError(`${module} exposes nothing.`);
    if (loaded.remoteModule.contract !== KIT_CONTRACT) {
      throw new RemoteUnavailableError(`${module} was built for another kit.`);
    }
    return loaded.remoteModule;
  };

  return {
    async load(module, budgetMs) {
      const pending = loading.get(module) ?? fetchRemote(module);
      loading.set(module, pending);
      try {
        return await withTimeout(
          pending,
          budgetMs,
          () => new RemoteUnavailableError(`${module} did not load in time.`),
        );
      } catch (error) {
        // A later attempt may be under way already: it is not this one that failed.
        if (loading.get(module) === pending) {
          loading.delete(module);
          failures.set(module, (failures.get(module) ?? 0) + 1);
        }
        throw error instanceof RemoteUnavailableError
          ? error
          : new RemoteUnavailableError(`${module} could not be loaded.`, { cause: error });
      }
    },
  };
}
