import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import type { Language } from '../contract/language.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import type { TextKey, Texts, Translate } from '../i18n/i18n.ts';
import type { ParcelHost } from './parcel-host.ts';

/** Notes on the server that a parcel belongs here; answers with the marker that the gateway replaces. */
export type PlaceParcel = (module: string, parcel: string, props: unknown, slot: string) => string;

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What every component of a remote may ask for. */
export interface Surroundings {
  readonly language: Language;
  readonly t: Translate;
  readonly config: PublicConfig;
  readonly http: Http;
  /** How to hold another module's parcel; undefined where there is no shell. */
  readonly parcels: ParcelHost | undefined;
  /** Given while the server renders. */
  readonly placeParcel?: PlaceParcel;
  /** True while the server renders for a visitor who saves data: no script will take over what is drawn. */
  readonly saver?: boolean;
  /** The path patterns of this remote's own screens. */
  readonly ownPaths: readonly string[];
  /** How a link is drawn where the remote has a router. */
  readonly RoutedLink?: ComponentType<LinkProps>;
  /** How code goes to one of the remote's own pages there. */
  readonly useRoutedNavigate?: () => (href: string) => void;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);
export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('This component must stand inside a remote.');
  return surroundings;
}

/** The remote's texts; give it the type of the English ones: `useTexts<typeof texts>()`. */
export function useTexts<T extends Texts>(): Translate<TextKey<T>> {
  return useSurroundings().t;
}

export function useLanguage(): Language {
  return useSurroundings().language;
}

export function useConfig(): PublicConfig {
  return useSurroundings().config;
}

export function useHttp(): Http {
  return useSurroundings().http;
}
