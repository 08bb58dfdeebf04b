import type { Language } from '../contract/language.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { ParcelHost } from './parcel-host.ts';
import type { ScrollKeeper } from './scroll-keeper.ts';

/** The language of the page, which may change while it stands. */
export interface LanguageSource {
  current(): Language;
  subscribe(listener: () => void): () => void;
}

/** What the server drew and read, for the first mount in a document. */
export interface ServerDrawn {
  readonly queries: unknown;
  readonly failed: boolean;
}

/** What a page, be it the shell's or a remote's own, gives to the remote in it. */
export interface RemoteHost {
  readonly config: PublicConfig;
  readonly language: LanguageSource;
  readonly parcels: ParcelHost | undefined;
  readonly scroll: ScrollKeeper;
  /** Goes to an address of this site that is not the remote's own. */
  go(href: string): void;
  /** Says that a page is on its way, or has arrived. */
  busy(waiting: boolean): void;
}

/** single-spa's lifecycles, as far as the kit promises them. */
export interface Lifecycles {
  bootstrap(props: object): Promise<unknown>;
  mount(props: object): Promise<unknown>;
  unmount(props: object): Promise<unknown>;
}

export interface AreaProps {
  readonly element: HTMLElement;
  readonly host: RemoteHost;
  /** Given once per document, to the remote whose HTML stands in the element. */
  readonly drawn: ServerDrawn | undefined;
}

export interface ParcelProps {
  readonly domElement: HTMLElement;
  readonly host: RemoteHost;
  readonly parcelProps: unknown;
  readonly slot: string;
  close(): void;
}

/** What a remote's entry gives to the shell: the kit contract. Changing it means raising KIT_CONTRACT. */
export interface RemoteModule {
  readonly contract: number;
  /** Loads what the address needs (screen, texts, data), so that the mount that follows is at once. */
  prepare(href: string, host: RemoteHost): Promise<void>;
  readonly area: {
    mount(props: AreaProps & { name: string }): Promise<void>;
    unmount(props: AreaProps & { name: string }): Promise<void>;
  };
  /** A fresh set of parcel lifecycles, or undefined when the remote has no such parcel. */
  parcel(name: string): Lifecycles | undefined;
}
