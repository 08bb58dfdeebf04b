import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { KIT_CONTRACT } from '@trust/shared/contract/kit-contract';
import type { PinnedRemote } from '@trust/shared/contract/page-state';
import type { RemoteModule } from '@trust/shared/remote/host';

/** A remote's code could not be had within its budget, or does not fit this shell. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

export interface RemoteLoader {
  /** Loads a remote's pinned release, once. Throws RemoteUnavailable; the next call then tries afresh. */
  load(module: string, budgetMs: number): Promise<RemoteModule>;
}

/** Loads remotes through federation's runtime, each entry checked against the hash that the page carries. */
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
    if (!release) throw new RemoteUnavailable(`${module} has no release.`);
    // Another try needs another address: the browser and the runtime remember a script that failed by the one it had.
    const failed = failures.get(module) ?? 0;
    const entry = failed === 0 ? release.entry : `${release.entry}?try=${failed}`;
    const name = module.replaceAll('-', '_');
    registerRemotes([{ name, entry, type: 'global' }], { force: true });
    const loaded = await loadRemote<{ remoteModule: RemoteModule }>(`${name}/remote`);
    if (!loaded) throw new RemoteUnavailable(`${module} exposes nothing.`);
    if (loaded.remoteModule.contract !== KIT_CONTRACT) {
      throw new RemoteUnavailable(`${module} was built for another kit.`);
    }
    return loaded.remoteModule;
  };

  return {
    async load(module, budgetMs) {
      const underway = loading.get(module) ?? fetchRemote(module);
      loading.set(module, underway);
      try {
        return await within(budgetMs, underway, module);
      } catch (error) {
        // Whoever waited for an attempt that was given up before has nothing to do with the one that followed it.
        if (loading.get(module) === underway) {
          loading.delete(module);
          failures.set(module, (failures.get(module) ?? 0) + 1);
        }
        throw error instanceof RemoteUnavailable
          ? error
          : new RemoteUnavailable(`${module} could not be loaded.`, { cause: error });
      }
    },
  };
}

async function within<T>(budgetMs: number, work: Promise<T>, module: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteUnavailable(`${module} did not load in time.`)), budgetMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
