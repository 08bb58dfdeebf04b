import type { Language } from '@trust/shared/contract/language';
import type { AssetList, BrowserBuild } from '@trust/shared/contract/release';
import type { DrawnPart } from './compose-page.ts';
import type { PinnedRelease } from './pinned-releases.ts';

/** One file that a page names. `href` is its address in this site. */
export interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity: string | undefined;
}

/** A stylesheet that the page carries in itself. `href` tells the loader in the browser that it is there. */
export interface PageStyle {
  readonly href: string;
  readonly text: string;
}

/**
 * Everything that a route needs, so that its scripts come in one wave of requests. Fonts come in that wave too, asked for
 * by the styles in the page; were they named ahead, the browser would hold back the first paint for them.
 */
export interface PageAssets {
  readonly start: PageFile | undefined;
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageStyle[];
}

export type BuildOf = (pinned: PinnedRelease) => BrowserBuild | null;
export const federatedBuild: BuildOf = ({ release }) => release.browser;
export const standaloneBuild: BuildOf = ({ release }) => release.standalone;

/** Lists the files of a page from its releases' own lists. `starter` is the module whose entry starts the page. */
export function pageAssets(
  starter: PinnedRelease | undefined,
  parts: readonly DrawnPart[],
  language: Language,
  buildOf: BuildOf,
): PageAssets {
  const lists = new Map<PinnedRelease, AssetList>();
  const add = (pinned: PinnedRelease, list: AssetList | undefined) => {
    const { js, css } = lists.get(pinned) ?? { js: [], css: [] };
    lists.set(pinned, { js: [...js, ...(list?.js ?? [])], css: [...css, ...(list?.css ?? [])] });
  };
  if (starter) add(starter, buildOf(starter)?.main);
  for (const { release, screen, parcel } of parts) {
    const build = buildOf(release);
    if (!build) continue;
    if (release !== starter) add(release, { js: [build.entry], css: [] });
    add(release, build.main);
    add(release, build.texts[language]);
    if (screen !== undefined) add(release, build.screens[screen]);
    if (parcel !== undefined) add(release, build.parcels[parcel]);
  }
  const start = starter && buildOf(starter)?.entry;
  return {
    start: starter && start ? fileOf(starter, start) : undefined,
    scripts: [...lists].flatMap(([pinned, { js }]) => [...new Set(js)].map((file) => fileOf(pinned, file))),
    styles: [...lists].flatMap(([pinned, { css }]) =>
      [...new Set(css)].map((file) => ({ href: nameOf(file), text: pinned.styles.get(file) ?? '' })),
    ),
  };
}

export function fileOf(pinned: PinnedRelease, file: string): PageFile {
  return { href: `${pinned.base}${file}`, file, integrity: pinned.release.integrity[file] };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
