import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { ModuleBuild } from './module-build.ts';
import { root } from './paths.ts';

const require = createRequire(import.meta.url);

/** The rules for stylesheets: each module has a cascade layer of its own; the server uses class names only. */
export function styleRules({ module, styleLayer }: ModuleBuild, server: boolean): RuleSetRule[] {
  const extract = server ? [] : [MiniCssExtractPlugin.loader];
  const cssModules = (layer: string) => [
    ...extract,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          // Short, since they stand in every page. The salt keeps the modules of a page apart.
          localIdentName: '_[hash:base64:6]',
          localIdentHashSalt: module,
          localIdentContext: root,
          exportOnlyLocals: server,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
    { loader: resolve(import.meta.dirname, 'loaders/layer-loader.cjs'), options: { layer } },
  ];
  return [
    { test: /\.module\.css$/, include: resolve(root, 'shared/ui'), use: cssModules('ui') },
    { test: /\.module\.css$/, exclude: resolve(root, 'shared/ui'), use: cssModules(styleLayer) },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: server
        ? [require.resolve('./loaders/ignore-loader.cjs')]
        : [...extract, require.resolve('css-loader')],
    },
  ];
}
