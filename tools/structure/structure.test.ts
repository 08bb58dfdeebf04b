import { checkFolderSizes } from './folder-sizes.ts';
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
