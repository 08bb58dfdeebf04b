import type { AssetList, BrowserBuild, BuildDescription } from '../contract/pages/release.ts';

/** Every file that a build's description names. */
export function namedFiles({
  server,
  browser,
  standalone,
}: Pick<BuildDescription, 'server' | 'browser' | 'standalone'>): string[] {
  return [server, ...browserFiles(browser), ...(standalone ? browserFiles(standalone) : [])];
}

function browserFiles(build: BrowserBuild): string[] {
  const { entry, late = [] } = build;
  return [entry, ...late, ...listsOf(build).flatMap(({ js, css }) => [...js, ...css])];
}

/** A build's scripts, each once: its entry and what pages load after it. */
export function browserScripts(build: BrowserBuild): string[] {
  return [...new Set([build.entry, ...listsOf(build).flatMap(({ js }) => js)])];
}

function listsOf({ main, screens, parcels, texts }: BrowserBuild): AssetList[] {
  return [main, ...Object.values(screens), ...Object.values(parcels), ...Object.values(texts)];
}
