import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { readToken } from '@trust/shared/session';
import { KIT_CONTRACT } from '../../contract/pages/kit-contract.ts';
import { preloadHttp } from '../../http/create-http.ts';
import { startOutlet, type RemoteOutlet } from './outlet.tsx';
import type { RemoteDefinition } from '../definition.ts';
import type { Lifecycles, RemoteModule } from '../host.ts';
import { preparePage, prepareServerRenderedPage, type PreparedPage } from './page-preparation.ts';
import { parcelLifecycles } from '../parcel/parcel-lifecycles.tsx';
import { reactRoots } from './react-root.ts';
import { connectBy, createMemory } from './remote-memory.ts';
import { createQueries } from '../runtime.ts';

/** Creates what the shell loads of a remote: single-spa lifecycles for the outlet and for its parcels. */
export function createRemoteModule(remote: RemoteDefinition): RemoteModule {
  const memory = createMemory(remote, connectBy(readToken));
  let prepared: PreparedPage | undefined;
  let outlet: RemoteOutlet | undefined;
  let lifecycles: Lifecycles | undefined;

  return {
    contract: KIT_CONTRACT,
    async prepare(href, host) {
      prepared = await preparePage(memory, href, host);
    },
    outlet: {
      async mount({ element, host, hydrationState, name }) {
        const serverRendered = hydrationState !== undefined && !hydrationState.failed;
        if (serverRendered) memory.queries = createQueries(hydrationState.queries);
        const ready = prepared?.href === location.href ? prepared : undefined;
        prepared = undefined;
        const page =
          ready ??
          (await (serverRendered ? prepareServerRenderedPage : preparePage)(memory, location.href, host));
        if (!page) return;
        const hydrating = serverRendered && page.href === location.href;
        if (!hydrating) element.replaceChildren();
        outlet = startOutlet({ memory, host, page, element, hydrating });
        const { view } = outlet;
        lifecycles = singleSpaReact({
          React,
          ReactDOMClient: reactRoots(`${remote.name}-`),
          rootComponent: () => view,
          renderType: () => (hydrating ? 'hydrateRoot' : 'createRoot'),
          domElementGetter: () => element,
          errorBoundary: (error) => {
            reportError(error);
            return <></>;
          },
        });
        await lifecycles.bootstrap({ name });
        await lifecycles.mount({ name });
        preloadHttp();
      },
      async unmount({ name }) {
        outlet?.dispose();
        await lifecycles?.unmount({ name });
        outlet = undefined;
        lifecycles = undefined;
      },
    },
    parcel: (name) => parcelLifecycles(memory, name),
  };
}
