import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { KIT_CONTRACT } from '../contract/pages/kit-contract.ts';
import type { BrowserBuild, BuildDescription } from '../contract/pages/release.ts';
import { REQUIRED_VERSIONS, SESSION_VERSION } from '../contract/pages/kit-contract.ts';
import { compile } from './compile.ts';
import { describeBrowserBuild } from './describe-build.ts';
import type { BrowserTarget, ModuleBuild } from './module-build.ts';
import { moduleFolder, root } from './paths.ts';
import { webpackConfig } from './webpack-config.ts';

const PackageVersion = z.object({ version: z.string() });

/**
 * Builds one module into `outDir`: `browser/` for a page composed by the shell, `standalone/` for a page of the
 * remote alone, `server/` for the gateway. Throws BuildError.
 */
export async function buildModule(build: ModuleBuild, outDir: string): Promise<BuildDescription> {
  const { module } = build;
  const browser = await compileBrowser(build, 'federated', resolve(outDir, 'browser'));
  const standalone =
    build.standalone && (await compileBrowser(build, 'standalone', resolve(outDir, 'standalone')));
  await compile(webpackConfig(build, 'server', resolve(outDir, 'server')));
  return {
    module,
    version: await versionIn(resolve(moduleFolder(module), 'package.json')),
    kitContract: KIT_CONTRACT,
    browser,
    standalone,
    server: 'server/render.js',
    shared: {
      react: await versionIn(resolve(root, 'node_modules/react/package.json')),
      session: SESSION_VERSION,
    },
    requires: REQUIRED_VERSIONS,
  };
}

async function compileBrowser(
  build: ModuleBuild,
  target: BrowserTarget,
  outDir: string,
): Promise<BrowserBuild> {
  const stats = await compile(webpackConfig(build, target, outDir));
  return describeBrowserBuild(stats, build, target);
}

async function versionIn(packageFile: string): Promise<string> {
  return PackageVersion.parse(JSON.parse(await readFile(packageFile, 'utf8'))).version;
}
