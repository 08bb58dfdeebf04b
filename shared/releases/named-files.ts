import type { AssetList, BrowserBuild, BuildDescription } from '../contract/pages/release.ts';

/** Every file that a build's description names. */
export function namedFiles({
  server,
  browser,
  standalone,
}: Pick<BuildDescription, 'server' | 'browser' | 'standalone'>): string[] {
  return [server, ...browserFiles(browser), ...(standalone ? browserFiles(standalone) : [])];
}

function browserFiles({ entry, main, screens, parcels, texts, late = [] }: BrowserBuild): string[] {
  const lists: AssetList[] = [
    main,
    ...Object.values(screens),
    ...Object.values(parcels),
    ...Object.values(texts),
  ];
  return [entry, ...late, ...lists.flatMap(({ js, css }) => [...js, ...css])];
}
