import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@trust/shared/build/paths';

const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const DOCUMENTS = [
  ...filesIn('.'),
  ...filesIn('docs'),
  ...readdirSync(root).map((folder) => join(folder, 'README.md')),
].filter((path) => path.endsWith('.md') && existsSync(join(root, path)));

/** A path in backquotes that begins with a folder of the project, or with `src/`, which is below a workspace. */
const NAMED = /`((?:shared|shell|mf-[a-z]+|api|deploy|tools|docs|src)\/[^\s`]*)`/g;
/** Globs and placeholders stand for many files. */
const STANDS_FOR_MANY = /[*<>{}…]/;

function listMissing(document: string, text: string): string[] {
  const folder = join(document, '..');
  const homes = ['.', ...(['.', 'docs'].includes(folder) ? readdirSync(root) : [folder])];
  return Array.from(text.matchAll(NAMED), ([, path = '']) => path)
    .filter((path) => !STANDS_FOR_MANY.test(path))
    .filter((path) => !homes.some((home) => existsSync(join(root, home, path))));
}

test.each(DOCUMENTS)('the paths that %s names are there', (document) => {
  expect(listMissing(document, readFileSync(join(root, document), 'utf8'))).toEqual([]);
});

test('a file that is not there is found, and a pattern is none', () => {
  expect(listMissing('api/README.md', '`src/gone.ts`, `api/src/*.ts` and `src/plugins/`')).toEqual([
    'src/gone.ts',
  ]);
});
