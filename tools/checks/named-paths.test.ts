import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@trust/shared/build/paths';
import { listSourceFiles } from '../structure/source-files.ts';

const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
const DOCUMENTS = [
  ...filesIn('.'),
  ...filesIn('docs'),
  ...readdirSync(root).map((folder) => join(folder, 'README.md')),
].filter((path) => path.endsWith('.md') && existsSync(join(root, path)));
const read = (document: string) => readFileSync(join(root, document), 'utf8');

/** A path in backquotes that begins with a folder of the project, or with `src/`, which is below a workspace. */
const NAMED = /`((?:shared|shell|mf-[a-z]+|api|deploy|tools|docs|src)\/[^\s`]*)`/g;
/** Globs and placeholders stand for many files. */
const STANDS_FOR_MANY = /[*<>{}…]/;

function listNamed(text: string): string[] {
  return Array.from(text.matchAll(NAMED), ([, path = '']) => path).filter(
    (path) => !STANDS_FOR_MANY.test(path),
  );
}

function listMissing(document: string, text: string): string[] {
  const folder = join(document, '..');
  const homes = ['.', ...(['.', 'docs'].includes(folder) ? readdirSync(root) : [folder])];
  return listNamed(text).filter((path) => !homes.some((home) => existsSync(join(root, home, path))));
}

test.each(DOCUMENTS)('the paths that %s names are there', (document) => {
  expect(listMissing(document, read(document))).toEqual([]);
});

test('a file that is not there is found, and a pattern is none', () => {
  expect(listMissing('api/README.md', '`src/gone.ts`, `api/src/*.ts` and `src/plugins/`')).toEqual([
    'src/gone.ts',
  ]);
});

/** How-tos name what somebody is to make by the example's own word; all else is there already. */
const EXAMPLE = /wells?|paybox|library|story|stories/i;
const HOW_TOS = filesIn('docs/how-to');
/** Names of code: a constant, a type, a function or a variable. */
const IDENTIFIER = /(?<![\w./-])(?:[A-Z][A-Z_]{3,}|[A-Z][a-z]+[A-Z]\w+|[a-z]+[A-Z]\w+)(?![\w/.-])/g;

async function readSources(): Promise<string> {
  const files = await listSourceFiles(root, ['*.ts', '*.tsx', '*.mjs', '*.css', '*.json']);
  return files.map((file) => read(file)).join('\n');
}

function listUnknown(text: string, sources: string, files: readonly string[]): string[] {
  const quoted = Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code).join('\n');
  const identifiers = quoted.match(IDENTIFIER) ?? [];
  const names = quoted.match(/^[\w.-]+\.(?:tsx?|mjs|css|py)$/gm) ?? [];
  return [
    ...identifiers.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(sources)),
    ...names.filter((name) => !files.some((file) => file.endsWith(`/${name}`) || file === name)),
  ].filter((name) => !EXAMPLE.test(name));
}

describe('how-tos', () => {
  let sources: string;
  let files: readonly string[];
  beforeAll(async () => {
    sources = await readSources();
    files = await listSourceFiles(root, ['*']);
  });

  test.each(HOW_TOS)('%s names files that are there', (document) => {
    expect(listMissing('docs/x', read(document)).filter((path) => !EXAMPLE.test(path))).toEqual([]);
  });

  test.each(HOW_TOS)('%s names code and files that are there', (document) => {
    expect(listUnknown(read(document), sources, files)).toEqual([]);
  });

  test('a constant and a file that are gone are found', () => {
    const gone = ['GONE', 'LISTS'].join('_');
    const text = `Name it in \`${gone}\` of \`gone.ts\`, beside \`WELLS_PATH\` and \`defineScreen({ load })\`.`;
    expect(listUnknown(text, sources, files)).toEqual([gone, 'gone.ts']);
  });
});
