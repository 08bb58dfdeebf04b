import * as z from 'zod/mini';
import { Language } from './language.ts';
import { PostedForm } from './posted-form.ts';
import { PublicConfig } from './trust.ts';

const ServerRequest = z.object({
  language: Language,
  config: PublicConfig,
  /** Where the server itself reaches the three parties. */
  bases: z.object({ api: z.string(), content: z.string(), payments: z.string() }),
  /** The visitor's address, passed on so that limits count visitors and not the gateway. */
  forwardedFor: z.optional(z.string()),
  /** Milliseconds that one read of the page may take. */
  readBudgetMs: z.optional(z.int()),
});

/** What the gateway asks of a remote's server bundle. `href` is the whole address as the visitor asked for it. */
export const RenderRequest = z.extend(ServerRequest, {
  href: z.string(),
  /** The visitor saves data: no script will take the page over, and pictures are small. */
  saver: z.optional(z.boolean()),
  /** A form that was sent to this page and not taken. */
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
  /** A feed of what the page tells: its site-relative address and its name. */
  feed: z.optional(z.object({ path: z.string(), title: z.string() })),
  type: z.optional(z.enum(['website', 'article'])),
  canonicalPath: z.optional(z.string()),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
  noIndex: z.optional(z.boolean()),
});
export type RenderedHead = z.infer<typeof RenderedHead>;

/** A place in the HTML that waits for another module's parcel; `marker` stands there until it is filled. */
export const PlacedParcel = z.object({
  module: z.string(),
  parcel: z.string(),
  props: z.unknown(),
  slot: z.string(),
  marker: z.string(),
});
export type PlacedParcel = z.infer<typeof PlacedParcel>;

export const RenderResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    status: z.int(),
    html: z.string(),
    head: RenderedHead,
    screen: z.string(),
    /** What the address names, where the page needs no router. */
    params: z.optional(z.record(z.string(), z.optional(z.string()))),
    /** Dehydrated queries: what the browser starts with instead of asking again. */
    queries: z.unknown(),
    /** A load failed: the browser draws the page afresh, which asks again. */
    failed: z.boolean(),
    /** A read failed that the page can do without: a message stands in its place. */
    incomplete: z.optional(z.boolean()),
    parcels: z.array(PlacedParcel),
  }),
  z.object({ kind: z.literal('redirect'), status: z.int(), location: z.string() }),
  z.object({ kind: z.literal('no-match') }),
]);
export type RenderResult = z.infer<typeof RenderResult>;

/** What the gateway asks for one parcel. `slot` keeps ids unique when a page holds a parcel twice. */
export const ParcelRequest = z.extend(ServerRequest, {
  parcel: z.string(),
  props: z.unknown(),
  slot: z.string(),
});
export type ParcelRequest = z.infer<typeof ParcelRequest>;

export const ParcelResult = z.object({ html: z.string() });
export type ParcelResult = z.infer<typeof ParcelResult>;
