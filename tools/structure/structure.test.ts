import { checkExportedNames, countExportedNames } from './exported-names.ts';
import { checkFolderSizes } from './folder-sizes.ts';
import { checkImportOrder, findImportsAgainstOrder, readOrder } from './import-order.ts';
import { isProductFile } from './source-files.ts';
import { findRepeatedTypes } from './type-names.ts';

test('an exported type whose name is declared twice is found, and one that is private is not', () => {
  const files = new Map([
    ['api/a.ts', 'export type Donation = { a: 1 };\ntype Row = 1;'],
    ['mf-donations/b.ts', 'export interface Donation { b: 2 }\ntype Row = 2;'],
  ]);
  expect(findRepeatedTypes(files)).toEqual([
    expect.stringMatching(/Donation .*api\/a\.ts and mf-donations\/b\.ts/),
  ]);
});

describe('a folder', () => {
  const filesIn = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, at) => `${folder}/file-${String(at)}${ending}`);

  test('of thirteen source files is too large, one of twelve is not', () => {
    expect(checkFolderSizes(filesIn('api/src', 12))).toEqual([]);
    expect(checkFolderSizes(filesIn('api/src', 13))[0]).toContain('api/src holds 13 source files');
  });

  test('may hold any number of tests and stylesheets', () => {
    const tests = filesIn('api/src', 30, '.test.ts');
    expect(checkFolderSizes([...filesIn('api/src', 12), ...tests])).toEqual([]);
    expect(tests.some(isProductFile)).toBe(false);
  });

  test('that is a component kit may hold more, while nine in ten folders do not', () => {
    const small = Array.from({ length: 9 }, (_, at) => `api/folder-${String(at)}/a.ts`);
    expect(checkFolderSizes([...small, ...filesIn('shared/ui', 36)])).toEqual([]);
    expect(checkFolderSizes(filesIn('shared/ui', 36))).toEqual([
      'The 90th percentile of source files in a folder is 36.',
    ]);
  });
});

describe('the order of api/src', () => {
  const README = '# The api\n\n```order\napp.ts\nmodules/gifts\nmodules/gifts/sums mail\nerrors\n```\n';
  const importing = (...paths: string[]) => paths.map((path) => `import { a } from '${path}';`).join('\n');
  const texts = (files: Record<string, string>) =>
    new Map(
      Object.entries({
        'app.ts': '',
        'modules/gifts/index.ts': '',
        'modules/gifts/sums/sum.ts': '',
        'mail/send.ts': '',
        'errors/is-error.ts': '',
        ...files,
      }).map(([path, text]) => [`api/src/${path}`, text]),
    );

  test('is read from the README, the lowest place first', () => {
    expect(readOrder(README)).toEqual([
      ['errors'],
      ['modules/gifts/sums', 'mail'],
      ['modules/gifts'],
      ['app.ts'],
    ]);
  });

  test.each([
    ['to a place below', 'app.ts', './errors/is-error.ts', 0],
    ['within a place', 'mail/send.ts', './queue.ts', 0],
    ['from a folder into one in it', 'modules/gifts/index.ts', './sums/sum.ts', 0],
    ['from a folder out of the one that it stands in', 'modules/gifts/sums/sum.ts', '../index.ts', 1],
    ['to a place beside', 'mail/send.ts', '../modules/gifts/sums/sum.ts', 1],
    ['to a place above', 'errors/is-error.ts', '../app.ts', 1],
    ['from a test', 'errors/is-error.test.ts', '../app.ts', 0],
  ])('counts an import %s', (_what, from, to, count) => {
    expect(findImportsAgainstOrder(readOrder(README), texts({ [from]: importing(to) }))).toHaveLength(count);
  });

  test('counts types and what is imported later', () => {
    const text = "import type { A } from '../app.ts';\nvoid import('../mail/send.ts');";
    expect(findImportsAgainstOrder(readOrder(README), texts({ 'errors/is-error.ts': text }))).toHaveLength(2);
  });

  test('names every file’s place and no other, and lets no third import run against it', () => {
    expect(checkImportOrder(README, texts({}))).toEqual([]);
    expect(checkImportOrder(README, texts({ 'loose.ts': '' }))).toEqual([
      expect.stringContaining('api/src/loose.ts stands at no place'),
    ]);
    expect(checkImportOrder(README.replace('errors', 'errors gone'), texts({}))).toEqual([
      expect.stringContaining('gone of the order'),
    ]);
    const two = importing('../app.ts', '../mail/send.ts');
    expect(checkImportOrder(README, texts({ 'errors/is-error.ts': two }))).toEqual([]);
    const three = importing('../app.ts', '../mail/send.ts', '../modules/gifts/index.ts');
    expect(checkImportOrder(README, texts({ 'errors/is-error.ts': three }))).toHaveLength(3);
  });
});

test('the index of a module of payments exports at most fifteen names, types too', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `type N${String(at)}`).join(', ');
  const indexes = (module: string, text: string) => new Map([[`api/src/modules/${module}/index.ts`, text]]);
  const full = `export { ${names(14)} } from './a.ts';\nexport function b() {}`;
  expect(countExportedNames(indexes('payments/ledger', full)).get('payments/ledger')).toBe(15);
  expect(checkExportedNames(indexes('payments/ledger', full))).toEqual([]);
  for (const more of ['export const c = 1;', "export * as c from './c.ts';", "export * from './c.ts';"])
    expect(checkExportedNames(indexes('payments/ledger', `${full}\n${more}`))).toHaveLength(1);
  expect(checkExportedNames(indexes('media', `${full}\nexport const c = 1;`))).toEqual([]);
});
