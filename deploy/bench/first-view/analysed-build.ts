import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@trust/shared/build/compile';
import { webpackConfig } from '@trust/shared/build/webpack-config';
import type { ModuleName } from '@trust/shared/contract/release';
import type { Configuration } from 'webpack';
import { pageModule } from './page-module.ts';
import type { PagePart } from './release-file.ts';

/** A built script with the map that tells where each of its characters comes from. */
export interface BuiltScript {
  readonly code: string;
  readonly map: SourceMapPayload;
}

/** The scripts of one build, by file name. */
export type BuiltScripts = ReadonlyMap<string, BuiltScript>;

/** Builds a module's scripts for a composed page, as a release has them. */
export function buildComposed(module: ModuleName): Promise<BuiltScripts> {
  return inScratch((folder) => build(webpackConfig(module, 'federated', folder), folder));
}

/** Builds a page's parts, the frame and the kit as one script, `standalone.js`, without federation and single-spa. */
export function buildAsOne(owner: ModuleName, parts: readonly PagePart[]): Promise<BuiltScripts> {
  return inScratch(async (folder) => {
    const page = join(folder, 'the-page.ts');
    await writeFile(page, await pageModule(parts));
    const usual = webpackConfig(owner, 'standalone', folder);
    const config: Configuration = {
      ...usual,
      entry: { standalone: join(import.meta.dirname, 'one-page.tsx') },
      resolve: { ...usual.resolve, alias: { 'the-page$': page } },
    };
    return build(config, folder);
  });
}

/** The maps stand beside the scripts, which stay what they are without. */
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

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'first-view-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A source map as the compiler has just written it: no border that data crosses. */
function readMap(text: string): SourceMapPayload {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- what Node is given here, it reads itself
  return JSON.parse(text);
}
