import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { readToken } from '@trust/shared/session';
import { KIT_CONTRACT } from '../contract/kit-contract.ts';
import { warmHttp } from '../http/create-http.ts';
import { startArea, type Area } from './area.tsx';
import type { RemoteDefinition } from './definition.ts';
import type { Lifecycles, RemoteModule } from './host.ts';
import { preparePage, resumePage, type PreparedPage } from './page-preparation.ts';
import { parcelLifecycles } from './parcel-lifecycles.tsx';
import { reactRoots } from './react-root.ts';
import { connectBy, createMemory } from './remote-memory.ts';
import { createQueries } from './runtime.ts';

/** Makes of a remote what the shell loads: single-spa lifecycles for its area and its parcels. */
export function createRemoteModule(remote: RemoteDefinition): RemoteModule {
  const memory = createMemory(remote, connectBy(readToken));
  let prepared: PreparedPage | undefined;
  let area: Area | undefined;
  let lifecycles: Lifecycles | undefined;

  return {
    contract: KIT_CONTRACT,
    async prepare(href, host) {
      prepared = await preparePage(memory, href, host);
    },
    area: {
      async mount({ element, host, drawn, name }) {
        const whole = drawn !== undefined && !drawn.failed;
        if (whole) memory.queries = createQueries(drawn.queries);
        const ready = prepared?.href === location.href ? prepared : undefined;
        prepared = undefined;
        const page = ready ?? (await (whole ? resumePage : preparePage)(memory, location.href, host));
        if (!page) return;
        const resuming = whole && page.href === location.href;
        if (!resuming) element.replaceChildren();
        area = startArea({ memory, host, page, place: element, resuming });
        const { view } = area;
        lifecycles = singleSpaReact({
          React,
          ReactDOMClient: reactRoots(`${remote.name}-`),
          rootComponent: () => view,
          renderType: () => (resuming ? 'hydrateRoot' : 'createRoot'),
          domElementGetter: () => element,
          errorBoundary: (error) => {
            reportError(error);
            return <></>;
          },
        });
        await lifecycles.bootstrap({ name });
        await lifecycles.mount({ name });
        warmHttp();
      },
      async unmount({ name }) {
        area?.dispose();
        await lifecycles?.unmount({ name });
        area = undefined;
        lifecycles = undefined;
      },
    },
    parcel: (name) => parcelLifecycles(memory, name),
  };
}
