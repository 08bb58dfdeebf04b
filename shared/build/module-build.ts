import { resolve } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { ModuleName } from '../contract/pages/release.ts';
import type { RemoteName } from '../contract/pages/remotes.ts';
import { EXPOSED_CHUNK, federationPlugin } from './federation.ts';
import { kitEntry, moduleFolder } from './paths.ts';
import { SameIdsPlugin } from './plugins/same-ids-plugin.ts';

/** What a build is for: a page composed by the shell, a standalone page, or the gateway. */
export type BuildTarget = 'federated' | 'standalone' | 'server';
export type BrowserTarget = Exclude<BuildTarget, 'server'>;

/** How a build for browsers starts. */
export interface BrowserEntry {
  /** The script that a page loads first, without its ending. */
  readonly name: string;
  /** Its source; undefined where federation writes the script. */
  readonly source: string | undefined;
  /** The chunk that the script loads first; undefined where its code is in the script itself. */
  readonly mainChunk: string | undefined;
}

/** How one module is built: what differs from the other modules' builds. Paths are absolute. */
export interface ModuleBuild {
  readonly module: ModuleName;
  /** Modules whose sources the build holds too: none in a release. */
  readonly others?: readonly ModuleName[];
  readonly federated: BrowserEntry;
  /** Null for a module that has no page without the others. */
  readonly standalone: BrowserEntry | null;
  /** Source of the server bundle. */
  readonly server: string;
  /** The plugins of the build for pages of the shell, new ones for each compilation. */
  federationPlugins(): readonly WebpackPluginInstance[];
  /** Names that sources import and the build resolves to files. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The cascade layer of the module's own styles. */
  readonly styleLayer: string;
}

/** The build of a remote: the kit's entries around its `src/remote.tsx`. */
export function remoteBuild(module: RemoteName): ModuleBuild {
  return {
    module,
    federated: { name: 'remote', source: undefined, mainChunk: EXPOSED_CHUNK },
    standalone: { name: 'standalone', source: kitEntry('standalone.tsx'), mainChunk: undefined },
    server: kitEntry('server.tsx'),
    federationPlugins: () => [federationPlugin(module), new SameIdsPlugin()],
    aliases: { 'the-remote$': resolve(moduleFolder(module), 'src/remote.tsx') },
    styleLayer: `remote.${module}`,
  };
}

/** Throws when the module is not built for this target. */
export function browserEntry(build: ModuleBuild, target: BrowserTarget): BrowserEntry {
  const entry = build[target];
  if (!entry) throw new Error(`${build.module} has no ${target} build.`);
  return entry;
}

/** The entry points as webpack takes them. */
export function entryPoints(build: ModuleBuild, target: BuildTarget): Configuration['entry'] {
  if (target === 'server') return { render: build.server };
  const { name, source } = browserEntry(build, target);
  return source === undefined ? {} : { [name]: source };
}
