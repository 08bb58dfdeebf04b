import webpack, { type BannerPlugin } from 'webpack';

/**
 * Chromium compiles all functions of a file that begins with this comment while the file arrives, on another thread.
 * Without it, each function is compiled when it is called first, and the main thread waits. Other browsers ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Puts the compile hint at the start of every script, once they are minified. */
export function createCompileHintPlugin(): BannerPlugin {
  return new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
