import { reportUnexpected } from '@trust/shared/http';

/** Data of a section that a page can do without: loaded or not. */
export type SectionResult<Data> =
  | { readonly outcome: 'loaded'; readonly data: Data }
  | { readonly outcome: 'unavailable' };

/** Turns a failed read of a page's section into a value. An unexpected failure is also reported. */
export async function readSection<Data>(reading: Promise<Data>): Promise<SectionResult<Data>> {
  try {
    return { outcome: 'loaded', data: await reading };
  } catch (error) {
    reportUnexpected(error);
    return { outcome: 'unavailable' };
  }
}
