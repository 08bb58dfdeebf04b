import type { BrowserBuild } from '@trust/shared/contract/pages/release';
import type { LoadedRelease } from '../releases/release-set.ts';
import { findFederatedBuild, listPageAssets } from './page-assets.ts';

const EMPTY = { js: [], css: [] };

/** A release whose page `about` has a script for its screen and one for its texts. */
function releaseOf(module: string, sizes: Record<string, number>): LoadedRelease {
  const browser: BrowserBuild = {
    entry: 'entry.js',
    main: { js: ['main.js'], css: [] },
    screens: { about: { js: ['about.js'], css: [] } },
    parcels: {},
    texts: { en: { js: ['texts-en.js'], css: [] }, 'en-about': EMPTY },
  };
  const release = {
    browser,
    integrity: Object.fromEntries(
      ['entry.js', 'main.js', 'about.js', 'texts-en.js'].map((file) => [file, `sha256-${file}`]),
    ),
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([file, br]) => [file, { raw: 9 * br, gzip: 2 * br, br }]),
    ),
  };
  return { module, base: `/${module}/`, release, styles: new Map() } as unknown as LoadedRelease;
}

test('the chunks of a page are listed with the largest first, whichever release they are of, apart from the entries', () => {
  const shell = releaseOf('shell', { 'entry.js': 70_000, 'main.js': 3_000 });
  const content = releaseOf('mf-content', {
    'entry.js': 2_000,
    'main.js': 9_000,
    'about.js': 12_000,
    'texts-en.js': 500,
  });
  const modules = [{ loaded: shell }, { loaded: content, screen: 'about' }];
  const { start, entries, scripts } = listPageAssets(shell, modules, 'en', findFederatedBuild);
  expect(start?.href).toBe('/shell/entry.js');
  expect(entries.map(({ href }) => href)).toEqual(['/mf-content/entry.js']);
  expect(scripts.map(({ href }) => href)).toEqual([
    '/mf-content/about.js',
    '/mf-content/main.js',
    '/shell/main.js',
    '/mf-content/texts-en.js',
    '/shell/texts-en.js',
  ]);
});

test.each(['entry.js', 'about.js'])('a page does without %s, for which its release has no hash', (file) => {
  const content = releaseOf('mf-content', {});
  Object.assign(content.release.integrity, { [file]: '' });
  const { start, scripts } = listPageAssets(
    content,
    [{ loaded: content, screen: 'about' }],
    'en',
    findFederatedBuild,
  );
  const asked = [...(start ? [start] : []), ...scripts].map((script) => script.file).toSorted();
  expect(asked).toEqual(
    ['entry.js', 'main.js', 'about.js', 'texts-en.js'].filter((other) => other !== file).toSorted(),
  );
});

test('a script whose size a release does not tell comes last', () => {
  const content = releaseOf('mf-content', { 'about.js': 1, 'entry.js': 2, 'texts-en.js': 3 });
  const { scripts } = listPageAssets(
    undefined,
    [{ loaded: content, screen: 'about' }],
    'en',
    findFederatedBuild,
  );
  expect(scripts.at(-1)?.href).toBe('/mf-content/main.js');
});
