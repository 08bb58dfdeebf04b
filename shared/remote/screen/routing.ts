import { createContext } from 'react';
import { useProvided } from '../../ui/ui-context.tsx';
import { useRemoteContext, type PageActions } from '../context.tsx';
import type { PageHistory } from '../first-view/history/page-history.ts';

/** The page's address, and what is being loaded for it. */
export interface Routing {
  /** The address's query, with its sign; empty when it has none. */
  readonly search: string;
  /** The address's fragment, with its sign; empty when it has none. */
  readonly hash: string;
  /** Another page is being loaded. */
  readonly loading: boolean;
  /** The page's data is being read again. */
  readonly reloading: boolean;
}

// Apart from the actions: a press that starts a navigation renders what shows it, and no link of the page again.
const RoutingContext = createContext<Routing | undefined>(undefined);
export const RoutingProvider = RoutingContext.Provider;

function useRouting(): Routing {
  return useProvided(RoutingContext);
}

function usePageActions(): PageActions {
  const { actions } = useRemoteContext();
  if (!actions) throw new Error('This component must be rendered inside a page.');
  return actions;
}

/** Navigates to one of this remote's own pages from code, such as after a form is sent. */
export function useNavigateTo(): (href: string) => void {
  return useRemoteContext().actions?.navigate ?? navigateByDocument;
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

/** Reads the page's data again, such as a part that could not be read. */
export function useReload(): { reload: () => void; reloading: boolean } {
  return { reload: usePageActions().reload, reloading: useRouting().reloading };
}

/** Reads the page's data ahead of what the visitor does next. */
export function useReadAhead(): () => void {
  return usePageActions().readAhead;
}

/** Gives the page that is shown another address, without a navigation: such as one without what is private. */
export function useReplaceAddress(): PageHistory['replaceAddress'] {
  return usePageActions().replaceAddress;
}

/** Returns the host's part of `loadCloseOnBack`, for what opens something outside of React, such as a provider's pop-up. */
export function useHostCloseOnBack(): PageHistory['loadCloseOnBack'] {
  return usePageActions().loadCloseOnBack;
}
