import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../releases/integrity.ts';

// webpack is CommonJS: what it exports is found on its default export only.
const { RuntimeModule, runtime, sources } = webpack;

/** Valid JSON, because the build evaluates stylesheets with this runtime before the table is filled in. */
const PLACEHOLDER = '{"__CHUNK_INTEGRITY__":""}';

/** No file has this hash. Without any, browsers would run a chunk that the table does not know. */
const NO_MATCH = `sha256-${'A'.repeat(43)}=`;

/** Adds a placeholder for the table of chunk hashes, which are known only once every file is final. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return `__webpack_require__.chunkIntegrity = JSON.parse('${PLACEHOLDER}');`;
  }
}

/**
 * Makes browsers refuse chunks that differ from the built ones: the entry carries the hash of every chunk, and the page
 * carries the hash of the entry. (webpack-subresource-integrity does not work with federation.)
 */
export class IntegrityPlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nvar file = url.split('?')[0].split('/').pop(); script.integrity = __webpack_require__.chunkIntegrity[file] || '${NO_MATCH}';`,
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.fillIn(compilation),
      );
    });
  }

  private fillIn(compilation: Compilation): void {
    const table: Record<string, string> = {};
    for (const { name, source } of compilation.getAssets()) {
      if (name.endsWith('.js') && name !== this.entry)
        table[name.split('/').pop() ?? name] = integrityOf(source.buffer());
    }
    const entry = compilation.getAsset(this.entry);
    if (!entry) throw new Error(`The build has no ${this.entry}.`);
    const text = entry.source.source().toString();
    if (!text.includes(PLACEHOLDER)) throw new Error(`${this.entry} has no place for the chunk hashes.`);
    compilation.updateAsset(
      this.entry,
      new sources.RawSource(text.replace(PLACEHOLDER, JSON.stringify(table))),
    );
  }
}
