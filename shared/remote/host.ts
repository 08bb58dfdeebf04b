import type { Language } from '../contract/languages.ts';
import type { PublicConfig } from '../contract/trust.ts';
import type { ParcelHost } from './parcel/parcel-host.ts';
import type { ScreenRoute } from './screen/shown-page.ts';
import type { PageHistory } from './first-view/history/page-history.ts';
import type { ScrollPositions } from './first-view/history/scroll-positions.ts';

/** The page's language, which may change without a document load. */
export interface LanguageSource {
  current(): Language;
  subscribe(listener: () => void): () => void;
  /** That of the page's HTML, in which it is hydrated, whatever was chosen since; absent from an older shell. */
  initial?(): Language;
}

/** What the server read for the page whose HTML is hydrated. */
export interface HydrationState {
  /** What the server read, as `describeServerRead` says it. */
  readonly queries: unknown;
  /** A load failed on the server: the page is rendered anew, not hydrated. */
  readonly failed: boolean;
  /** The page's screen, so that the browser needs no router to find it; absent from a gateway that does not know it. */
  readonly route?: ScreenRoute;
}

/** What a page gives to the remote in it: the shell's page or the remote's standalone page. */
export interface RemoteHost {
  readonly config: PublicConfig;
  readonly language: LanguageSource;
  readonly parcels: ParcelHost | undefined;
  readonly scroll: ScrollPositions;
  /** The only way to the browser's history. Absent from an older shell. */
  readonly history?: PageHistory;
  /**
   * The release of a remote in this page, if its loaders read only what everybody may: the gateway reads for them. Absent from
   * an older shell.
   */
  publicReleaseId?(remote: string): string | undefined;
  /** Whether something was typed or chosen on the page, which another document would lose. Absent from an older shell. */
  hasTyped?(): boolean;
  /** Navigates to an address of this site that is not the remote's own. */
  navigate(href: string): void;
  /** Shows or hides that a page is being loaded. */
  setBusy(waiting: boolean): void;
  /**
   * A page that came from the server has thrown while it was rendered: the host takes it out and puts the server's
   * elements back, with what was typed. False where the page in the outlet is another.
   */
  restoreServerPage?(): boolean;
}

/** The single-spa lifecycles that the kit implements. */
export interface Lifecycles {
  bootstrap(props: object): Promise<unknown>;
  mount(props: object): Promise<unknown>;
  unmount(props: object): Promise<unknown>;
}

export interface OutletProps {
  readonly element: HTMLElement;
  readonly host: RemoteHost;
  /** Given once per document, to the remote whose server-rendered HTML is in the element. */
  readonly hydrationState: HydrationState | undefined;
}

export interface ParcelProps {
  readonly domElement: HTMLElement;
  readonly host: RemoteHost;
  readonly parcelProps: unknown;
  readonly slot: string;
  close(): void;
  /** The parcel has thrown while it was rendered. */
  onThrow?(): void;
}

/** What a remote's entry exposes to the shell. A change of it raises KIT_CONTRACT. */
export interface RemoteModule {
  readonly contract: number;
  /** Loads screen, texts and data of an address, so that the mount that follows shows them at once. */
  prepare(href: string, host: RemoteHost): Promise<void>;
  /**
   * A press of a link to the remote's page is likely: loads its screen and, where they are the same for everybody, its data.
   * Returns false where a press loads the document. Absent from an older remote.
   */
  prefetch?(href: string, host: RemoteHost, signal: AbortSignal): boolean;
  /** Navigates to one of the remote's own pages, by its path with query and fragment. False where it is not shown. Absent from an older remote. */
  navigate?(href: string): boolean;
  readonly outlet: {
    mount(props: OutletProps & { name: string }): Promise<void>;
    unmount(props: OutletProps & { name: string }): Promise<void>;
  };
  /** A fresh set of parcel lifecycles, or undefined when the remote has no such parcel. */
  parcel(name: string): Lifecycles | undefined;
}
