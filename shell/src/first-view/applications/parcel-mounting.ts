import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteHost } from '@trust/shared/remote/host';
import type { ParcelHost } from '@trust/shared/remote/parcel/parcel-host';
import { restoreTextsIn } from '@trust/shared/remote/translation/translation-guard';
import type { mountRootParcel } from 'single-spa';
import type { RemoteLoader } from '../federation/remote-loader.ts';

const LOAD_BUDGET_MS = 12_000;

export interface ParcelMounting extends ParcelHost {
  /** Mounts a parcel that closes itself; `closed` is called then. */
  open(
    element: HTMLElement,
    module: string,
    parcel: string,
    props: unknown,
    closed: () => void,
  ): Promise<() => Promise<void>>;
}

export interface ParcelMountingOptions {
  readonly loader: Pick<RemoteLoader, 'load'>;
  /** Called once the page is started. */
  host(): RemoteHost;
  loadSingleSpa(): Promise<{ readonly mountRootParcel: typeof mountRootParcel }>;
  /** A parcel that the visitor has only come near waits until then. */
  whenAtRest(): Promise<void>;
}

/** Mounts remotes' parcels with single-spa, which is loaded by the first of them. */
export function createParcelMounting({
  loader,
  host,
  loadSingleSpa,
  whenAtRest,
}: ParcelMountingOptions): ParcelMounting {
  const mount = async (
    domElement: HTMLElement,
    module: string,
    name: string,
    parcelProps: unknown,
    slot: string,
    close: () => void,
  ) => {
    const [remote, { mountRootParcel: start }] = await Promise.all([
      loader.load(module, LOAD_BUDGET_MS),
      loadSingleSpa(),
    ]);
    const config = remote.parcel(name);
    if (!config) throw new Error(`${module} has no parcel ${name}.`);
    restoreTextsIn(domElement);
    const serverNodes = [...domElement.childNodes];
    // The form of the server still works, and holds what was typed.
    const onThrow = () =>
      void parcel.unmount().then(() => domElement.replaceChildren(...serverNodes), reportError);
    const parcel = start(config, { domElement, host: host(), parcelProps, slot, close, onThrow });
    await withTimeout(
      parcel.mountPromise,
      LOAD_BUDGET_MS,
      () => new Error(`${module} did not show ${name} in time.`),
    );
    return async () => {
      if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    };
  };
  return {
    async mount(element, module, parcel, props, slot) {
      await whenAtRest();
      return mount(element, module, parcel, props, slot, () => undefined);
    },
    open: (element, module, parcel, props, closed) => mount(element, module, parcel, props, '', closed),
  };
}
