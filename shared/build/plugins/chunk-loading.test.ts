/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { integrityOf } from '../../releases/integrity.ts';
import { createCompileHintPlugin } from './compile-hint.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { RetryChunksPlugin } from './retry-chunks-plugin.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'));
  await writeFile(
    join(folder, 'entry.js'),
    "globalThis.load = () => import(/* webpackChunkName: 'chunk' */ './chunk.js');",
  );
  await writeFile(join(folder, 'chunk.js'), "export const greeting = 'hello';");
  await build(folder);
});

afterAll(() => rm(folder, { recursive: true }));

function build(context: string): Promise<void> {
  return new Promise((done, fail) => {
    webpack(
      {
        context,
        mode: 'production',
        entry: { entry: './entry.js' },
        target: ['web', 'es2022'],
        output: {
          path: context,
          filename: '[name].out.js',
          chunkFilename: '[name].out.js',
          publicPath: 'auto',
        },
        plugins: [createCompileHintPlugin(), new IntegrityPlugin('entry.out.js'), new RetryChunksPlugin()],
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
}

/** Runs the entry as a page does that loaded it from `address`. Returns the script that it adds for its chunk. */
async function scriptAddedBy(
  address: string,
  inPage: Script[] = [],
  change = (entry: string) => entry,
): Promise<Script | undefined> {
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
  const page: Record<string, unknown> = { document, setTimeout: () => 0, clearTimeout: () => undefined, URL };
  page['self'] = page;
  page['globalThis'] = page;
  runInNewContext(change(await readFile(join(folder, 'entry.out.js'), 'utf8')), page);
  void (page['load'] as () => Promise<unknown>)();
  return added[0];
}

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
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js', [], (entry) =>
    entry.replace('"chunk.out.js":', '"other.out.js":'),
  );
  expect(script?.integrity).toMatch(/^sha256-A{43}=$/);
});

test('another try of the entry tries its chunks again too, with the same hash', async () => {
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js?try=1');
  expect(script?.src).toBe('https://trust.example/releases/1/chunk.out.js?try=1');
  expect(script?.integrity).toBe(integrityOf(await readFile(join(folder, 'chunk.out.js'))));
});

test('another try does not wait for a script of the one before', async () => {
  const hanging = await scriptAddedBy('https://trust.example/releases/1/entry.out.js');
  const script = await scriptAddedBy(
    'https://trust.example/releases/1/entry.out.js?try=1',
    hanging ? [hanging] : [],
  );
  expect(script?.src).toBe('https://trust.example/releases/1/chunk.out.js?try=1');
});

test('a chunk that the page has asked for is waited for, not asked for again', async () => {
  const src = 'https://trust.example/releases/1/chunk.out.js';
  const underWay = { src, attributes: new Map<string, string>() };
  const script = await scriptAddedBy('https://trust.example/releases/1/entry.out.js', [underWay]);
  expect(script).toBeUndefined();
});
