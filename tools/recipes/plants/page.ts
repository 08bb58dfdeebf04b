import { addAfter, create, replace, type Plant } from '../edits.ts';

const SCREEN = `import { defineScreen } from '@trust/shared/remote';
import { useContentTexts } from '../../texts/use-texts.ts';

function Wells() {
  const t = useContentTexts();
  return <h1>{t('wells.title')}</h1>;
}

export const screen = defineScreen({
  Screen: Wells,
  head: ({ t }) => ({ title: t('wells.title'), description: '' }),
});
`;

const TEST = `import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

test('the page of wells has a heading', async () => {
  await openPage('/wells');
  expect(screen.getByRole('heading', { name: 'The wells' })).toBeVisible();
});
`;

const ENTRY = `    {
      id: 'wells',
      path: WELLS_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-wells" */ './routes/wells/wells.screen.tsx'),
    },
`;

/** A page without data, `/wells` of mf-content. */
export const PAGE: Plant = {
  recipe: 'page',
  edits: {
    'mf-content/src/routes/wells/wells.screen.tsx': create(SCREEN),
    'mf-content/src/routes/wells/wells.test.tsx': create(TEST),
    'mf-content/src/texts/en.ts': addAfter('export const texts = {\n', "  'wells.title': 'The wells',\n"),
    'mf-content/src/texts/ml.ts': addAfter(
      'export const texts: SameKeys<typeof en> = {\n',
      "  'wells.title': 'കിണറുകൾ',\n",
    ),
    'shared/contract/pages/paths.ts': replace(
      [
        "export const PRIVACY_PATH = '/privacy';\n",
        "export const PRIVACY_PATH = '/privacy';\nexport const WELLS_PATH = '/wells';\n",
      ],
      ['  PRIVACY_PATH,\n', '  PRIVACY_PATH,\n  WELLS_PATH,\n'],
    ),
    'mf-content/src/remote.tsx': replace(
      [
        "} from '@trust/shared/contract/pages/paths';",
        "  WELLS_PATH,\n} from '@trust/shared/contract/pages/paths';",
      ],
      ['  screens: [\n', `  screens: [\n${ENTRY}`],
    ),
    'shell/e2e/site-pages.ts': replace([
      "  page('/privacy',",
      "  page('/wells', ['The wells', 'കിണറുകൾ'], ['The wells', 'കിണറുകൾ']),\n  page('/privacy',",
    ]),
    'docs/routes-and-tests.md': replace([
      '| `/privacy` ',
      '| `/wells` | the wells | `mf-content/src/routes/wells/wells.test.tsx` |\n| `/privacy` ',
    ]),
  },
};
