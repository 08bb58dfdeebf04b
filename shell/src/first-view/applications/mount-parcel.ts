import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import { restoreTextsIn } from '@trust/shared/remote/translation/translation-guard';
import { mountRootParcel } from 'single-spa';

/** A parcel's place in the page, and what it is told. */
export interface ParcelPlace {
  readonly domElement: HTMLElement;
  readonly host: RemoteHost;
  readonly parcelProps: unknown;
  readonly slot: string;
  close(): void;
}

/** Mounts a remote's parcel with single-spa; returns what unmounts it. Throws when it is not shown within the budget. */
export async function mountParcel(
  remote: RemoteModule,
  name: string,
  place: ParcelPlace,
  budgetMs: number,
): Promise<() => Promise<void>> {
  const config = remote.parcel(name);
  if (!config) throw new Error(`There is no parcel ${name}.`);
  const { domElement } = place;
  restoreTextsIn(domElement);
  const serverNodes = [...domElement.childNodes];
  // The form of the server still works, and holds what was typed.
  const onThrow = () =>
    void parcel.unmount().then(() => domElement.replaceChildren(...serverNodes), reportError);
  const parcel = mountRootParcel(config, { ...place, onThrow });
  await withTimeout(parcel.mountPromise, budgetMs, () => new Error(`${name} was not shown in time.`));
  return async () => {
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
  };
}
