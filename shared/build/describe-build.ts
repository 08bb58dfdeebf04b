import { basename } from 'node:path';
import type { Chunk, ChunkGroup, Stats } from 'webpack';
import type { AssetList, BrowserBuild } from '../contract/pages/release.ts';
import { browserEntry, type BrowserTarget, type ModuleBuild } from './module-build.ts';

/** Derives from webpack's chunk graph which files each screen, parcel and language needs. */
export function describeBrowserBuild(stats: Stats, build: ModuleBuild, target: BrowserTarget): BrowserBuild {
  const folder = target === 'federated' ? 'browser' : 'standalone';
  const { compilation } = stats;
  const { name, mainChunk } = browserEntry(build, target);
  const main = mainChunks(compilation.chunkGroups, mainChunk);
  const mainFiles = filesOf(main, folder);
  const filesByName = (prefix: string): Record<string, AssetList> =>
    Object.fromEntries(
      compilation.chunkGroups
        .filter((group) => group.name?.startsWith(prefix))
        .map((group) => [
          (group.name ?? '').slice(prefix.length),
          exclude(filesOf(group.chunks, folder), mainFiles),
        ]),
    );
  return {
    entry: `${folder}/${name}.js`,
    main: exclude(mainFiles, { js: [`${folder}/${name}.js`], css: [] }),
    screens: filesByName('screen-'),
    parcels: filesByName('parcel-'),
    texts: filesByName('texts-'),
    late: [...new Set([...compilation.chunks].flatMap((chunk) => [...chunk.files]))]
      .filter(isLate)
      .map((file) => `${folder}/${file}`),
  };
}

/** The styles that no page waits for (`LATE_STYLES`). */
function isLate(file: string): boolean {
  return /(^|\.)late\.css$/.test(file);
}

/** The chunk that the entry loads first, else the initial one. */
function mainChunks(groups: readonly ChunkGroup[], name: string | undefined): readonly Chunk[] {
  const isMain = (group: ChunkGroup) => (name === undefined ? group.isInitial() : group.name === name);
  return groups.filter(isMain).flatMap((group) => group.chunks);
}

function filesOf(chunks: readonly Chunk[], folder: string): AssetList {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].map((file) => `${folder}/${file}`);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css') && !isLate(basename(file))),
  };
}

function exclude(list: AssetList, other: AssetList): AssetList {
  return {
    js: list.js.filter((file) => !other.js.includes(file)),
    css: list.css.filter((file) => !other.css.includes(file)),
  };
}
