import { render } from '@testing-library/react';
import type { RemoteDefinition } from '../remote/definition.ts';
import { createMemory, loadRuntime } from '../remote/first-view/remote-memory.ts';
import { createRemoteContext } from '../remote/screen/remote-context.ts';
import { parcelView } from '../remote/parcel/parcel.tsx';
import { createTestHost, type RenderScreenOptions } from './render-screen.tsx';

/** Renders one of a remote's parcels as another module's page does. */
export async function renderParcel(
  remote: RemoteDefinition,
  name: string,
  props: unknown,
  options: RenderScreenOptions & { close?: () => void },
) {
  const host = createTestHost(options);
  const memory = createMemory(remote, () => options.http);
  const runtime = await loadRuntime(memory, host);
  const load = remote.parcels[name];
  if (!load) throw new Error(`${remote.name} has no parcel ${name}.`);
  const { parcel } = await load();
  document.documentElement.lang = runtime.language;
  const close = options.close ?? (() => {});
  return render(parcelView(parcel, props, createRemoteContext(runtime, undefined), close));
}
