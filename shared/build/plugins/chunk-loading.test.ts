/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { integrityOf } from '../../releases/integrity.ts';
import { createCompileHintPlugin } from './compile-hint.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { RetryChunksPlugin } from './retry-chunks-plugin.ts';

let sources: string;
/** A build whose entry holds the hashes of its chunks. */
let folder: string;
/** A build whose hashes stand in a file of their own. */
let lateFolder: string;

beforeAll(async () => {
  sources = await mkdtemp(join(tmpdir(), 'chunks-'));
  await writeFile(
    join(sources, 'entry.js'),
    [
      "globalThis.load = () => import(/* webpackChunkName: 'chunk' */ './chunk.js').then(({ greeting }) => greeting);",
      "globalThis.loadEarly = () => import(/* webpackChunkName: 'early' */ './early.js').then(({ greeting }) => greeting);",
    ].join('\n'),
  );
  await writeFile(join(sources, 'early.js'), "export const greeting = 'good morning';");
  await writeFile(join(sources, 'chunk.js'), "export const greeting = 'hello';");
  folder = join(sources, 'table-in-entry');
  lateFolder = join(sources, 'late-table');
  await build(folder);
  await build(lateFolder, ['early']);
});

afterAll(() => rm(sources, { recursive: true }));

function build(path: string, early?: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    webpack(
      {
        context: sources,
        mode: 'production',
        entry: { entry: './entry.js' },
        target: ['web', 'es2022'],
        output: {
          path,
          filename: '[name].out.js',
          chunkFilename: '[name].out.js',
          publicPath: 'auto',
        },
        plugins: [
          createCompileHintPlugin(),
          new IntegrityPlugin('entry.out.js', early),
          new RetryChunksPlugin(),
        ],
      },
      (error, stats) =>
        (error ?? stats?.hasErrors()) ? fail(error ?? new Error(stats?.toString())) : done(),
    );
  });
}

interface Script {
  src: string;
  integrity?: string;
  attributes: Map<string, string>;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

/** A page that ran the entry from `address` and asks for a chunk; `inPage` are scripts that are under way in it. */
async function loadChunk(
  address: string,
  { inPage = [], from = folder, early = false, change = (entry) => entry }: Partial<PageOptions> = {},
) {
  const added: Script[] = [];
  const createElement = () => {
    const attributes = new Map<string, string>();
    return {
      src: '',
      attributes,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    };
  };
  const document = {
    currentScript: { tagName: 'SCRIPT', src: address },
    createElement,
    getElementsByTagName: () =>
      inPage.map((script) => ({
        ...script,
        getAttribute: (name: string) => (name === 'src' ? script.src : script.attributes.get(name)),
      })),
    head: { appendChild: (script: Script) => added.push(script) },
  };
  const page: Record<string, unknown> = {
    document,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    URL,
  };
  page['self'] = page;
  page['globalThis'] = page;
  runInNewContext(change(await readFile(join(from, 'entry.out.js'), 'utf8')), page);
  const load = page[early ? 'loadEarly' : 'load'] as () => Promise<string>;
  let answered = 0;
  /** Answers the next request with the file, which runs where its hash is the one that was asked for. */
  const answer = async (changed = '') => {
    const script = added[answered]!;
    answered += 1;
    const text = (await readFile(join(from, basename(new URL(script.src).pathname)), 'utf8')) + changed;
    const runs = script.integrity === integrityOf(Buffer.from(text));
    if (runs) runInNewContext(text, page);
    const type = runs ? 'load' : 'error';
    script[`on${type}`]?.({ type, target: script });
    await new Promise((done) => setImmediate(done));
  };
  const greeting = load();
  greeting.catch(() => undefined);
  return { greeting, load, added, answer };
}

interface PageOptions {
  inPage: Script[];
  from: string;
  early: boolean;
  change: (entry: string) => string;
}

/** The first script that a page adds for its chunk. */
const scriptAddedBy = async (address: string, options?: Partial<PageOptions>) =>
  (await loadChunk(address, options)).added[0];

test.each(['entry.out.js', 'chunk.out.js'])(
  '%s begins with the comment that has it compiled at once',
  async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  },
);

