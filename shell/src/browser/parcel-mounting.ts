import type { RemoteHost } from '@trust/shared/remote/host';
import type { ParcelHost } from '@trust/shared/remote/parcel-host';
import type { MountParcel } from './frame-application.tsx';
import type { RemoteLoader } from './remote-loader.ts';

const LOAD_BUDGET_MS = 12_000;

export interface ParcelMounting extends ParcelHost {
  /** Mounts a parcel that may ask to be closed; `closed` is called then. */
  open(
    place: HTMLElement,
    module: string,
    parcel: string,
    props: unknown,
    closed: () => void,
  ): Promise<() => Promise<void>>;
}

/** Mounts remotes' parcels through single-spa. `host` and `mountParcel` are asked for when they are needed. */
export function createParcelMounting(
  loader: RemoteLoader,
  host: () => RemoteHost,
  mountParcel: () => Promise<MountParcel>,
): ParcelMounting {
  const mount = async (
    domElement: HTMLElement,
    module: string,
    name: string,
    parcelProps: unknown,
    slot: string,
    close: () => void,
  ) => {
    const remote = await loader.load(module, LOAD_BUDGET_MS);
    const config = remote.parcel(name);
    if (!config) throw new Error(`${module} has no parcel ${name}.`);
    const start = await mountParcel();
    const parcel = start(config, { domElement, host: host(), parcelProps, slot, close });
    await parcel.mountPromise;
    return async () => {
      if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    };
  };
  return {
    mount: (place, module, parcel, props, slot) => mount(place, module, parcel, props, slot, () => undefined),
    open: (place, module, parcel, props, closed) => mount(place, module, parcel, props, '', closed),
  };
}
