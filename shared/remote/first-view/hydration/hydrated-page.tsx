import { useEffect, type ReactElement } from 'react';
import type { Lifecycles } from '../../host.ts';
import { hydrateInSlices } from './hydrate-in-slices.tsx';

/** Hydrates the server's page in the outlet's element, until it is unmounted. */
export function hydratePage(element: HTMLElement, view: ReactElement, identifierPrefix: string): Lifecycles {
  let unmount: (() => void) | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount: () =>
      new Promise<void>((resolve) => {
        unmount = hydrateInSlices(element, <Shown view={view} onShown={resolve} />, {
          identifierPrefix,
          onUncaughtError(error) {
            reportError(error);
            resolve();
          },
        });
      }),
    unmount: () => Promise.resolve(unmount?.()),
  };
}

function Shown({ view, onShown }: { view: ReactElement; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return view;
}
