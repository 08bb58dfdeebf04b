import * as z from 'zod/mini';

/** The modules that are built, released and rolled back alone: the shell and every remote. */
export const ModuleName = z.enum(['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth']);
export type ModuleName = z.infer<typeof ModuleName>;

/** `<version>-<first 12 hex digits of the content hash>`, which is also the name of the release's folder. */
export const ReleaseId = z.string().check(z.regex(/^[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{12}$/));

/** A file of a release, relative to its folder with `/` between the parts: never a path that leads out of it. */
const ReleaseFile = z.string().check(z.regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/));

/** Files of one part of a page, relative to the release folder, in load order. */
export const AssetList = z.looseObject({ js: z.array(ReleaseFile), css: z.array(ReleaseFile) });
export type AssetList = z.infer<typeof AssetList>;

/** The files of one browser build of a module, by what needs them. */
export const BrowserBuild = z.looseObject({
  /** The script that starts everything (a federation entry, or the standalone page's own). */
  entry: ReleaseFile,
  /** Files that every screen and parcel needs, beside the entry. */
  main: AssetList,
  screens: z.record(z.string(), AssetList),
  parcels: z.record(z.string(), AssetList),
  /** By language; those of one screen by `<language>-<screen>`. */
  texts: z.record(z.string(), AssetList),
  /** Stylesheets that come with the scripts. A page has those of their rules that it uses. Older releases have none. */
  late: z.optional(z.array(ReleaseFile)),
});
export type BrowserBuild = z.infer<typeof BrowserBuild>;

/** What a build hands to the release. */
export const BuildDescription = z.looseObject({
  module: ModuleName,
  version: z.string(),
  kitContract: z.int(),
  browser: BrowserBuild,
  /** The remote alone, without shell or federation; the shell has none. */
  standalone: z.nullable(BrowserBuild),
  /** The server bundle: one CommonJS file. */
  server: ReleaseFile,
  /** The versions of what a page has once, as built with; the shell's are what its pages offer. */
  shared: z.record(z.string(), z.string()),
  /** The ranges of these that the module works with. Releases of an older version do not say. */
  requires: z.optional(z.record(z.string(), z.string())),
});
export type BuildDescription = z.infer<typeof BuildDescription>;

/** A value by which a browser checks a file. Of an empty or unreadable one it would check nothing. */
const Integrity = z.string().check(z.regex(/^sha(256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/));

/** `release.json`: holds no times and no machine's names, so that the same source gives the same bytes. */
export const Release = z.extend(BuildDescription, {
  schema: z.literal(1),
  id: ReleaseId,
  sourceHash: z.string(),
  /** Subresource-integrity value of every file. */
  integrity: z.record(ReleaseFile, Integrity),
  /** Bytes of every file, as it is and compressed. */
  sizes: z.record(ReleaseFile, z.looseObject({ raw: z.int(), gzip: z.int(), br: z.int() })),
});
export type Release = z.infer<typeof Release>;

/**
 * One module's entry in the pointer, in the shape of AWS frontend-discovery; what is ours is under `extras`. The ids in it are
 * any text: a module whose id is none is refused alone, where its folder is looked for.
 */
export const PointerEntry = z.looseObject({
  url: z.string(),
  metadata: z.looseObject({ integrity: z.string(), version: z.string() }),
  /** The schema requires both; `traffic`, the share of visitors in percent, is always 100 here. */
  deployment: z.looseObject({ traffic: z.number(), default: z.boolean() }),
  extras: z.looseObject({
    releaseId: z.string(),
    /** The integrity value of release.json itself: from this one value every file is verified. */
    manifestIntegrity: z.string(),
    /** The release that a rollback returns to. */
    previous: z.nullable(z.string()),
    /** The integrity value of that release's release.json. */
    previousIntegrity: z.optional(z.string()),
    /** Releases that were rolled back from: nothing returns to them by itself. */
    flagged: z.optional(z.array(z.string())),
  }),
});
export type PointerEntry = z.infer<typeof PointerEntry>;

/** Who may have pins: `webview` is the pages within apps. */
export const PinTarget = z.enum(['webview']);
export type PinTarget = z.infer<typeof PinTarget>;

/** What names a release and proves its content: from the integrity value of release.json every file is verified. */
export const ReleaseDescriptor = z.looseObject({ releaseId: z.string(), manifestIntegrity: z.string() });
export type ReleaseDescriptor = z.infer<typeof ReleaseDescriptor>;

/** What is not named here comes from another version of the release command, which needs it: it is kept, as in all that the pointer holds. */
export const Pointer = z.looseObject({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(PointerEntry)),
  extras: z.looseObject({
    /** Rises by one with every change: the larger one is the newer pointer. */
    generation: z.int(),
    /** Releases that a target uses, whatever is promoted: target → module → release. */
    pins: z.record(z.string(), z.record(z.string(), ReleaseDescriptor)),
  }),
});
export type Pointer = z.infer<typeof Pointer>;

/** One line of `history.jsonl`. */
export const PointerChange = z.looseObject({
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
