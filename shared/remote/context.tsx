import { createContext, type ReactNode } from 'react';
import type { Language } from '../contract/languages.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import type { TextKey, Texts, Translate } from '../i18n/i18n.ts';
import { UiContextProvider, useProvided, type UiContext } from '../ui/ui-context.tsx';
import type { PageHistory } from './first-view/history/page-history.ts';
import type { ParcelHost } from './parcel/parcel-host.ts';

/** Registers a parcel while the server renders. Returns the marker that the gateway replaces with the parcel's HTML. */
type RegisterParcel = (module: string, parcel: string, props: unknown, slot: string) => string;

/** How the page's components change its address and read its data: the same functions for as long as the page is mounted. */
export interface PageActions extends Pick<PageHistory, 'replaceAddress' | 'loadCloseOnBack'> {
  /** Follows a pressed link to one of this remote's own pages, which may load a document. */
  follow(href: string): void;
  /** Navigates to one of this remote's own pages in this document, such as after a form is sent. */
  navigate(href: string): void;
  reload(): void;
  /** Reads what the server's page has in outline only, for a navigation that is likely; nothing shown changes. */
  readAhead(): void;
}

/** What every component of a remote may use. */
export interface RemoteContext extends UiContext {
  readonly t: Translate;
  readonly config: PublicConfig;
  readonly http: Http;
  /** Mounts other modules' parcels; undefined where there is no shell. */
  readonly parcels: ParcelHost | undefined;
  /** Set on the server only. */
  readonly registerParcel?: RegisterParcel;
  /** Undefined in a parcel, which has no address of its own. */
  readonly actions?: PageActions;
  /** The path patterns of this remote's own screens. */
  readonly ownPaths: readonly string[];
}

const RemoteReactContext = createContext<RemoteContext | undefined>(undefined);

/** Provides a remote's context, also to the components of shared/ui. */
export function RemoteContextProvider({ value, children }: { value: RemoteContext; children: ReactNode }) {
  return (
    <RemoteReactContext.Provider value={value}>
      <UiContextProvider value={value}>{children}</UiContextProvider>
    </RemoteReactContext.Provider>
  );
}

export function useRemoteContext(): RemoteContext {
  return useProvided(RemoteReactContext);
}

/** The remote's texts; give it the type of the English ones: `useTexts<typeof texts>()`. */
export function useTexts<T extends Texts>(): Translate<TextKey<T>> {
  return useRemoteContext().t;
}

export function useLanguage(): Language {
  return useRemoteContext().language;
}

export function useConfig(): PublicConfig {
  return useRemoteContext().config;
}

export function useHttp(): Http {
  return useRemoteContext().http;
}
