import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '../contract/language.ts';
import type { PostedForm } from '../contract/posted-form.ts';
import type { ModuleName } from '../contract/release.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { Http } from '../http/http.ts';
import type { Texts, Translate } from '../i18n/i18n.ts';

/** What a loader may use; the same on the server and in the browser. */
export interface LoadContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly language: Language;
  readonly config: PublicConfig;
  readonly http: Http;
  /** Read through `queries.ensureQueryData`, so that the browser starts with what the server read. */
  readonly queries: QueryClient;
  readonly t: Translate;
  /** On the server, for a page that answers a form which was sent without a script and not taken. */
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
  /** In pixels, so that a preview is laid out before the picture has come. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  /** A feed of what the screen tells; the address is site-relative. */
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

/** One screen: what it reads, what it shows, and what it says of itself. */
export interface ScreenDefinition<Data = unknown> {
  load?(context: LoadContext): Promise<Data>;
  Screen(this: void, props: { data: Data }): ReactNode;
  head(context: HeadContext<Data>): Head;
  /** HTTP status of the page; 200 unless given. */
  readonly status?: number;
  /** The same, where what was read decides it. */
  statusOf?(data: Data): number;
}

/** Gives a screen its types; exported from each `.screen.tsx` as `screen`. */
export function defineScreen<Data = undefined>(screen: ScreenDefinition<Data>): ScreenDefinition<Data> {
  return screen;
}

/** A part that another module's page may hold. Its props come from that page as plain JSON. */
export interface ParcelDefinition<Props = Readonly<Record<string, unknown>>> {
  Parcel(this: void, props: { props: Props; close: () => void }): ReactNode;
  /** Reads the props at the border; what does not fit throws. */
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
    /** Every link of its page loads a document: where the remote stands alone, the page needs no router. */
    readonly single?: true;
    readonly screen: () => Promise<{ screen: ScreenDefinition }>;
  }[];
  readonly parcels: Readonly<Record<string, () => Promise<{ parcel: ParcelDefinition }>>>;
}

export function defineRemote(remote: RemoteDefinition): RemoteDefinition {
  return remote;
}
