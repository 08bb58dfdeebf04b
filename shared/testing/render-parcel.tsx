import { render } from '@testing-library/react';
import type { RemoteDefinition } from '../remote/definition.ts';
import { createMemory, runtimeOf } from '../remote/remote-memory.ts';
import { surroundingsOf } from '../remote/surroundings.ts';
import { parcelView } from '../remote/parcel.tsx';
import { hostOf, type RenderOptions } from './render-screen.tsx';

/** Mounts one of a remote's parcels as another module's page does. */
export async function renderParcel(
  remote: RemoteDefinition,
  name: string,
  props: unknown,
  options: RenderOptions & { close?: () => void },
) {
  const host = hostOf(options);
  const memory = createMemory(remote, () => options.http);
  const runtime = await runtimeOf(memory, host);
  const load = remote.parcels[name];
  if (!load) throw new Error(`${remote.name} has no parcel ${name}.`);
  const { parcel } = await load();
  document.documentElement.lang = runtime.language;
  const close = options.close ?? (() => {});
  return render(parcelView(parcel, props, runtime, surroundingsOf(runtime, undefined), close));
}
