import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

/** Adds the query of the entry's address to every chunk's address. */
class EntryQueryModule extends RuntimeModule {
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
 * An entry that is retried under another address also loads its chunks under other addresses: a browser remembers a
 * failed preload and answers the same address with the same failure.
 */
export class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryChunksPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new EntryQueryModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'RetryChunksPlugin',
        // By this attribute webpack would wait for the script of an earlier try, which may hang.
        (source) => `${source}\nscript.removeAttribute('data-webpack');`,
      );
    });
  }
}
