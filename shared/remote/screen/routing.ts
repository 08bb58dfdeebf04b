import { createContext, useContext } from 'react';

/** The page's address, and how its components change it. */
export interface Routing {
  /** The address's query, with its sign; empty when it has none. */
  readonly search: string;
  /** The address's fragment, with its sign; empty when it has none. */
  readonly hash: string;
  /** Another page is being loaded. */
  readonly loading: boolean;
  /** The page's data is being read again. */
  readonly reloading: boolean;
  /** Navigates to one of this remote's own pages. */
  navigate(href: string): void;
  /** Loads what a navigation needs, since one is likely. */
  prefetch(): void;
  reload(): void;
  /** Reads what the server's page has in outline only, for a navigation that is likely; nothing shown changes. */
  readAhead(): void;
}

const RoutingContext = createContext<Routing | undefined>(undefined);
export const RoutingProvider = RoutingContext.Provider;

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('This component must be rendered inside a page.');
  return routing;
}

/** Navigates to one of this remote's own pages from code, such as after a form is sent. */
export function useNavigateTo(): (href: string) => void {
  // A parcel has no address of its own.
  return useContext(RoutingContext)?.navigate ?? navigateByDocument;
}

function navigateByDocument(href: string): void {
  window.location.assign(href);
}

/** The shown address's query, and whether another page is being loaded. */
export function useSearch(): { search: URLSearchParams; loading: boolean } {
  const { search, loading } = useRouting();
  return { search: new URLSearchParams(search), loading };
}

/** The shown address's fragment, without its sign. */
export function useFragment(): string {
  return useRouting().hash.slice(1);
}

/** Reads the page's data again, such as a part that could not be read, or ahead of what the visitor does next. */
export function useReload(): Pick<Routing, 'reload' | 'reloading' | 'readAhead'> {
  return useRouting();
}
