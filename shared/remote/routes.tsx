import { useLayoutEffect } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { useSurroundings } from './context.tsx';
import type { LoadContext, ScreenDefinition } from './definition.ts';
import { LoadProblem } from './load-problem.tsx';

/** What the routes need of whoever holds them. */
export interface RouteKeeper {
  readonly screens: readonly { readonly id: string; readonly path: string }[];
  screen(id: string): ScreenDefinition;
  load(id: string, params: LoadContext['params'], url: URL): Promise<unknown>;
  /** A page stands in the document: its address is the current one. */
  arrived(id: string | undefined, data: unknown): void;
  busy(waiting: boolean): void;
}

/** React Router's routes for a remote's screens. */
export function createRoutes(keeper: RouteKeeper): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Frame keeper={keeper} />,
      errorElement: <RouteProblem keeper={keeper} />,
      children: keeper.screens.map(({ id, path }) => ({
        id,
        path,
        loader: ({ params, request }) => keeper.load(id, params, new URL(request.url)),
        element: <ScreenElement id={id} keeper={keeper} />,
        errorElement: <RouteProblem keeper={keeper} />,
      })),
    },
  ];
}

function Frame({ keeper }: { keeper: RouteKeeper }) {
  const waiting = useNavigation().state !== 'idle';
  // Told before the page that shows the waiting is laid out: its scroll position is kept as it is now.
  useLayoutEffect(() => {
    keeper.busy(waiting);
    return () => keeper.busy(false);
  }, [keeper, waiting]);
  return <Outlet />;
}

function ScreenElement({ id, keeper }: { id: string; keeper: RouteKeeper }) {
  const data: unknown = useLoaderData();
  const { Screen } = keeper.screen(id);
  useArrival(keeper, id, data);
  return <Screen data={data} />;
}

/** Tells the keeper of a page once it is drawn; a change of data or language tells again. */
function useArrival(keeper: RouteKeeper, id: string | undefined, data: unknown) {
  const { key, pathname, search } = useLocation();
  const { language } = useSurroundings();
  useLayoutEffect(() => {
    keeper.arrived(id, data);
  }, [keeper, id, data, key, pathname, search, language]);
}

function RouteProblem({ keeper }: { keeper: RouteKeeper }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useArrival(keeper, undefined, undefined);
  return <LoadProblem error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
