import * as z from 'zod/mini';

/** The five modules that are built, released and rolled back alone. */
export const ModuleName = z.enum(['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth']);
export type ModuleName = z.infer<typeof ModuleName>;

/** Files of one part of a page, relative to the release folder, in load order. */
export const AssetList = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type AssetList = z.infer<typeof AssetList>;

/** What one browser build of a module consists of, so that a page can name exactly the files that it needs. */
export const BrowserBuild = z.object({
  /** The script that starts everything (a federation entry, or the standalone page's own). */
  entry: z.string(),
  /** Files that every screen and parcel needs, beside the entry. */
  main: AssetList,
  screens: z.record(z.string(), AssetList),
  parcels: z.record(z.string(), AssetList),
  texts: z.record(z.string(), AssetList),
  /** Fonts to preload, by language. */
  fonts: z.record(z.string(), z.array(z.string())),
});
export type BrowserBuild = z.infer<typeof BrowserBuild>;

/** What a build hands to the release: everything that only the compiler knows. */
export const BuildDescription = z.object({
  module: ModuleName,
  version: z.string(),
  kitContract: z.int(),
  browser: BrowserBuild,
  /** The remote alone, without shell or federation; the shell has none. */
  standalone: z.nullable(BrowserBuild),
  /** The server bundle: one CommonJS file. */
  server: z.string(),
  shared: z.record(z.string(), z.string()),
});
export type BuildDescription = z.infer<typeof BuildDescription>;

/** `release.json`: holds no times and no machine's names, so that the same source gives the same bytes. */
export const Release = z.extend(BuildDescription, {
  schema: z.literal(1),
  /** `<version>-<first 12 hex digits of the content hash>`, which is also the folder's name. */
  id: z.string().check(z.regex(/^[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{12}$/)),
  /** Hash of the sources that it was built from. */
  sourceHash: z.string(),
  /** Subresource-integrity value of every file. */
  integrity: z.record(z.string(), z.string()),
  /** Bytes of every file, as it is and compressed. */
  sizes: z.record(z.string(), z.object({ raw: z.int(), gzip: z.int(), br: z.int() })),
  /** A later signature over the rest; releases are unsigned until a key is configured. */
  signature: z._default(z.nullable(z.string()), null),
});
export type Release = z.infer<typeof Release>;

/** One module's entry in the pointer, in the shape of AWS frontend-discovery; what is ours is under `extras`. */
export const PointerEntry = z.object({
  url: z.string(),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ integrity: z.string(), version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: z.object({
    release: z.string(),
    /** The integrity value of release.json itself: from this one value every file is verified. */
    manifestIntegrity: z.string(),
    /** The release that a rollback returns to. */
    previous: z.nullable(z.string()),
  }),
});
export type PointerEntry = z.infer<typeof PointerEntry>;

/** Who may keep to a release of their own: `webview` is the pages that apps show within themselves. */
export const PinTarget = z.enum(['webview']);
export type PinTarget = z.infer<typeof PinTarget>;

/** A release that a target keeps to, whatever is promoted. */
export const Pin = z.object({ release: z.string(), manifestIntegrity: z.string() });
export type Pin = z.infer<typeof Pin>;

export const Pointer = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(PointerEntry)),
  extras: z.object({
    /** Rises by one with every change, so that an older pointer can be told from a newer one. */
    generation: z.int(),
    /** Fixed releases: target → module → release. */
    pins: z.record(z.string(), z.record(z.string(), Pin)),
    signature: z.nullable(z.string()),
  }),
});
export type Pointer = z.infer<typeof Pointer>;

/** One line of `history.jsonl`. */
export const PointerChange = z.object({
  at: z.string(),
  who: z.string(),
  why: z.string(),
  action: z.enum(['publish', 'promote', 'rollback', 'pin', 'unpin']),
  module: z.string(),
  /** Whose pin it is. */
  target: z.optional(z.string()),
  from: z.nullable(z.string()),
  to: z.string(),
  generation: z.int(),
});
export type PointerChange = z.infer<typeof PointerChange>;
