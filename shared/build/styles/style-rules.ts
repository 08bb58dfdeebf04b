import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import type { ModuleBuild } from '../module-build.ts';
import { root } from '../paths.ts';
import { createStyleNames } from './style-names.ts';

const require = createRequire(import.meta.url);

/**
 * Stylesheets of what most pages do not show at first. They are one file of their own: a page has those of their rules that
 * its HTML uses, and the file comes with the scripts.
 */
export const LATE_STYLES = /\.late(\.module)?\.css$/;
/** Names of chunks of what most pages do not show at first. The styles that only they load are late styles. */
export const LATE_CHUNK = /^late-/;

/** The rules for stylesheets: each module has a cascade layer of its own; the server uses class names only. */
export function styleRules({ module, others, styleLayer }: ModuleBuild, server: boolean): RuleSetRule[] {
  const extract = server ? [] : [MiniCssExtractPlugin.loader];
  const nameOf = createStyleNames(module, others);
  const cssModules = (layer: string) => [
    ...extract,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          getLocalIdent: ({ resourcePath }: LoaderContext<object>, _pattern: string, local: string) =>
            nameOf(resourcePath, local),
          exportOnlyLocals: server,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
    { loader: resolve(import.meta.dirname, '../loaders/layer-loader.cjs'), options: { layer } },
  ];
  return [
    { test: /\.module\.css$/, include: resolve(root, 'shared/ui'), use: cssModules('ui') },
    { test: /\.module\.css$/, exclude: resolve(root, 'shared/ui'), use: cssModules(styleLayer) },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: server
        ? [require.resolve('../loaders/ignore-loader.cjs')]
        : [...extract, require.resolve('css-loader')],
    },
  ];
}