test('a chunk is asked for with the hash of its bytes', async () => {
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js');
  expect(script?.src).toBe('https://trust.example/releases/1/chunk.out.js');
  expect(script?.integrity).toBe(integrityOf(await readFile(join(folder, 'chunk.out.js'))));
});

test('a chunk whose hash the entry does not know is asked for with one that no file has', async () => {
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js', {
    change: (entry) => entry.replace('"chunk.out.js":', '"other.out.js":'),
  });
  expect(script?.integrity).toMatch(/^sha256-A{43}=$/);
});

test('another try of the entry tries its chunks again too, with the same hash', async () => {
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js?try=1');
  expect(script?.src).toBe('https://trust.example/releases/1/chunk.out.js?try=1');
  expect(script?.integrity).toBe(integrityOf(await readFile(join(folder, 'chunk.out.js'))));
});

test('another try does not wait for a script of the one before', async () => {
  const hanging = await scriptAddedBy('https://trust.example/releases/1/entry.out.js');
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js?try=1', {
    inPage: hanging ? [hanging] : [],
  });
  expect(script?.src).toBe('https://trust.example/releases/1/chunk.out.js?try=1');
});

test('a chunk that the page has asked for is waited for, not asked for again', async () => {
  const src = 'https://trust.example/releases/1/chunk.out.js';
  const underWay = { src, attributes: new Map<string, string>() };
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js', {
    inPage: [underWay],
  });
  expect(script).toBeUndefined();
});

describe('where a file of their own has the hashes', () => {
  const ADDRESS = 'https://trust.example/releases/1/';
  const open = (options: Partial<PageOptions> = {}, query = '') =>
    loadChunk(`${ADDRESS}entry.out.js${query}`, { ...options, from: lateFolder });

  test('that file comes before the first chunk', async () => {
    const { greeting, added, answer } = await open();
    expect(added.map(({ src }) => src)).toEqual([`${ADDRESS}hashes.out.js`]);
    await answer();
    expect(added[1]?.src).toBe(`${ADDRESS}chunk.out.js`);
    expect(added[1]?.integrity).toBe(integrityOf(await readFile(join(lateFolder, 'chunk.out.js'))));
    await answer();
    await expect(greeting).resolves.toBe('hello');
  });

  test('it comes beside a chunk whose hash the entry has', async () => {
    const { greeting, added, answer } = await open({ early: true });
    expect(added.map(({ src }) => src)).toEqual([`${ADDRESS}hashes.out.js`, `${ADDRESS}early.out.js`]);
    expect(added[1]?.integrity).toBe(integrityOf(await readFile(join(lateFolder, 'early.out.js'))));
    await answer();
    await answer();
    await expect(greeting).resolves.toBe('good morning');
  });

  test.each(['hashes', 'chunk'])('%s that are not what was built do not run', async (file) => {
    const { greeting, added, answer } = await open();
    if (file === 'chunk') await answer();
    await answer('// another file');
    if (file === 'hashes') {
      expect(added[1]?.integrity).toMatch(/^sha256-A{43}=$/);
      await answer();
    }
    await expect(greeting).rejects.toThrow('Loading chunk');
  });

  test('another try asks for the hashes again', async () => {
    const { load, added, answer } = await open();
    await answer('// another file');
    await answer();
    const again = load();
    expect(added[2]?.src).toBe(`${ADDRESS}hashes.out.js`);
    await answer();
    await answer();
    await expect(again).resolves.toBe('hello');
  });

  test('another try of the entry tries them again too', async () => {
    const { added } = await open({}, '?try=1');
    expect(added.map(({ src }) => src)).toEqual([`${ADDRESS}hashes.out.js?try=1`]);
  });

  test('a chunk that the page has asked for needs none', async () => {
    const src = `${ADDRESS}chunk.out.js`;
    const { added } = await open({ inPage: [{ src, attributes: new Map() }] });
    expect(added).toEqual([]);
  });
});
