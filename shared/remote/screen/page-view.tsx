import { Component, useMemo, type ReactNode } from 'react';
import { RemoteContextProvider, type RemoteContext } from '../context.tsx';
import type { ScreenDefinition } from '../definition.ts';
import { LoadFailure } from './load-failure.tsx';
import { RoutingProvider, type Routing } from './routing.ts';
import type { PageOutcome } from './shown-page.ts';

export interface PageViewProps {
  readonly context: RemoteContext;
  readonly routing: Routing;
  /** The screen's id: another screen's component starts anew. */
  readonly id: string;
  readonly screen: ScreenDefinition;
  readonly outcome: PageOutcome;
  /** The screen has thrown; the failure is shown in its place. */
  readonly onThrow?: () => void;
}

/** A remote's page; the same on the server and in the browser. */
export function PageView({ context, routing, id, screen: { Screen }, outcome, onThrow }: PageViewProps) {
  // The same element for the same data: what is being loaded renders no part of the screen that does not show it.
  const shown = useMemo(
    () => (outcome.kind === 'data' ? <Screen data={outcome.data} /> : null),
    [Screen, outcome],
  );
  const failure = (error: unknown) => <LoadFailure error={error} busy={routing.reloading} />;
  return (
    <RemoteContextProvider value={context}>
      <RoutingProvider value={routing}>
        {outcome.kind === 'data' ? (
          <ScreenBoundary key={id} outcome={outcome} onThrow={onThrow} failure={failure}>
            {shown}
          </ScreenBoundary>
        ) : (
          failure(outcome.error)
        )}
      </RoutingProvider>
    </RemoteContextProvider>
  );
}

interface BoundaryProps {
  readonly outcome: PageOutcome;
  readonly onThrow: (() => void) | undefined;
  readonly failure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** What the children were rendered from; they are tried again with the next. */
  readonly outcome?: PageOutcome;
  readonly thrown?: { readonly error: unknown } | undefined;
}

/** Shows a failure in place of a screen that throws, until the page has other data. */
class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ outcome }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.outcome === outcome ? null : { outcome, thrown: undefined };
  }

  override componentDidCatch(): void {
    this.props.onThrow?.();
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.failure(thrown.error) : this.props.children;
  }
}
