import type { Language } from '@trust/shared/contract/languages';
import type { AssetList, BrowserBuild } from '@trust/shared/contract/pages/release';
import type { RenderedModule } from './compose-page.ts';
import type { LoadedRelease } from '../releases/release-set.ts';

export interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity: string;
  /** Compressed. */
  readonly bytes: number;
}

/** An inlined stylesheet. By `name` the loader in the browser knows that it is present; parts of one have none. */
export interface PageStyle {
  readonly name?: string;
  readonly text: string;
}

/** A stylesheet that comes beside the page. */
export interface LatePageStyle {
  readonly name: string;
  readonly text: string;
  readonly href: string;
}

/**
 * Everything that a route needs, so that its scripts load in one wave of requests. Parcels are below what is seen first:
 * their scripts load when the visitor comes near, their styles beside the page. Fonts are not preloaded: the browser
 * would delay the first paint for them. The inlined styles request them in the same wave.
 */
export interface PageAssets {
  readonly start: PageFile | undefined;
  /** The entries of remotes, which the start script runs. */
  readonly entries: readonly PageFile[];
  /** Chunks: they hand over their modules, before or after the entry that uses them. */
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageStyle[];
  readonly parcelStyles: readonly LatePageStyle[];
  /** What the scripts may come to show. The rules that the page itself uses are inlined. */
  readonly lateStyles: readonly LatePageStyle[];
}

export type BuildOf = (loaded: LoadedRelease) => BrowserBuild | null;
export const findFederatedBuild: BuildOf = ({ release }) => release.browser;
export const findStandaloneBuild: BuildOf = ({ release }) => release.standalone;

/** Lists the files of a page from its releases' own lists. `entryModule` is the module whose entry starts the page. */
export function listPageAssets(
  entryModule: LoadedRelease | undefined,
  modules: readonly RenderedModule[],
  language: Language,
  buildOf: BuildOf,
): PageAssets {
  const entries = new FilesByRelease();
  const scripts = new FilesByRelease();
  const styles = new FilesByRelease();
  const parcelStyles = new FilesByRelease();
  const lateStyles = new FilesByRelease();
  const add = (loaded: LoadedRelease, list: AssetList | undefined) => {
    scripts.add(loaded, list?.js);
    styles.add(loaded, list?.css);
  };
  if (entryModule) {
    add(entryModule, buildOf(entryModule)?.main);
    lateStyles.add(entryModule, buildOf(entryModule)?.late);
  }
  for (const { loaded, screen, parcel } of modules) {
    const build = buildOf(loaded);
    if (!build) continue;
    lateStyles.add(loaded, build.late);
    if (parcel !== undefined) {
      parcelStyles.add(loaded, [...build.main.css, ...(build.parcels[parcel]?.css ?? [])]);
      continue;
    }
    if (loaded !== entryModule) entries.add(loaded, [build.entry]);
    add(loaded, build.main);
    add(loaded, build.texts[language]);
    if (screen !== undefined) {
      add(loaded, build.texts[`${language}-${screen}`]);
      add(loaded, build.screens[screen]);
    }
  }
  const start = entryModule && buildOf(entryModule)?.entry;
  const inlined = styles.map(styleOf);
  return {
    start: entryModule && start ? scriptOf(entryModule, start) : undefined,
    entries: entries.map(scriptOf).filter((script) => script !== undefined),
    scripts: scripts
      .map(scriptOf)
      .filter((script) => script !== undefined)
      .sort(compareSizes),
    styles: inlined,
    parcelStyles: parcelStyles
      .map(styleOf)
      .filter(({ name }) => inlined.every((style) => style.name !== name)),
    lateStyles: lateStyles.map(styleOf),
  };
}

/** Files in the order of their releases, each once. */
class FilesByRelease {
  private readonly lists = new Map<LoadedRelease, Set<string>>();

  add(loaded: LoadedRelease, files: readonly string[] = []): void {
    this.lists.set(loaded, new Set([...(this.lists.get(loaded) ?? []), ...files]));
  }

  map<T>(toItem: (loaded: LoadedRelease, file: string) => T): T[] {
    return [...this.lists].flatMap(([loaded, files]) => [...files].map((file) => toItem(loaded, file)));
  }
}

/** A script with its hash. Undefined without one: browsers would run whatever is sent in its place. */
export function scriptOf(loaded: LoadedRelease, file: string): PageFile | undefined {
  const { integrity, sizes } = loaded.release;
  const hash = integrity[file];
  return hash
    ? { href: `${loaded.base}${file}`, file, integrity: hash, bytes: sizes[file]?.br ?? 0 }
    : undefined;
}

/** A browser fetches six files at a time over HTTP/1.1: with the largest first, none of them is waited for at the end. */
function compareSizes(one: PageFile, other: PageFile): number {
  return other.bytes - one.bytes;
}

function styleOf(loaded: LoadedRelease, file: string): LatePageStyle {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return { name, text: loaded.styles.get(file) ?? '', href: `${loaded.base}${file}` };
}
