import * as React from 'react';
import { isLanguage } from '../../contract/languages.ts';
import type { RemoteDefinition } from '../definition.ts';
import type { Lifecycles, ParcelProps, RemoteHost } from '../host.ts';
import { loadRuntime, type RemoteMemory } from '../first-view/remote-memory.ts';
import { parcelPrefix, parcelView } from './parcel.tsx';
import { createLifecycles } from '../lifecycles/lifecycles.tsx';
import type { Runtime } from '../runtime.ts';
import { createRemoteContext } from '../screen/remote-context.ts';

/** single-spa lifecycles for one mounting of a parcel. */
export async function mountParcel(
  memory: RemoteMemory,
  name: string,
  load: RemoteDefinition['parcels'][string],
  props: object & Partial<ParcelProps>,
): Promise<Lifecycles> {
  const { host, domElement, parcelProps, slot = '', close = () => undefined } = props;
  if (!host || !domElement) throw new Error('A parcel needs its host and its element.');
  const hydrating = domElement.childElementCount > 0;
  // The visitor may have changed the language since the server rendered it.
  const htmlLanguage = hydrating ? domElement.dataset['language'] : undefined;
  const first = isLanguage(htmlLanguage) ? htmlLanguage : host.language.current();
  const [{ parcel }, runtime] = await Promise.all([load(), loadRuntime(memory, host, first)]);
  const render = (current: Runtime) =>
    parcelView(parcel, parcelProps, createRemoteContext(current, host.parcels), close);
  const lifecycles = createLifecycles({
    identifierPrefix: parcelPrefix(memory.remote.name, name, slot),
    Root: () => <ParcelInLanguage first={runtime} memory={memory} host={host} render={render} />,
    hydrating,
    onThrow: props.onThrow,
  });
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return lifecycles;
}

/** Renders the parcel again with new texts when the page's language changes. */
function ParcelInLanguage(props: {
  first: Runtime;
  memory: RemoteMemory;
  host: RemoteHost;
  render: (runtime: Runtime) => React.ReactElement;
}) {
  const { first, memory, host, render } = props;
  const [runtime, setRuntime] = React.useState(first);
  React.useEffect(() => {
    const load = () => void loadRuntime(memory, host).then(setRuntime);
    if (host.language.current() !== first.language) load();
    return host.language.subscribe(load);
  }, [first, host, memory]);
  return render(runtime);
}
