import { compareFiles, listNamedFiles } from './named-files.ts';

const RECIPE = `# Add a shelf

1. \`shared/contract/shelf.ts\`: its rule, with \`rules\`. Name it in
   \`mf-*/src/remote.texts.ts\`.
2. \`api/migrations/<name>.sql\` and \`api/sandbox/shelf/\`: the rest.

See \`docs/glossary.md\`.
`;
const named = listNamedFiles(RECIPE);

test('a recipe’s files are the paths in its numbered steps', () => {
  expect(named).toEqual([
    'shared/contract/shelf.ts',
    'mf-*/src/remote.texts.ts',
    'api/migrations/<name>.sql',
    'api/sandbox/shelf/',
  ]);
});

const touched = [
  'shared/contract/shelf.ts',
  'mf-auth/src/remote.texts.ts',
  'api/migrations/0099-shelf.sql',
  'api/sandbox/shelf/routes.ts',
];

test('a recipe that was followed to the letter has no fault', () => {
  expect(compareFiles('shelf', named, touched)).toEqual([]);
});

test('a file that a recipe forgot, and one that it need not name, are faults', () => {
  expect(compareFiles('shelf', named, [...touched.slice(1), 'shell/src/routes.ts'])).toEqual([
    'docs/how-to/shelf.md does not name shell/src/routes.ts, which following it changes.',
    'docs/how-to/shelf.md names shared/contract/shelf.ts in its steps, which following it does not change.',
  ]);
});
