import type { RemoteHost } from '@trust/shared/remote/host';
import type { ParcelHost } from '@trust/shared/remote/parcel/parcel-host';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { mountParcel } from './mount-parcel.ts';

const LOAD_BUDGET_MS = 12_000;

export interface ParcelMounting extends ParcelHost {
  /** Mounts a parcel that closes itself; `close` is called then. */
  open(
    element: HTMLElement,
    module: string,
    parcel: string,
    props: unknown,
    close: () => void,
  ): Promise<() => Promise<void>>;
}

/** Mounts remotes' parcels with single-spa, which is loaded by the first of them. `host` is created later. */
export function createParcelMounting(
  loader: Pick<RemoteLoader, 'load'>,
  host: () => RemoteHost,
  loadSingleSpa: () => Promise<{ readonly mountParcel: typeof mountParcel }>,
): ParcelMounting {
  const open = async (
    domElement: HTMLElement,
    module: string,
    name: string,
    parcelProps: unknown,
    close: () => void,
    slot = '',
  ) => {
    const [remote, { mountParcel: mount }] = await Promise.all([
      loader.load(module, LOAD_BUDGET_MS),
      loadSingleSpa(),
    ]);
    return mount(remote, name, { domElement, host: host(), parcelProps, slot, close }, LOAD_BUDGET_MS);
  };
  return {
    open,
    mount: (element, module, parcel, props, slot) =>
      open(element, module, parcel, props, () => undefined, slot),
  };
}
