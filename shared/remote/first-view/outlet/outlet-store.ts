import { reduceOutlet, type OutletEffect, type OutletEvent, type OutletState } from './outlet-state.ts';

export type Dispatch = <Details extends unknown[]>(event: OutletEvent<Details>, ...details: Details) => void;

/** The state of an outlet, and where its events go. */
export interface OutletStore {
  current(): OutletState;
  readonly dispatch: Dispatch;
  subscribe(listener: () => void): () => void;
}

/** `perform` is called for the effects of each event, after those who render the state have been told of it. */
export function createOutletStore(
  initial: OutletState,
  perform: (...effect: OutletEffect) => void,
): OutletStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    dispatch(event, ...details) {
      const next = reduceOutlet(state, event, ...details);
      ({ state } = next);
      for (const listener of listeners) listener();
      for (const effect of next.effects) perform(...effect);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
