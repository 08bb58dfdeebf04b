import type { Language } from '@trust/shared/contract/languages';
import type { AssetList, BrowserBuild } from '@trust/shared/contract/pages/release';
import type { RenderedModule } from './compose-page.ts';
import type { PinnedRelease } from '../releases/pinned-releases.ts';

export interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity: string | undefined;
}

/** An inlined stylesheet. By `href` the loader in the browser knows that it is present. */
interface PageStyle {
  readonly href: string;
  readonly text: string;
}

/**
 * Everything that a route needs, so that its scripts load in one wave of requests. Those of parcels load when the
 * visitor comes near. Fonts are not preloaded: the browser
 * would delay the first paint for them. The inlined styles request them in the same wave.
 */
export interface PageAssets {
  readonly start: PageFile | undefined;
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageStyle[];
}

export type BuildOf = (pinned: PinnedRelease) => BrowserBuild | null;
export const findFederatedBuild: BuildOf = ({ release }) => release.browser;
export const findStandaloneBuild: BuildOf = ({ release }) => release.standalone;

/** Lists the files of a page from its releases' own lists. `entryModule` is the module whose entry starts the page. */
export function listPageAssets(
  entryModule: PinnedRelease | undefined,
  modules: readonly RenderedModule[],
  language: Language,
  buildOf: BuildOf,
): PageAssets {
  const lists = new Map<PinnedRelease, AssetList>();
  const add = (pinned: PinnedRelease, list: AssetList | undefined) => {
    const { js, css } = lists.get(pinned) ?? { js: [], css: [] };
    lists.set(pinned, { js: [...js, ...(list?.js ?? [])], css: [...css, ...(list?.css ?? [])] });
  };
  if (entryModule) add(entryModule, buildOf(entryModule)?.main);
  for (const { release, screen, parcel } of modules) {
    const build = buildOf(release);
    if (!build) continue;
    if (parcel !== undefined) {
      add(release, { js: [], css: [...build.main.css, ...(build.parcels[parcel]?.css ?? [])] });
      continue;
    }
    if (release !== entryModule) add(release, { js: [build.entry], css: [] });
    add(release, build.main);
    add(release, build.texts[language]);
    if (screen !== undefined) {
      add(release, build.texts[`${language}-${screen}`]);
      add(release, build.screens[screen]);
    }
  }
  const start = entryModule && buildOf(entryModule)?.entry;
  return {
    start: entryModule && start ? fileOf(entryModule, start) : undefined,
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
