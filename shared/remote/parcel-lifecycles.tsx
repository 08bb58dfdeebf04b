import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles, ParcelProps, RemoteHost } from './host.ts';
import { runtimeOf, type RemoteMemory } from './remote-memory.ts';
import { parcelPrefix, parcelView } from './parcel.tsx';
import { reactRoots } from './react-root.ts';
import type { Runtime } from './runtime.ts';
import { surroundingsOf } from './surroundings.ts';

/** single-spa lifecycles for one mounting of a parcel; undefined when the remote has no parcel of that name. */
export function parcelLifecycles(memory: RemoteMemory, name: string): Lifecycles | undefined {
  const load = memory.remote.parcels[name];
  if (!load) return undefined;
  let lifecycles: Lifecycles | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props: object & Partial<ParcelProps>) {
      const { host, domElement, parcelProps, slot = '', close = () => undefined } = props;
      if (!host || !domElement) throw new Error('A parcel needs its host and its place.');
      const [{ parcel }, runtime] = await Promise.all([load(), runtimeOf(memory, host)]);
      const draw = (current: Runtime) =>
        parcelView(parcel, parcelProps, current, surroundingsOf(current, host.parcels), close);
      const hydrating = domElement.childElementCount > 0;
      lifecycles = singleSpaReact({
        React,
        ReactDOMClient: reactRoots(parcelPrefix(memory.remote.name, name, slot)),
        rootComponent: () => <InLanguage first={runtime} memory={memory} host={host} draw={draw} />,
        renderType: () => (hydrating ? 'hydrateRoot' : 'createRoot'),
        errorBoundary: (error) => {
          reportError(error);
          return <></>;
        },
      });
      await lifecycles.bootstrap(props);
      return lifecycles.mount(props);
    },
    unmount: async (props) => lifecycles?.unmount(props),
  };
}

/** Draws again with the new texts when the page's language changes. */
function InLanguage(props: {
  first: Runtime;
  memory: RemoteMemory;
  host: RemoteHost;
  draw: (runtime: Runtime) => React.ReactElement;
}) {
  const { first, memory, host, draw } = props;
  const [runtime, setRuntime] = React.useState(first);
  React.useEffect(
    () => host.language.subscribe(() => void runtimeOf(memory, host).then(setRuntime)),
    [host, memory],
  );
  return draw(runtime);
}
