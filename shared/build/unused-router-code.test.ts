/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { compile } from './compile.ts';
import { unusedRouterCodeRule } from './unused-router-code.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'router-'));
  await writeFile(
    join(folder, 'entry.js'),
    "import { createBrowserRouter } from 'react-router-dom'; globalThis.create = createBrowserRouter;",
  );
});

afterAll(() => rm(folder, { recursive: true }));

test('a bundle that only creates a router holds none of its links, forms and scroll positions', async () => {
  await compile({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: folder, filename: 'bundle.js' },
    resolve: { modules: [join(import.meta.dirname, '../../node_modules')] },
    externals: ['react', 'react-dom', 'react-dom/client'].map((name) => ({ [name]: 'null' })),
    module: { rules: [unusedRouterCodeRule] },
    optimization: {
      minimizer: [new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify })],
    },
    performance: false,
  });
  const bundle = await readFile(join(folder, 'bundle.js'), 'utf8');
  expect(bundle.match(/"popstate"|displayName|NavLink|aria-current|scrollRestoration|noValidate/g)).toEqual([
    '"popstate"',
  ]);
});
