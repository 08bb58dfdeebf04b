import { findDeclaredNames } from './declared-names.ts';
import { checkFolderSizes } from './folder-sizes.ts';
import { findReplacedWords, wordsOf } from './replaced-words.ts';
import { isProductFile } from './source-files.ts';
import { findRepeatedTypes } from './type-names.ts';

const wordsIn = (text: string, file = 'shell/src/a.ts') =>
  findReplacedWords(file, findDeclaredNames(file, text));

describe('a name with a replaced word', () => {
  test.each([
    ['a variable', 'const keptChild = 1;', 'keptChild'],
    ['a parameter', 'export function start(surroundings: Context) {}', 'surroundings'],
    ['a field of a type', 'interface Page { readonly area: Element }', 'area'],
    ['a field of an object', 'export const page = { drawn: true };', 'drawn'],
    ['a taken-out field', 'const { told } = answer;', 'told'],
    ['a type', 'type Refusal = string;', 'Refusal'],
    ['a whole name', 'function giveBack() {}', 'giveBack'],
    ['a type of dependencies', 'interface GatewayParts {}', 'GatewayParts'],
    ['dependencies by the name of parts', 'const start = (parts: GatewayDeps) => parts;', 'parts'],
  ])('is found in %s', (_where, text, name) => {
    expect(wordsIn(text)).toEqual([expect.stringContaining(`«${name}»`)]);
  });

  test('says where it stands and what to use', () => {
    expect(wordsIn('\nconst area = 1;')).toEqual([
      'shell/src/a.ts:2 names «area»; the glossary says: outlet.',
    ]);
  });
});

describe('a name with the ordinary meaning', () => {
  test.each([
    ['a text area', 'const TextArea = 1;'],
    ['the town of an address', 'interface Donor { place: string }'],
    ['parts of a page', 'const parts = [1];'],
    ['part of another word', 'const placeholder = 1; const areaCode2 = 2;'.replace('areaCode2', 'threshold')],
    ['a use of what another file names', "import { kept } from 'elsewhere'; kept();"],
  ])('is let be: %s', (_what, text) => {
    expect(wordsIn(text)).toEqual([]);
  });
});

test.each([
  ['keptChild', ['kept', 'child']],
  ['LARGEST_AREA', ['largest', 'area']],
  ['readHTMLArea', ['read', 'html', 'area']],
])('the words of %s', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test('an exported type whose name is declared twice is found, and one that is private is not', () => {
  const read = (file: string, text: string) => [file, findDeclaredNames(file, text)] as const;
  const files = new Map([
    read('api/a.ts', 'export type Donation = { a: 1 }; type Row = 1;'),
    read('mf-donations/b.ts', 'export interface Donation { b: 2 } type Row = 2;'),
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
