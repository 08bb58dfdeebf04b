/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { compile } from './compile.ts';
import { unusedLibraryCodeRules } from './unused-library-code.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unused-'));
  await writeFile(
    join(folder, 'entry.js'),
    [
      "import { createBrowserRouter } from 'react-router-dom';",
      "import { isBrowserEnv } from '@module-federation/sdk';",
      'globalThis.used = [createBrowserRouter, isBrowserEnv];',
    ].join('\n'),
  );
});

afterAll(() => rm(folder, { recursive: true }));

test('a bundle that creates a router holds none of its links and forms, and no log of Module Federation', async () => {
  await compile({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: folder, filename: 'bundle.js' },
    resolve: { modules: [join(import.meta.dirname, '../../node_modules')] },
    externals: ['react', 'react-dom', 'react-dom/client'].map((name) => ({ [name]: 'null' })),
    module: { rules: [...unusedLibraryCodeRules] },
    // Modules stay apart, as they do in a remote's entry.
    optimization: {
      concatenateModules: false,
      minimizer: [new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify })],
    },
    performance: false,
  });
  const bundle = await readFile(join(folder, 'bundle.js'), 'utf8');
  const found = bundle.match(
    /"popstate"|displayName|NavLink|aria-current|scrollRestoration|noValidate|captureStackTrace|getOwnPropertyNames\(\w+\)\.forEach/g,
  );
  expect(found).toEqual(['"popstate"']);
});
