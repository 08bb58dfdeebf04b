import type { Chunk, ChunkGroup, Stats } from 'webpack';
import type { AssetList, BrowserBuild, ModuleName } from '../contract/release.ts';
import { EXPOSED_CHUNK } from './federation.ts';
import type { BuildTarget } from './webpack-config.ts';

const fontFile = /^anek-malayalam-(latin|malayalam)-wght-.*\.woff2$/;

/** Reads from the compiler's chunk graph which files each screen, parcel and language needs. */
export function describeBrowserBuild(
  stats: Stats,
  module: ModuleName,
  target: Exclude<BuildTarget, 'server'>,
): BrowserBuild {
  const folder = target === 'federated' ? 'browser' : 'standalone';
  const { compilation } = stats;
  const entryName = module === 'shell' ? 'shell' : target === 'federated' ? 'remote' : 'standalone';
  const main = mainChunks(compilation.chunkGroups, target === 'federated' && module !== 'shell');
  const mainFiles = filesOf(main, folder);
  const beyondMain = (prefix: string): Record<string, AssetList> =>
    Object.fromEntries(
      compilation.chunkGroups
        .filter((group) => group.name?.startsWith(prefix))
        .map((group) => [
          (group.name ?? '').slice(prefix.length),
          without(filesOf(group.chunks, folder), mainFiles),
        ]),
    );
  return {
    entry: `${folder}/${entryName}.js`,
    main: without(mainFiles, { js: [`${folder}/${entryName}.js`], css: [] }),
    screens: beyondMain('screen-'),
    parcels: beyondMain('parcel-'),
    texts: beyondMain('texts-'),
    fonts: fontsIn(Object.keys(compilation.assets), folder),
  };
}

/** A remote's entry loads one exposed chunk, whose name federation gives it; any other entry is its own. */
function mainChunks(groups: readonly ChunkGroup[], exposed: boolean): readonly Chunk[] {
  const isMain = (group: ChunkGroup) => (exposed ? group.name === EXPOSED_CHUNK : group.isInitial());
  return groups.filter(isMain).flatMap((group) => group.chunks);
}

function filesOf(chunks: readonly Chunk[], folder: string): AssetList {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].map((file) => `${folder}/${file}`);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

function without(list: AssetList, other: AssetList): AssetList {
  return {
    js: list.js.filter((file) => !other.js.includes(file)),
    css: list.css.filter((file) => !other.css.includes(file)),
  };
}

function fontsIn(files: readonly string[], folder: string): BrowserBuild['fonts'] {
  const of = (script: string) =>
    files.filter((file) => fontFile.exec(file)?.[1] === script).map((file) => `${folder}/${file}`);
  const latin = of('latin');
  return latin.length === 0 ? {} : { en: latin, ml: [...latin, ...of('malayalam')] };
}
