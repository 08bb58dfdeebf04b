import type { Language } from '../languages.ts';

/** The release of one remote that the page uses, as the browser needs it. */
export interface PageRemote {
  readonly releaseId: string;
  readonly entry: string;
  readonly integrity: string;
}

/** What the gateway writes at the end of a page for the scripts that take it over. */
export interface PageState {
  readonly language: Language;
  /** The address of the configuration, the same for all pages of the site. */
  readonly configFile: string;
  /**
   * The page's path and query, where its document may have another address: a form was posted there, or the address has
   * parameters that the page does not know.
   */
  readonly path?: string;
  readonly remotes: Readonly<Record<string, PageRemote>>;
  /** The visitor saves data: links load documents, which mostly need no script. */
  readonly saver?: boolean;
  /** Address of the worker that keeps the pages that were read, where the site has one. */
  readonly worker?: string;
  /** What the server rendered in the outlet; null when it rendered nothing. */
  readonly outlet: {
    readonly module: string;
    /** The release that rendered the HTML. Another release renders it anew. */
    readonly releaseId: string;
    readonly queries: unknown;
    readonly failed: boolean;
    /** The page's screen and what its address names; absent where the release that rendered it did not say. */
    readonly route?: {
      readonly screen: string;
      readonly params: Readonly<Record<string, string | undefined>>;
    };
    /** Every link of this standalone page loads a document. */
    readonly single?: boolean;
  } | null;
}

/** The id of the script element that holds the page's state. */
export const PAGE_STATE_ID = 'page-state';
/** The id of the element that remotes render in. */
export const OUTLET_ID = 'outlet';
