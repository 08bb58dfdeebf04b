import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';
import { PostedForm } from './posted-form.ts';
import { PublicConfig } from '../trust.ts';

const ServerRequest = z.object({
  language: LanguageCode,
  config: PublicConfig,
  /** The three parties' addresses as the server reaches them. */
  bases: z.object({ api: z.string(), content: z.string(), payments: z.string() }),
  /** The visitor's address, passed on so that limits count visitors and not the gateway. */
  forwardedFor: z.optional(z.string()),
  /** Milliseconds that one read of the page may take. */
  readBudgetMs: z.optional(z.int()),
});

/** The gateway's request to a remote's server bundle. `href` is the whole requested address. */
export const RenderRequest = z.extend(ServerRequest, {
  href: z.string(),
  /** The visitor saves data: the page is not hydrated, and pictures are small. */
  saver: z.optional(z.boolean()),
  /** A form that was posted to this page and refused. */
  posted: z.optional(PostedForm),
});
export type RenderRequest = z.infer<typeof RenderRequest>;

export const RenderedHead = z.object({
  title: z.string(),
  description: z.string(),
  image: z.optional(z.string()),
  /** What the picture shows, and its pixels. */
  imageAlt: z.optional(z.string()),
  imageSize: z.optional(z.object({ width: z.int(), height: z.int() })),
  /** A news feed: its site-relative address and its name. */
  feed: z.optional(z.object({ path: z.string(), title: z.string() })),
  type: z.optional(z.enum(['website', 'article'])),
  canonicalPath: z.optional(z.string()),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
  noIndex: z.optional(z.boolean()),
});
export type RenderedHead = z.infer<typeof RenderedHead>;

/** A slot in the HTML for another module's parcel; `marker` is replaced by the parcel's HTML. */
export const ParcelPlaceholder = z.object({
  module: z.string(),
  parcel: z.string(),
  props: z.unknown(),
  slot: z.string().check(z.maxLength(200)),
  marker: z.string().check(z.minLength(8), z.maxLength(200)),
});
export type ParcelPlaceholder = z.infer<typeof ParcelPlaceholder>;

/** Pages are smaller by far; a release is not trusted to keep to that. In characters. */
const LONGEST_HTML = 1_000_000;
const MOST_PARCELS = 30;

export const RenderResult = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('page'),
    status: z.int().check(z.gte(200), z.lte(599)),
    html: z.string().check(z.maxLength(LONGEST_HTML)),
    head: RenderedHead,
    screen: z.string(),
    /** What the address names; absent from releases that say it of single pages only. */
    params: z.optional(z.record(z.string(), z.optional(z.string()))),
    /** Every link of the page loads a document. */
    single: z.optional(z.boolean()),
    /** Names in the query that the page depends on, beside `lang`; absent when it may depend on all. */
    query: z.optional(z.array(z.string())),
    /** What the server read, so that the browser does not ask again. */
    queries: z.unknown(),
    /** The loader failed: the browser renders the page anew and loads again. */
    failed: z.boolean(),
    /** A part of the page could not be read, and the page shows a message in its place. */
    incomplete: z.optional(z.boolean()),
    parcels: z.array(ParcelPlaceholder).check(z.maxLength(MOST_PARCELS)),
  }),
  z.object({
    outcome: z.literal('redirect'),
    status: z.int().check(z.gte(301), z.lte(308)),
    // A header can hold no other characters.
    location: z.string().check(z.maxLength(8_000), z.regex(/^[!-~]+$/)),
  }),
  z.object({ outcome: z.literal('no-match') }),
]);
export type RenderResult = z.infer<typeof RenderResult>;

/** The gateway's request for one parcel. `slot` makes ids unique when a page holds a parcel twice. */
export const ParcelRequest = z.extend(ServerRequest, {
  parcel: z.string(),
  props: z.unknown(),
  slot: z.string(),
});
export type ParcelRequest = z.infer<typeof ParcelRequest>;

export const ParcelResult = z.object({ html: z.string().check(z.maxLength(LONGEST_HTML)) });
export type ParcelResult = z.infer<typeof ParcelResult>;
