import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { Lifecycles } from '../host.ts';
import { reactRoots } from './react-root.ts';

export interface LifecyclesOptions {
  /** The prefix of generated ids in this React root. */
  readonly identifierPrefix: string;
  readonly Root: () => React.ReactElement;
  /** The element holds server-rendered HTML of the same view. */
  readonly hydrating: boolean;
  /** The outlet's element; parcels get theirs from single-spa. */
  readonly element?: HTMLElement;
  onThrow?(): void;
}

/** single-spa's lifecycles for a React root. An error that nothing in it catches leaves it empty. */
export function createLifecycles(options: LifecyclesOptions): Lifecycles {
  const { identifierPrefix, Root, hydrating, element, onThrow } = options;
  return singleSpaReact({
    React,
    ReactDOMClient: reactRoots(identifierPrefix),
    rootComponent: Root,
    renderType: () => (hydrating ? 'hydrateRoot' : 'createRoot'),
    ...(element && { domElementGetter: () => element }),
    errorBoundary: (error) => {
      onThrow?.();
      reportError(error);
      return <></>;
    },
  });
}
