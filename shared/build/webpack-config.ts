import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { ModuleName } from '../contract/release.ts';
import { AnotherTryPlugin } from './another-try-plugin.ts';
import { federation, federationAliases } from './federation.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { kitEntry, moduleFolder, root } from './paths.ts';
import { SameIdsPlugin } from './same-ids-plugin.ts';
import { styleRules } from './style-rules.ts';

const require = createRequire(import.meta.url);

/** What a build is for: a page composed by the shell, a page of the remote alone, or the gateway. */
export type BuildTarget = 'federated' | 'standalone' | 'server';

/** One compilation of one module. Never cached: the same source must give the same bytes. */
export function webpackConfig(module: ModuleName, target: BuildTarget, outDir: string): Configuration {
  const server = target === 'server';
  const shell = module === 'shell';
  const federated = target === 'federated';
  const entryName = shell ? 'shell' : federated ? 'remote' : 'standalone';
  return {
    name: `${module} ${target}`,
    mode: 'production',
    cache: false,
    context: root,
    target: server ? 'node20' : ['web', 'es2022'],
    entry: entryOf(module, target),
    devtool: false,
    performance: false,
    output: {
      path: outDir,
      clean: false,
      uniqueName: `${module}-${target}`,
      publicPath: server ? '' : 'auto',
      filename: '[name].js',
      // A release's folder is named by its content: its files need no hashes in their names.
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      crossOriginLoading: false,
      ...(server ? { library: { type: 'commonjs2' as const } } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      alias: {
        ...(federated ? federationAliases : {}),
        ...(shell ? {} : { 'the-remote$': resolve(moduleFolder(module), 'src/remote.tsx') }),
        // Read only when a visitor presses a button; the server's one file need not carry it.
        ...(server ? { 'pdfjs-dist': false as const } : {}),
      },
    },
    module: {
      parser: {
        javascript: {
          exportsPresence: 'error',
          // The server bundle is one file: nothing is loaded from beside it.
          ...(server ? { dynamicImportMode: 'eager' as const } : {}),
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        ...styleRules(module, server),
        { test: /\.(woff2|webp|avif|jpg|png|svg)$|\.worker\.min\.mjs$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimize: !server,
      // The quick minifiers: by terser and cssnano a release would take twice as long, and be no smaller.
      minimizer: [
        new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
      // One file per screen. Files of packages alone would not be kept longer: every release has its own addresses.
      ...(server
        ? {}
        : {
            splitChunks: {
              chunks: 'async',
              // Pages of a remote alone are mostly the only ones that are looked at: one file packs better than three.
              minSize: federated ? 30_000 : 150_000,
              cacheGroups: { defaultVendors: false },
            },
          }),
    },
    plugins: [
      ...(server
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              // A page tells by this name which styles it has: no two modules may share one.
              chunkFilename: `${module}.[name].css`,
              ignoreOrder: true,
            }),
            new IntegrityPlugin(`${entryName}.js`),
            new AnotherTryPlugin(),
          ]),
      ...(federated ? [federation(module), new SameIdsPlugin()] : []),
    ],
    stats: 'errors-warnings',
  };
}

function entryOf(module: ModuleName, target: BuildTarget): Configuration['entry'] {
  if (module === 'shell') {
    return target === 'server'
      ? { render: resolve(root, 'shell/src/gateway/frame.server.tsx') }
      : { shell: resolve(root, 'shell/src/browser/main.ts') };
  }
  switch (target) {
    case 'federated':
      return {};
    case 'standalone':
      return { standalone: kitEntry('standalone.tsx') };
    case 'server':
      return { render: kitEntry('server.tsx') };
  }
}
