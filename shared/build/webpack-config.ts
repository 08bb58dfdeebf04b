import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { listBrowsers, listBuildTargets } from './browsers.ts';
import { EXPOSED_CHUNK, federationAliases } from './federation.ts';
import { fontRule } from './font-rule.ts';
import { CompactStylesPlugin } from './plugins/compact-styles-plugin.ts';
import { createCompileHintPlugin } from './plugins/compile-hint.ts';
import { IntegrityPlugin } from './plugins/integrity-plugin.ts';
import { LinkedPackagesPlugin } from './plugins/linked-packages-plugin.ts';
import { browserEntry, entryPoints, type BuildTarget, type ModuleBuild } from './module-build.ts';
import { root } from './paths.ts';
import { RetryChunksPlugin } from './plugins/retry-chunks-plugin.ts';
import { LATE_CHUNK, LATE_STYLES, styleRules } from './styles/style-rules.ts';
import { unusedLibraryCodeRules } from './unused-library-code.ts';

const require = createRequire(import.meta.url);

/** The chunks that a remote loads first after its first view: at a swipe, with a call, or as it replaces another remote. */
const FIRST_LATE_CHUNKS = ['router', 'queries', 'http', EXPOSED_CHUNK];

/** One compilation of one module. Never cached: the same source must give the same bytes. */
export function webpackConfig(build: ModuleBuild, target: BuildTarget, outDir: string): Configuration {
  const { module } = build;
  const server = target === 'server';
  const federated = target === 'federated';
  return {
    name: `${module} ${target}`,
    mode: 'production',
    cache: false,
    context: root,
    target: server ? 'node20' : 'browserslist',
    entry: entryPoints(build, target),
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
        ...build.aliases,
        // Loaded only when a visitor presses a button, never on the server.
        ...(server ? { 'pdfjs-dist': false as const } : {}),
      },
    },
    module: {
      parser: {
        javascript: {
          exportsPresence: 'error',
          // The server bundle is one file.
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
              ...(server ? { target: 'es2022' as const } : {}),
              transform: { react: { runtime: 'automatic' } },
            },
            ...(server ? {} : { env: { targets: listBrowsers(), bugfixes: true } }),
          },
        },
        // The only package whose scripts are newer than the listed browsers; one of its files is served as it stands.
        {
          test: /pdfjs-dist\/legacy\/build\/.*\.mjs$/,
          loader: require.resolve('swc-loader'),
          options: { env: { targets: listBrowsers(), bugfixes: true }, minify: true },
        },
        ...unusedLibraryCodeRules,
        ...styleRules(build, server),
        fontRule,
        { test: /\.(webp|avif|jpg|png|svg)$|\.worker\.min\.mjs$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimize: !server,
      // With terser and cssnano a release would take twice as long and be no smaller. Both minifiers have threads of their
      // own: the processes that the plugins would start for them take longer to start than to work.
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          parallel: false,
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.esbuildMinify,
          parallel: false,
          minimizerOptions: { target: listBuildTargets() },
        }),
      ],
      // One file per screen. A vendor chunk would not be cached longer: every release has its own addresses.
      ...(server
        ? {}
        : {
            splitChunks: {
              chunks: 'async',
              // One file compresses better than three, and a browser fetches six at a time over HTTP/1.1: screens
              // have only their large parts in common. Visitors of a standalone page seldom open a second one.
              minSize: federated ? 60_000 : 150_000,
              cacheGroups: {
                defaultVendors: false,
                late: {
                  type: 'css/mini-extract',
                  test: isLateStyle,
                  name: 'late',
                  chunks: 'all',
                  enforce: true,
                },
                // webpack's own names list the modules, and each name is sent to every visitor.
                default: { minChunks: 2, reuseExistingChunk: true, name: nameOfCommonChunk },
              },
            },
          }),
    },
    plugins: [
      new LinkedPackagesPlugin(),
      ...(server
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              // A page identifies its styles by this name: no two modules may share one.
              chunkFilename: `${module}.[name].css`,
              ignoreOrder: true,
            }),
            new CompactStylesPlugin(),
            // What holds React is preloaded: compiled at once, it would compete with the first paint.
            ...(federated && module !== 'shell' ? [createCompileHintPlugin()] : []),
            new IntegrityPlugin(
              `${browserEntry(build, target).name}.js`,
              module === 'shell' ? undefined : FIRST_LATE_CHUNKS,
            ),
            new RetryChunksPlugin(),
          ]),
      ...(federated ? build.federationPlugins() : []),
    ],
    stats: 'errors-warnings',
  };
}

/** Whether a stylesheet is late by its own name, or since no other than late chunks load it. */
function isLateStyle(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  if (LATE_STYLES.test(module.nameForCondition() ?? '')) return true;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return chunks.every(({ name }) => LATE_CHUNK.test(name ?? ''));
}

/** Names the chunk of the modules that several chunks share by a hash of these chunks' names. */
function nameOfCommonChunk(_module: unknown, chunks: readonly { readonly name?: string | null }[]): string {
  const names = chunks.map(({ name }) => name ?? '').sort();
  return `common-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
}
