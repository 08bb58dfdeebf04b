import * as z from 'zod/mini';

const Page = z.object({
  outcome: z.literal('page'),
  /** The status that the page itself would have, such as 404; the answer that holds it has 200. */
  status: z.int(),
  screen: z.string(),
  /** What the loader read, all of it, by the queries' hashes. */
  read: z.record(z.string(), z.unknown()),
});
const Redirect = z.object({ outcome: z.literal('redirect'), location: z.string() });
/** The loader failed: it may be tried by whoever asked. */
const Failed = z.object({ outcome: z.literal('failed') });

/** What a remote's server bundle says to a request for a page's data. */
export const ReadResult = z.discriminatedUnion('outcome', [
  z.extend(Page, {
    /** Names in the query that the page depends on, beside `lang`; absent when it may depend on all. */
    query: z.optional(z.array(z.string())),
    /** A part of the page could not be read. */
    incomplete: z.boolean(),
  }),
  Redirect,
  Failed,
  z.object({ outcome: z.literal('no-match') }),
]);
export type ReadResult = z.infer<typeof ReadResult>;

/** What the browser gets for a page's data. A read that failed is not in it. */
export type PageData = z.infer<typeof Page> | z.infer<typeof Redirect> | z.infer<typeof Failed>;
