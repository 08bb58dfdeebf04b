import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { PageRemote } from '@trust/shared/contract/pages/page-state';
import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteModule } from '@trust/shared/remote/host';
import { loadForFirstView } from './load-for-first-view.ts';

/** A remote's code could not be loaded within its budget, or has another kit contract. */
class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
}

export interface RemoteLoader {
  /** Loads a remote’s release that the page names, once. Throws RemoteUnavailableError; the next call then tries afresh. */
  load(module: string, budgetMs: number): Promise<RemoteModule>;
  /** Whether its code is there. */
  isLoaded(module: string): boolean;
  /** The visitor navigates: remotes that are not loaded yet are from now on loaded by the federation runtime. */
  useFederation(): void;
}

/**
 * Loads remotes. Those of the page that the server sent need no more than its shared packages; from the first navigation
 * on they are loaded by Module Federation. The browser checks each entry against the hash in the page state.
 */
export function createRemoteLoader(remotes: Readonly<Record<string, PageRemote>>): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const failures = new Map<string, number>();
  const loaded = new Set<string>();
  let loadExposed: typeof loadForFirstView = loadForFirstView;

  const fetchRemote = async (module: string): Promise<RemoteModule> => {
    const release = remotes[module];
    if (!release) throw new RemoteUnavailableError(`${module} has no release.`);
    // A retry needs another address: the browser and the runtime remember a failed script by its address.
    const failed = failures.get(module) ?? 0;
    const src = failed === 0 ? release.entry : `${release.entry}?try=${failed}`;
    const exposed = await loadExposed(module.replaceAll('-', '_'), { src, integrity: release.integrity });
    if (!isExposed(exposed)) throw new RemoteUnavailableError(`${module} exposes nothing.`);
    if (exposed.remoteModule.contract !== KIT_CONTRACT) {
      throw new RemoteUnavailableError(`${module} was built for another kit.`);
    }
    loaded.add(module);
    return exposed.remoteModule;
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
    isLoaded: (module) => loaded.has(module),
    useFederation() {
      loadExposed = async (name, entry) => {
        const load = await import(/* webpackChunkName: "federation" */ './federation-runtime.ts').then(
          ({ loadByFederation }) => loadByFederation,
          // Without the runtime, what the first view needs is enough.
          () => loadForFirstView,
        );
        return load(name, entry);
      };
    },
  };
}

function isExposed(value: unknown): value is { readonly remoteModule: RemoteModule } {
  return typeof value === 'object' && value !== null && 'remoteModule' in value;
}
