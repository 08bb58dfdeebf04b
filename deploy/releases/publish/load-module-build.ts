import type { ModuleBuild } from '@trust/shared/build/module-build';
import type { ModuleName } from '@trust/shared/contract/pages/release';

/** How a module is built. Imported on demand: a remote is also built where there is no shell. */
export async function loadModuleBuild(module: ModuleName): Promise<ModuleBuild> {
  if (module === 'shell') return (await import('../../../shell/build/shell-build.ts')).shellBuild;
  return (await import('@trust/shared/build/module-build')).remoteBuild(module);
}
