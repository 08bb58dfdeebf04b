import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import { FALLBACK_ROUTE, SITE_ROUTES } from '../../shell/src/routes.ts';

const root = join(import.meta.dirname, '../..');

/** The tables of the page: what stands in a row's first cell, and the files in its last. */
const rows = readFileSync(join(root, 'docs/routes-and-tests.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [name, tests] = [/^\| `([^`]+)`/.exec(line)?.[1], line.split('|').at(-2)];
    return name === undefined || tests === undefined
      ? []
      : [{ name, tests: Array.from(tests.matchAll(/`([^`]+)`/g), ([, file]) => file ?? '') }];
  });
const listed = rows.map(({ name }) => name);

test('every route of the site is in the table', () => {
  expect(listed).toEqual(expect.arrayContaining([...SITE_ROUTES, FALLBACK_ROUTE].map(({ path }) => path)));
});

test('every remote answers a path', () => {
  expect(new Set(SITE_ROUTES.map(({ remote }) => remote))).toEqual(new Set(REMOTES));
});

/** A pattern without names of parameters; with an optional last segment it is two. */
function expandPattern(path: string): string[] {
  const pattern = path.replace(/:\w+/g, ':');
  return pattern.endsWith('?') ? [pattern.replace(/\/:\?$/, ''), pattern.slice(0, -1)] : [pattern];
}

test.each(REMOTES)('the screens of %s are what the table says that it answers', (remote) => {
  const source = readFileSync(join(root, remote, 'src/remote.tsx'), 'utf8');
  const screens = Array.from(source.matchAll(/\bpath: '([^']+)'/g), ([, path = '']) => path);
  const routes = [...SITE_ROUTES, FALLBACK_ROUTE].filter((route) => route.remote === remote);
  expect(screens.flatMap(expandPattern).toSorted()).toEqual(
    routes.flatMap(({ path }) => expandPattern(path)).toSorted(),
  );
});

test.each(rows)('$name names tests that are there', ({ tests }) => {
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
