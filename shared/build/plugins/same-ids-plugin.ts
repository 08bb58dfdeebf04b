import type { Compiler, Module } from 'webpack';

/** The script with which federation starts its runtime; the file's name is a hash of absolute paths. */
const runtimeEntry = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Makes a federated build's bytes independent of the folder that the sources are in. webpack names its modules relative
 * to its context. Federation's names contain absolute paths, from which webpack would derive ids.
 */
export class SameIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('SameIdsPlugin', (factory) => {
      factory.hooks.afterResolve.tap('SameIdsPlugin', ({ createData }) => {
        if (createData.resource && runtimeEntry.test(createData.resource))
          createData.request = `${compiler.context}/federation-runtime-entry`;
      });
    });
    compiler.hooks.compilation.tap('SameIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameIdsPlugin', (modules) => {
        const usedIds = new Set<string>();
        for (const module of modules) {
          if (!containsFolder(module, compiler.context)) continue;
          const id = module.libIdent({ context: compiler.context });
          if (id === null || usedIds.has(id)) throw new Error(`No id of its own for ${module.identifier()}`);
          usedIds.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Whether a module's name contains the folder where webpack does not make it relative: within a part of the name. */
function containsFolder(module: Module, folder: string): boolean {
  return module
    .identifier()
    .split(/[|!]/)
    .some((piece) => !piece.startsWith(folder) && piece.includes(`${folder}/`));
}
