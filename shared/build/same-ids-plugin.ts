import type { Compiler, Module } from 'webpack';

/** Where federation writes the script that starts its runtime; the file's name is a hash of absolute paths. */
const runtimeEntry = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Makes a federated build's bytes independent of the folder that the sources are in. The bundler names its own modules
 * relative to its context; federation's names hold absolute paths, from which ids and thereby bytes would follow.
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
        const taken = new Set<string>();
        for (const module of modules) {
          if (!holdsFolder(module, compiler.context)) continue;
          const id = module.libIdent({ context: compiler.context });
          if (id === null || taken.has(id)) throw new Error(`No id of its own for ${module.identifier()}`);
          taken.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Whether a module's name holds the folder where the bundler does not make it relative: not at a part's beginning. */
function holdsFolder(module: Module, folder: string): boolean {
  return module
    .identifier()
    .split(/[|!]/)
    .some((part) => !part.startsWith(folder) && part.includes(`${folder}/`));
}
