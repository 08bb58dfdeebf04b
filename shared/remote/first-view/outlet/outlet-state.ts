import type { RemoteContext } from '../../context.tsx';
import type { Runtime } from '../../runtime.ts';
import type { Routing } from '../../screen/routing.ts';
import type { PageOutcome, ScreenRoute } from '../../screen/shown-page.ts';

/** An address of the site, and the key of its history entry. */
export interface EntryAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly entry: string;
}

/** What the outlet renders: a page, its address, and whether another one (`loading`) or it itself (`reloading`) is being read. */
export interface RenderedPage extends Routing, EntryAddress {
  readonly runtime: Runtime;
  readonly context: RemoteContext;
  readonly route: ScreenRoute;
  readonly outcome: PageOutcome;
}

interface Outlet {
  readonly page: RenderedPage;
  /** The server left out an optional read of the page, which is made once it is shown. */
  readonly incomplete: boolean;
}

/** Nobody has navigated within the remote yet: the page needs no router. */
interface Adopted extends Outlet {
  readonly phase: 'adopted';
  /** The code of the router is there: a press may navigate within this document. */
  readonly hasRouter?: boolean;
}

interface LoadingRouter extends Outlet {
  readonly phase: 'loading';
  /** Where the last press leads; undefined where the address is another page's already. */
  readonly wanted: string | undefined;
  /** The page is read again once the router is there. */
  readonly stale?: boolean;
}

interface Routed extends Outlet {
  readonly phase: 'routed';
}

/** The outlet is another remote's. */
interface Disposed extends Outlet {
  readonly phase: 'disposed';
}

/** A page in the outlet. */
export type OutletState = Adopted | LoadingRouter | Routed | Disposed;

/** What is done after an event, and with which address. */
export type OutletEffect = readonly [
  name:
    | 'load-router'
    | 'prefetch-router'
    | 'adopt-page'
    | 'load-page'
    | 'navigate'
    | 'reload-router'
    | 'load-document'
    | 'reload-document'
    | 'show-part'
    | 'leave-remote'
    | 'read-page'
    | 'read-ahead'
    | 'load-runtime'
    | 'announce-address'
    | 'restore-server-page'
    | 'stop',
  href?: string,
];

/** The outlet after an event, and what is then done, in this order. */
export interface OutletTransition {
  readonly state: OutletState;
  readonly effects: readonly OutletEffect[];
}

/** An event: what it makes of the outlet. Undefined where it means nothing. */
export type OutletEvent<Details extends unknown[] = []> = (
  state: OutletState,
  ...details: Details
) => OutletTransition | undefined;

/** What an event makes of an outlet that is in the page still. */
export function reduceOutlet<Details extends unknown[]>(
  state: OutletState,
  event: OutletEvent<Details>,
  ...details: Details
): OutletTransition {
  return (state.phase !== 'disposed' && event(state, ...details)) || { state, effects: [] };
}
