import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { ModuleName } from '../contract/release.ts';
import { root } from './paths.ts';

const require = createRequire(import.meta.url);

/** How stylesheets are read: each module's in a cascade layer of its own; on the server only their class names. */
export function styleRules(module: ModuleName, server: boolean): RuleSetRule[] {
  const extract = server ? [] : [MiniCssExtractPlugin.loader];
  const cssModules = (layer: string) => [
    ...extract,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          localIdentName: `${module}_[local]_[hash:base64:5]`,
          localIdentContext: root,
          exportOnlyLocals: server,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
    { loader: resolve(import.meta.dirname, 'layer-loader.cjs'), options: { layer } },
  ];
  const own = module === 'shell' ? 'frame' : `remote.${module}`;
  return [
    { test: /\.module\.css$/, include: resolve(root, 'shared/ui'), use: cssModules('ui') },
    { test: /\.module\.css$/, exclude: resolve(root, 'shared/ui'), use: cssModules(own) },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: server ? [require.resolve('./ignore-loader.cjs')] : [...extract, require.resolve('css-loader')],
    },
  ];
}
