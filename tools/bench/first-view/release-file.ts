import { PAGE_STATE_ID } from '@trust/shared/contract/pages/page-state';
import { ModuleName } from '@trust/shared/contract/pages/release';

/** A file of a release, parsed from its address. */
export interface ReleaseFileName {
  readonly module: ModuleName;
  readonly file: string;
  /** The folder's address. Ends with a slash. */
  readonly folder: string;
}

/** The release file at an address; undefined for any other address. */
export function releaseFileOf(url: string): ReleaseFileName | undefined {
  const found = /^(.*\/releases\/([^/]+)\/[^/]+\/browser\/)([^/?]+)/.exec(url);
  const module = ModuleName.safeParse(found?.[2]);
  const [, folder, , file] = found ?? [];
  return module.success && folder !== undefined && file !== undefined
    ? { module: module.data, file, folder }
    : undefined;
}

/** The text of a page's state; empty where it has none. */
export function stateIn(html: string): string {
  const marked = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^]*?)</script>`);
  return marked.exec(html)?.[1] ?? '';
}

/** The text of a page's inlined styles. */
export function stylesIn(html: string): string {
  return Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text]) => text).join('\n');
}
