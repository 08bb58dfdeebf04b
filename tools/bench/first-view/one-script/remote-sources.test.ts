import { chunkSource } from './remote-sources.ts';

const definition = `
  texts: { en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts') },
  screens: [
    { id: 'report', path: '/report/:nid', screen: () => import(/* webpackChunkName: "screen-report" */ './report.tsx') },
    {
      id: 'report-archive',
      path: '/report-arch',
      screen: () =>
        import(
          /* webpackChunkName: "screen-report-archive" */ './report-archive.tsx'
        ),
    },
  ],`;

test.each([
  ['a screen', 'screen-report', { file: './report.tsx', path: '/report/:nid' }],
  [
    'a screen whose import is written over several lines',
    'screen-report-archive',
    { file: './report-archive.tsx', path: '/report-arch' },
  ],
  ['texts', 'texts-en', { file: './texts/en.ts', path: undefined }],
])('the source of %s is found by the name of its chunk', (_what, chunk, expected) => {
  expect(chunkSource(definition, chunk)).toEqual(expected);
});

test('a chunk that the definition does not name is a mistake of the bench', () => {
  expect(() => chunkSource(definition, 'screen-rep')).toThrow('names no chunk screen-rep');
});
