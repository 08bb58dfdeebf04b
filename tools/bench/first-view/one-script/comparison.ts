import { gzipSync } from 'node:zlib';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { buildAsOneScript, buildComposed, type BuiltScripts } from './analysed-build.ts';
import { HTTP_SCRIPT, type FirstViewFigures, type LoadedFile } from '../measure.ts';
import { partSizes, type PartSize } from '../part-sizes.ts';
import { pagePartsOf } from '../release-file.ts';

/** A page's scripts compared with the same page as one script. Sizes in bytes with gzip. */
export interface OneScriptComparison {
  readonly one: number;
  /** The HTTP chunk of the one script. */
  readonly oneHttp: number;
  /** Sizes by source part, largest difference first. */
  readonly parts: readonly { readonly part: string; readonly site: number; readonly one: number }[];
  /** Scripts that differ from a build of the current source; `parts` then describes the source. */
  readonly otherSource: readonly string[];
}

/** Builds a page's modules, and the page as one script, and compares their sizes by source part. */
export async function compareWithOneScript({ loaded }: FirstViewFigures): Promise<OneScriptComparison> {
  const scripts = loaded.filter(({ type }) => type === 'Script');
  const parts = pagePartsOf(scripts.map(({ url }) => url));
  const owner = parts.find(({ kind }) => kind === 'screen')?.module;
  if (!owner) throw new Error('The page shows no screen of a remote: there is nothing to compare it with');
  const builds = new Map<ModuleName, BuiltScripts>();
  for (const module of new Set(scripts.flatMap(({ from }) => from?.module ?? []))) {
    builds.set(module, await buildComposed(module));
  }
  const one = await buildAsOneScript(owner, parts);
  const shown = scripts.flatMap((script) => {
    const built = script.from && builds.get(script.from.module)?.get(script.from.file);
    return built && script.from?.file !== HTTP_SCRIPT ? [{ script, ...built }] : [];
  });
  const bundle = one.get('standalone.js');
  return {
    one: sizeOf(one, 'standalone.js'),
    oneHttp: sizeOf(one, HTTP_SCRIPT),
    parts: sideBySide(
      shown.flatMap(({ code, map }) => partSizes(code, map)),
      bundle ? partSizes(bundle.code, bundle.map) : [],
    ),
    otherSource: shown.flatMap(({ script, code }) => (isSame(script, code) ? [] : [script.url])),
  };
}

function sizeOf(scripts: BuiltScripts, file: string): number {
  const code = scripts.get(file)?.code;
  return code === undefined ? 0 : gzipSync(code, { level: 9 }).length;
}

function isSame({ body }: LoadedFile, code: string): boolean {
  return body.equals(Buffer.from(code));
}

function sideBySide(site: readonly PartSize[], one: readonly PartSize[]): OneScriptComparison['parts'] {
  const total = (sizes: readonly PartSize[], part: string) =>
    sizes.reduce((sum, size) => (size.part === part ? sum + size.gzip : sum), 0);
  return [...new Set([...site, ...one].map(({ part }) => part))]
    .map((part) => ({ part, site: total(site, part), one: total(one, part) }))
    .sort((a, b) => b.site - b.one - (a.site - a.one));
}
