import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { KIT_CONTRACT } from '../contract/kit-contract.ts';
import type { BrowserBuild, BuildDescription, ModuleName } from '../contract/release.ts';
import { compile } from './compile.ts';
import { describeBrowserBuild } from './describe-build.ts';
import { moduleFolder, root } from './paths.ts';
import { webpackConfig, type BuildTarget } from './webpack-config.ts';

const PackageVersion = z.object({ version: z.string() });

/**
 * Builds one module into `outDir`: `browser/` for a page composed by the shell, `standalone/` for a page of the
 * remote alone, `server/` for the gateway. Throws BuildFailed.
 */
export async function buildModule(module: ModuleName, outDir: string): Promise<BuildDescription> {
  const browser = await compileBrowser(module, 'federated', resolve(outDir, 'browser'));
  const standalone =
    module === 'shell' ? null : await compileBrowser(module, 'standalone', resolve(outDir, 'standalone'));
  await compile(webpackConfig(module, 'server', resolve(outDir, 'server')));
  return {
    module,
    version: await versionIn(resolve(moduleFolder(module), 'package.json')),
    kitContract: KIT_CONTRACT,
    browser,
    standalone,
    server: 'server/render.js',
    shared: { react: await versionIn(resolve(root, 'node_modules/react/package.json')), session: '1.0.0' },
  };
}

async function compileBrowser(
  module: ModuleName,
  target: Exclude<BuildTarget, 'server'>,
  outDir: string,
): Promise<BrowserBuild> {
  const stats = await compile(webpackConfig(module, target, outDir));
  return describeBrowserBuild(stats, module, target);
}

async function versionIn(packageFile: string): Promise<string> {
  return PackageVersion.parse(JSON.parse(await readFile(packageFile, 'utf8'))).version;
}
