import {
  createContext,
  useContext,
  type Context,
  type AnchorHTMLAttributes,
  type ComponentType,
} from 'react';
import type { Language } from '../contract/languages.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { UiTexts } from './texts/en.ts';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What the components need of the page around them. */
export interface UiContext {
  readonly language: Language;
  readonly uiTexts: UiTexts;
  readonly config: Pick<PublicConfig, 'siteUrl'>;
  /** True while the server renders for a visitor who saves data: no script will hydrate this HTML. */
  readonly saver?: boolean;
  /** Renders a link where the page has a router. */
  readonly RoutedLink?: ComponentType<LinkProps>;
}

const UiReactContext = createContext<UiContext | undefined>(undefined);
export const UiContextProvider = UiReactContext.Provider;

/** A context's value. Throws where no component around provides one. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error('No context provider.');
  return value;
}

export function useUiContext(): UiContext {
  return useProvided(UiReactContext);
}
