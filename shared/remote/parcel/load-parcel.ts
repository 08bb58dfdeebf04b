import type { Lifecycles, ParcelProps } from '../host.ts';
import { loadRuntime, type RemoteMemory } from '../first-view/remote-memory.ts';

/**
 * single-spa lifecycles for one mounting of a parcel, whose code comes with it; undefined when the remote has no parcel
 * of that name.
 */
export function findParcel(memory: RemoteMemory, name: string): Lifecycles | undefined {
  const load = memory.remote.parcels[name];
  if (!load) return undefined;
  let mounted: Promise<Lifecycles> | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount(props: object & Partial<ParcelProps>) {
      // Asked for beside its lifecycles, which meet a failure.
      if (props.host) Promise.all([load(), loadRuntime(memory, props.host)]).catch(() => undefined);
      mounted = import(/* webpackChunkName: "lifecycles" */ './parcel-lifecycles.tsx').then(
        ({ mountParcel }) => mountParcel(memory, name, load, props),
      );
      return mounted;
    },
    unmount: async (props) => (await mounted?.catch(() => undefined))?.unmount(props),
  };
}
