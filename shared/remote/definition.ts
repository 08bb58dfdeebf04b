import type { ReactNode } from 'react';
import type { Language } from '../contract/languages.ts';
import type { PostedForm } from '../contract/pages/posted-form.ts';
import type { ModuleName } from '../contract/pages/release.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import type { Texts, Translate } from '../i18n/i18n.ts';
import type { Queries } from './queries/queries.ts';

/** What a loader may use; the same on the server and in the browser. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly language: Language;
  readonly config: PublicConfig;
  readonly http: Http;
  /** Read through `queries.ensureQueryData`, so that the browser starts with what the server read. */
  readonly queries: Queries;
  readonly t: Translate;
  /** On the server only: the refused form that this page shows again. */
  readonly posted?: PostedForm | undefined;
}

/** What search engines, WhatsApp previews and the browser's tab show of a screen. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Site-relative or absolute address of a picture for share cards. */
  readonly image?: string;
  /** What the picture shows, for who cannot see it. */
  readonly imageAlt?: string;
  /** In pixels, so that a preview is laid out before the picture is loaded. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  /** A feed of the screen's content; the address is site-relative. */
  readonly feed?: { readonly path: string; readonly title: string };
  readonly type?: 'website' | 'article';
  /** Path without query for the canonical address, where it differs from the address asked for. */
  readonly canonicalPath?: string;
  readonly jsonLd?: readonly object[];
  readonly noIndex?: boolean;
}

export interface HeadContext<Data> {
  readonly data: Data;
  readonly t: Translate;
  readonly language: Language;
  readonly config: PublicConfig;
  readonly url: URL;
}

/** One screen: its loader, its component and its head. */
export interface ScreenDefinition<Data = unknown> {
  load?(context: LoadContext): Promise<Data>;
  Screen(this: void, props: { data: Data }): ReactNode;
  head(context: HeadContext<Data>): Head;
  /** HTTP status of the page; 200 unless given. */
  readonly status?: number;
  /** The status where the data decides it; outranks `status`. */
  statusOf?(data: Data): number;
}

/** Gives a screen its types; exported from each `.screen.tsx` as `screen`. */
export function defineScreen<Data = undefined>(screen: ScreenDefinition<Data>): ScreenDefinition<Data> {
  return screen;
}

/** A component that another module's page may show. Its props come from that page as plain JSON. */
export interface ParcelDefinition<Props = Readonly<Record<string, unknown>>> {
  Parcel(this: void, props: { props: Props; close: () => void }): ReactNode;
  /** Parses the props. Throws where they do not fit. */
  parseProps(value: unknown): Props;
}

export function defineParcel<Props>(parcel: ParcelDefinition<Props>): ParcelDefinition<Props> {
  return parcel;
}

/** All that a remote exposes. Chunk names are `screen-<id>`, `parcel-<name>` and `texts-<language>`. */
export interface RemoteDefinition {
  readonly name: ModuleName;
  readonly texts: Readonly<Record<Language, () => Promise<{ texts: Texts }>>>;
  readonly screens: readonly {
    readonly id: string;
    /** A React Router path pattern, such as `/project/:nid`. */
    readonly path: string;
    /** The address that a release is tried with, where not any value fits the path's parameters. */
    readonly sample?: string;
    /**
     * Names in the address's query that the page depends on, beside `lang`; all where it is not given. The server leaves
     * out the others, so that an address with them is the same page.
     */
    readonly query?: readonly string[];
    /** Texts beside the remote's that this screen alone needs; the chunks are `texts-<language>-<id>`. */
    readonly texts?: Readonly<Record<Language, () => Promise<{ texts: Texts }>>>;
    /** Every link of this page loads a document: the standalone page has neither router nor session. */
    readonly single?: true;
    readonly screen: () => Promise<{ screen: ScreenDefinition }>;
  }[];
  readonly parcels: Readonly<Record<string, () => Promise<{ parcel: ParcelDefinition }>>>;
}

export function defineRemote(remote: RemoteDefinition): RemoteDefinition {
  return remote;
}
