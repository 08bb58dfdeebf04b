/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { BuildError, compile } from './compile.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-'));
  await writeFile(join(folder, 'lost.js'), "import './nowhere.js';");
});

afterAll(() => rm(folder, { recursive: true }));

const failureOf = async (apply: (compiler: Compiler) => void = () => undefined): Promise<BuildError> => {
  const config = { context: folder, mode: 'none', entry: './lost.js', output: { path: folder } } as const;
  const failure: unknown = await compile({ ...config, plugins: [{ apply }] }).catch(
    (error: unknown) => error,
  );
  if (failure instanceof BuildError) return failure;
  throw new Error('The build did not fail.');
};

test('a build that fails says which file is missing', async () => {
  expect((await failureOf()).message).toContain("Can't resolve './nowhere.js'");
});

test('a build that fails without output says so', async () => {
  const failure = await failureOf((compiler) =>
    compiler.hooks.run.tap('wordless', () => {
      throw new Error('');
    }),
  );
  expect(failure.message).toBe('The bundler failed and did not say why.');
});

test('an error of a child compilation, as of a stylesheet, is in the message', async () => {
  const failure = await failureOf((compiler) =>
    compiler.hooks.make.tapAsync('within', (compilation, done) => {
      compilation.errors.length = 0;
      const within = compilation.createChildCompiler('within');
      within.hooks.make.tap('within', ({ errors }) => void errors.push(new Error('no such colour')));
      within.runAsChild(() => done());
    }),
  );
  expect(failure.message).toContain('no such colour');
});
