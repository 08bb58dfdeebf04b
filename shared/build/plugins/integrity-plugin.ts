import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../releases/integrity.ts';

// webpack is CommonJS: what it exports is found on its default export only.
const { RuntimeGlobals, RuntimeModule, runtime, sources } = webpack;

/** Valid JSON, because the build evaluates stylesheets with this runtime before the table is filled in. */
const PLACEHOLDER = '{"__CHUNK_INTEGRITY__":""}';

/** No file has this hash. Without any, browsers would run a chunk that the table does not know. */
const NO_MATCH = `sha256-${'A'.repeat(43)}=`;

/** The chunk that holds the table, where the entry does not. */
const LATE_TABLE = 'hashes';

const TABLE = '__webpack_require__.chunkIntegrity';
/** The name of a file in the table, of the script's address in `url`. */
const FILE_OF_URL = "url.split('?')[0].split('/').pop()";

/** Adds a placeholder for the table of chunk hashes, which are known only once every file is final. */
class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    return `${TABLE} = JSON.parse('${PLACEHOLDER}');`;
  }
}

/** Loads the table with the first chunk that the page did not ask for; a chunk whose hash is in the table alone waits for it. */
class LateIntegrityTable extends RuntimeModule {
  constructor(private readonly file: string) {
    super('late chunk integrity', RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    return `const load = ${RuntimeGlobals.loadScript};
let table;
${RuntimeGlobals.loadScript} = (url, ...rest) => {
  if (${TABLE}['${this.file}'] && ![...document.getElementsByTagName('script')].some((script) => script.getAttribute('src') == url)) {
    table ||= new Promise((done) => load(url.replace(/[^/?]+(?=\\?|$)/, '${this.file}'), () => done(table = 0), '${LATE_TABLE}'));
    if (!${TABLE}[${FILE_OF_URL}]) return void table.then(() => load(url, ...rest));
  }
  load(url, ...rest);
};`;
  }
}

/**
 * Makes browsers refuse chunks that differ from the built ones: the page carries the hash of the entry, and the entry those of
 * all chunks, or that of the file that has them. (webpack-subresource-integrity does not work with federation.)
 */
export class IntegrityPlugin {
  /**
   * `early`: the names of the chunks that are asked for first beside a first view, where the entry has the hashes of these
   * alone. Those of the others, which do not compress, come in a file of their own. Without it the entry has all of them.
   */
  constructor(
    private readonly entry: string,
    private readonly early?: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity = ${TABLE}[${FILE_OF_URL}] || '${NO_MATCH}';`,
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      if (this.early)
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.loadScript)
          .tap('IntegrityPlugin', (chunk) => {
            compilation.addRuntimeModule(chunk, new LateIntegrityTable(fileOf(compilation, LATE_TABLE)));
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
    const inEntry = this.early ? emitTable(compilation, table, this.early) : table;
    compilation.updateAsset(
      this.entry,
      new sources.RawSource(text.replace(PLACEHOLDER, JSON.stringify(inEntry))),
    );
  }
}

/** Writes the table as a chunk, which hands it to the runtime of the entry. Returns what the entry has before that. */
function emitTable(
  compilation: Compilation,
  table: Readonly<Record<string, string>>,
  early: readonly string[],
): Record<string, string> {
  const { chunkLoadingGlobal, globalObject } = compilation.outputOptions;
  const source = new sources.RawSource(
    `(${globalObject}.${chunkLoadingGlobal}||=[]).push([["${LATE_TABLE}"],{},r=>{r.chunkIntegrity=${JSON.stringify(table)}}]);`,
  );
  const file = fileOf(compilation, LATE_TABLE);
  // Its hash is that of these bytes: the minifier leaves alone what is marked.
  compilation.emitAsset(file, source, { minimized: true });
  const files = early.map((name) => fileOf(compilation, name));
  return {
    [file]: integrityOf(source.buffer()),
    ...Object.fromEntries(Object.entries(table).filter(([name]) => files.includes(name))),
  };
}

function fileOf({ outputOptions }: Compilation, chunk: string): string {
  return String(outputOptions.chunkFilename).replace('[name]', chunk);
}
