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
import { useRemoteContext } from './context.tsx';
import type { LoadContext, ScreenDefinition } from './definition.ts';
import { LoadFailure } from './screen/load-failure.tsx';

/** Connects React Router's routes to the remote and its page. */
export interface RouteAdapter {
  readonly screens: readonly { readonly id: string; readonly path: string }[];
  screen(id: string): ScreenDefinition;
  load(id: string, params: LoadContext['params'], url: URL): Promise<unknown>;
  /** Called after a page is rendered at the current address; `id` is undefined where its load failed. */
  showLocation(id: string | undefined, data: unknown): void;
  setBusy(waiting: boolean): void;
}

/** React Router's routes for a remote's screens. */
export function createRoutes(adapter: RouteAdapter): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootRoute adapter={adapter} />,
      errorElement: <RouteFailure adapter={adapter} />,
      children: adapter.screens.map(({ id, path }) => ({
        id,
        path,
        loader: ({ params, request }) => adapter.load(id, params, new URL(request.url)),
        element: <ScreenElement id={id} adapter={adapter} />,
        errorElement: <RouteFailure adapter={adapter} />,
      })),
    },
  ];
}

function RootRoute({ adapter }: { adapter: RouteAdapter }) {
  const waiting = useNavigation().state !== 'idle';
  // Before layout: the busy page may move, and its scroll position must be recorded as it is now.
  useLayoutEffect(() => {
    adapter.setBusy(waiting);
    return () => adapter.setBusy(false);
  }, [adapter, waiting]);
  return <Outlet />;
}

function ScreenElement({ id, adapter }: { id: string; adapter: RouteAdapter }) {
  const data: unknown = useLoaderData();
  const { Screen } = adapter.screen(id);
  useShowLocation(adapter, id, data);
  return <Screen data={data} />;
}

/** Calls `showLocation` once a page is rendered, and again when its data or language changes. */
function useShowLocation(adapter: RouteAdapter, id: string | undefined, data: unknown) {
  const { key, pathname, search } = useLocation();
  const { language } = useRemoteContext();
  useLayoutEffect(() => {
    adapter.showLocation(id, data);
  }, [adapter, id, data, key, pathname, search, language]);
}

function RouteFailure({ adapter }: { adapter: RouteAdapter }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useShowLocation(adapter, undefined, undefined);
  return <LoadFailure error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
