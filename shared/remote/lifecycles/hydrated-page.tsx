import { startTransition, useEffect, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Lifecycles } from '../host.ts';

/** Hydrates the server's page in the outlet's element, until it is unmounted. */
export function hydratePage(element: HTMLElement, view: ReactElement, identifierPrefix: string): Lifecycles {
  let root: Root | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount: () =>
      new Promise<void>((resolve) => {
        const page = <Shown view={view} onShown={resolve} />;
        // As a transition, it is done in slices: the visitor's presses are answered in between.
        startTransition(() => {
          root = hydrateRoot(element, page, {
            identifierPrefix,
            onUncaughtError(error) {
              reportError(error);
              resolve();
            },
          });
        });
      }),
    unmount: () => Promise.resolve(root?.unmount()),
  };
}

function Shown({ view, onShown }: { view: ReactElement; onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return view;
}
