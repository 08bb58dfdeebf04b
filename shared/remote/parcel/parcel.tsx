import type { ReactElement } from 'react';
import { RemoteContextProvider, type RemoteContext } from '../context.tsx';
import type { ParcelDefinition } from '../definition.ts';

/** The prefix of generated ids in a parcel; the server and the browser must agree on it. */
export function parcelPrefix(remote: string, parcel: string, slot: string): string {
  return `${remote}-${parcel}${slot}`;
}

/** Renders a parcel within its context; the same on the server and in the browser. */
export function parcelView(
  { Parcel, parseProps }: ParcelDefinition,
  props: unknown,
  context: RemoteContext,
  close: () => void,
): ReactElement {
  return (
    <RemoteContextProvider value={context}>
      <Parcel props={parseProps(props)} close={close} />
    </RemoteContextProvider>
  );
}
