import { addAfter, create, replace, type Plant } from '../edits.ts';

const MANIFEST = `{
  "name": "mf-library",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": { "@trust/shared": "1.0.0" }
}
`;

const JOURNEY = `import { expect, test } from '@trust/shared/testing/journey';

test('the library opens', async ({ page }) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});
`;

const REMOTE = `import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-library',
  texts,
  screens: [
    {
      id: 'library',
      path: '/library',
      screen: () => import(/* webpackChunkName: "screen-library" */ './routes/library/library.screen.tsx'),
    },
  ],
  parcels: {},
});
`;

const REMOTE_TEXTS = `import type { RemoteDefinition } from '@trust/shared/remote';

export const texts: RemoteDefinition['texts'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
};
`;

const MALAYALAM = `import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './en.ts';

export const texts: SameKeys<typeof en> = { 'library.title': 'ലൈബ്രറി' };
`;

const USE_TEXTS = `import { useTexts as useTextsOf } from '@trust/shared/remote';
import type { texts } from './en.ts';

export const useTexts = () => useTextsOf<typeof texts>();
`;

const SCREEN = `import { defineScreen } from '@trust/shared/remote';
import { useTexts } from '../../texts/use-texts.ts';

function Library() {
  const t = useTexts();
  return <h1>{t('library.title')}</h1>;
}

export const screen = defineScreen({
  Screen: Library,
  head: ({ t }) => ({ title: t('library.title'), description: '' }),
});
`;

const TEST = `import { renderScreen } from '@trust/shared/testing/render-screen';
import { noNetwork } from '@trust/shared/testing/fake-network';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';

test('the library has a heading', async () => {
  await renderScreen(remote, '/library', { http: noNetwork });
  expect(screen.getByRole('heading', { name: 'Library' })).toBeVisible();
});
`;

/** A remote with one page, `mf-library`. */
export const REMOTE_PLANT: Plant = {
  recipe: 'remote',
  edits: {
    'mf-library/package.json': create(MANIFEST),
    'mf-library/jest.config.mjs': create(
      "import { browserTests } from '../../../jest.base.mjs';\n\nexport default browserTests(import.meta.dirname);\n",
    ),
    'mf-library/e2e/playwright.config.ts': create(
      "import { standaloneRemoteConfig } from '@trust/shared/testing/playwright';\n\nexport default standaloneRemoteConfig('mf-library');\n",
    ),
    'mf-library/e2e/library.spec.ts': create(JOURNEY),
    'mf-library/README.md': create(
      '# mf-library\n\nIts route is `/library`. It sends and hears no events.\n',
    ),
    'mf-library/src/texts/en.ts': create("export const texts = { 'library.title': 'Library' } as const;\n"),
    'mf-library/src/texts/ml.ts': create(MALAYALAM),
    'mf-library/src/texts/use-texts.ts': create(USE_TEXTS),
    'mf-library/src/remote.texts.ts': create(REMOTE_TEXTS),
    'mf-library/src/remote.tsx': create(REMOTE),
    'mf-library/src/routes/library/library.screen.tsx': create(SCREEN),
    'mf-library/src/routes/library/library.test.tsx': create(TEST),
    'shared/contract/pages/release.ts': addAfter("'mf-auth'", ", 'mf-library'"),
    'deploy/releases/publish/size-limits.ts': addAfter(
      "  'mf-auth': { anyScreen: { scripts: 39_500, styles: 5_900 } },\n",
      "  'mf-library': { anyScreen: { scripts: 25_000, styles: 9_500 } },\n",
    ),
    'shell/src/routes.ts': replace([
      "  { ...siteDefaults, path: ACCOUNT_PATH, remote: 'mf-auth' },\n",
      "  { ...siteDefaults, path: ACCOUNT_PATH, remote: 'mf-auth' },\n  { ...siteDefaults, path: '/library', remote: 'mf-library' },\n",
    ]),
    'shell/e2e/site-pages.ts': replace([
      "  page('/account',",
      "  page('/library', ['Library', 'ലൈബ്രറി'], ['Library', 'ലൈബ്രറി']),\n  page('/account',",
    ]),
    'docs/routes-and-tests.md': replace([
      '| `/account` ',
      '| `/library` | the library | `mf-library/src/routes/library/library.test.tsx` |\n| `/account` ',
    ]),
  },
};
