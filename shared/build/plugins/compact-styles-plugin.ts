import webpack, { type Compiler } from 'webpack';
import { compactStyles } from '../styles/compact-styles.ts';
import { readStyleConstants } from '../styles/style-constants.ts';

// webpack is CommonJS: what it exports is found on its default export only.
const { Compilation, sources } = webpack;

/** States the stylesheets of a build more briefly, before they are minified. */
export class CompactStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompactStylesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'CompactStylesPlugin', stage }, (assets) => {
        const constants = readStyleConstants();
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const compacted = compactStyles(asset.source().toString(), constants);
          compilation.updateAsset(file, new sources.RawSource(compacted));
        }
      });
    });
  }
}
