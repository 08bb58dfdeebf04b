import { reportUnexpected } from '@trust/shared/http';

/** Data of a part that a page can do without: loaded or not. */
export type PagePartResult<Data> =
  | { readonly kind: 'loaded'; readonly data: Data }
  | { readonly kind: 'unavailable' };

/** Turns a failed read of a page's part into a value. An unexpected failure is also reported. */
export async function partOf<Data>(reading: Promise<Data>): Promise<PagePartResult<Data>> {
  try {
    return { kind: 'loaded', data: await reading };
  } catch (error) {
    reportUnexpected(error);
    return { kind: 'unavailable' };
  }
}
