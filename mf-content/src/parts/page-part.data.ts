import { NoSuchThing, Unavailable } from '@trust/shared/http';

/** A part of a page that may fail without taking the page with it. */
export type PagePart<Data> = { readonly kind: 'had'; readonly data: Data } | { readonly kind: 'unavailable' };

/** Reads a part of a page. A broken contract leaves only this part empty, and is written to the console. */
export async function partOf<Data>(reading: Promise<Data>): Promise<PagePart<Data>> {
  try {
    return { kind: 'had', data: await reading };
  } catch (error) {
    if (!(error instanceof Unavailable || error instanceof NoSuchThing)) console.error(error);
    return { kind: 'unavailable' };
  }
}
