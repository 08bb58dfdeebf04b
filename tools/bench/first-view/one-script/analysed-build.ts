import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@trust/shared/build/compile';
import { webpackConfig } from '@trust/shared/build/webpack-config';
import { ModuleName } from '@trust/shared/contract/pages/release';
import type { Configuration } from 'webpack';
import { loadModuleBuild } from '../../../../deploy/releases/publish/load-module-build.ts';
import { pageModule } from './page-module.ts';
import type { PagePart } from '../release-file.ts';

/** A built script with its source map. */
interface BuiltScript {
  readonly code: string;
  readonly map: SourceMapPayload;
}

/** The scripts of one build, by file name. */
export type BuiltScripts = ReadonlyMap<string, BuiltScript>;

/** Builds a module's scripts as in a release. */
export function buildComposed(module: ModuleName): Promise<BuiltScripts> {
  return withTempFolder(async (folder) =>
    build(webpackConfig(await loadModuleBuild(module), 'federated', folder), folder),
  );
}

/** Builds a page's screens and parcels, the frame and the kit as one script, without federation and single-spa. */
export function buildAsOneScript(owner: ModuleName, parts: readonly PagePart[]): Promise<BuiltScripts> {
  return withTempFolder(async (folder) => {
    const page = join(folder, 'the-page.ts');
    await writeFile(page, await pageModule(parts));
    const others = ModuleName.options.filter((module) => module !== owner);
    const standalone = webpackConfig({ ...(await loadModuleBuild(owner)), others }, 'standalone', folder);
    const config: Configuration = {
      ...standalone,
      entry: { standalone: join(import.meta.dirname, 'one-page.tsx') },
      resolve: { ...standalone.resolve, alias: { 'the-page$': page } },
    };
    return build(config, folder);
  });
}

/** Hidden source maps do not change the scripts. */
async function build(config: Configuration, folder: string): Promise<BuiltScripts> {
  await compile({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[resource-path]' },
  });
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(
      scripts.map(async (file): Promise<[string, BuiltScript]> => {
        const [code, map] = await Promise.all(
          [file, `${file}.map`].map((name) => readFile(join(folder, name), 'utf8')),
        );
        return [file, { code: code ?? '', map: readMap(map ?? '') }];
      }),
    ),
  );
}

async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'first-view-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The map was just written by the compiler, so it is not validated. */
function readMap(text: string): SourceMapPayload {
  // oxlint-disable-next-line typescript/no-unsafe-return -- what Node is given here, it reads itself
  return JSON.parse(text);
}
