import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

/** Gives every chunk's address the query with which its entry was loaded. */
class QueryOfEntry extends RuntimeModule {
  constructor() {
    super('query of the entry', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return `const { src = '' } = document.currentScript || {};
const query = src.slice((src + '?').indexOf('?'));
const addressOf = ${RuntimeGlobals.getChunkScriptFilename};
${RuntimeGlobals.getChunkScriptFilename} = (chunk) => addressOf(chunk) + query;`;
  }
}

/**
 * Lets an entry that is loaded again under another address, after a failure, load all its chunks again as well: a
 * browser remembers what a page named ahead and could not have, and answers the same address with the same failure.
 */
export class AnotherTryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AnotherTryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('AnotherTryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new QueryOfEntry());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'AnotherTryPlugin',
        // By this mark an earlier try's script, which may still hang, would be waited for.
        (source) => `${source}\nscript.removeAttribute('data-webpack');`,
      );
    });
  }
}
