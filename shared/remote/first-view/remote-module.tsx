import { readToken } from '@trust/shared/session';
import { KIT_CONTRACT } from '../../contract/pages/kit-contract.ts';
import { connectBy, preloadHttp } from '../../http/load-http.ts';
import { startOutlet, type RemoteOutlet } from './outlet/outlet.tsx';
import type { RemoteDefinition } from '../definition.ts';
import type { Lifecycles, RemoteHost, RemoteModule } from '../host.ts';
import type { ScreenRoute } from '../screen/shown-page.ts';
import type { createLifecycles as CreateLifecycles } from '../lifecycles/lifecycles.tsx';
import { isOwnPath } from '../screen/remote-context.ts';
import { preparePage, prepareServerRenderedPage, type PreparedPage } from './page-preparation.ts';
import { findParcel } from '../parcel/load-parcel.ts';
import { hydratePage } from './hydration/hydrated-page.tsx';
import { loadLifecycles } from '../lifecycles/load-lifecycles.ts';
import { createMemory } from './remote-memory.ts';
import { OwnLink } from '../screen/own-link.tsx';
import { createDocumentQueries } from '../queries/queries.ts';

/** Creates what the shell loads of a remote: single-spa lifecycles for the outlet and for its parcels. */
export function createRemoteModule(remote: RemoteDefinition): RemoteModule {
  const memory = createMemory(remote, connectBy(readToken));
  let prepared: PreparedPage | undefined;
  let outlet: RemoteOutlet | undefined;
  let lifecycles: Lifecycles | undefined;
  let visit = Symbol('none');
  let createLifecycles: typeof CreateLifecycles | undefined;

  /** For a page that is not hydrated. */
  const prepareNewPage = async (href: string, host: RemoteHost, route?: ScreenRoute) => {
    const [page, loaded] = await Promise.all([preparePage(memory, href, host, route), loadLifecycles()]);
    ({ createLifecycles } = loaded);
    return page;
  };

  const unmount = async (name: string) => {
    visit = Symbol('none');
    const mounted = lifecycles;
    outlet?.dispose();
    outlet = undefined;
    lifecycles = undefined;
    await mounted?.unmount({ name });
  };

  return {
    contract: KIT_CONTRACT,
    async prepare(href, host) {
      prepared = await prepareNewPage(href, host);
    },
    prefetch(href, host, signal) {
      if (outlet && !memory.startRouter) return false;
      import(/* webpackChunkName: "router" */ '../router/prefetch-page.ts')
        .then(({ prefetchPage }) => prefetchPage(memory, href, host, signal))
        // A failure is met when the link is followed, not before.
        .catch(() => undefined);
      return true;
    },
    navigate(href) {
      outlet?.navigate(href);
      return outlet !== undefined;
    },
    outlet: {
      async mount({ element, host, hydrationState, name }) {
        const thisVisit = Symbol(name);
        visit = thisVisit;
        const serverRendered = hydrationState !== undefined && !hydrationState.failed;
        if (serverRendered) memory.queries = createDocumentQueries(hydrationState.queries);
        const firstHref = location.href;
        const first = addressInAnyLanguage(firstHref);
        const isFirst = (href: string) => addressInAnyLanguage(href) === first;
        const ready = prepared?.href === firstHref ? prepared : undefined;
        prepared = undefined;
        const prepare = async (href: string) => {
          if (!isFirst(href)) return prepareNewPage(href, host);
          if (!serverRendered) return prepareNewPage(href, host, hydrationState?.route);
          // What the server read has the address that it was asked for, in the language of its HTML.
          const page = await prepareServerRenderedPage(memory, firstHref, host, hydrationState.route);
          return page?.href === firstHref ? { ...page, href } : page;
        };
        const page = ready ?? (await prepareCurrentPage(remote, prepare));
        // The visitor may have gone on: the outlet is another remote's then.
        if (!page || visit !== thisVisit) return;
        const hydrating = serverRendered && isFirst(page.href);
        const identifierPrefix = `${remote.name}-`;
        if (!hydrating) element.replaceChildren();
        outlet = startOutlet({ memory, host, page, element, hydrating, OwnLink });
        const { view } = outlet;
        lifecycles =
          createLifecycles && !hydrating
            ? createLifecycles({ identifierPrefix, Root: () => view, hydrating, element })
            : hydratePage(element, view, identifierPrefix);
        await lifecycles.bootstrap({ name });
        await lifecycles.mount({ name });
        preloadHttp();
      },
      unmount: ({ name }) => unmount(name),
    },
    parcel: (name) => findParcel(memory, name),
  };
}

/** An address without its `lang`, which changes when the visitor chooses another language. */
function addressInAnyLanguage(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('lang');
  return address.href;
}

/**
 * Prepares the page of the current address, again where the visitor has gone on meanwhile. Undefined when the address
 * is no longer one of this remote's, or its loader redirected to another remote.
 */
async function prepareCurrentPage(
  remote: RemoteDefinition,
  prepare: (href: string) => Promise<PreparedPage | undefined>,
): Promise<PreparedPage | undefined> {
  for (;;) {
    const { href } = location;
    const page = await prepare(href);
    if (!page || location.href === href) return page;
    if (!isOwnPath(remote, location.href)) return undefined;
  }
}
