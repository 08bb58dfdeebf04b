import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import type { RemoteDefinition } from '@trust/shared/remote/definition';
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

test.each(REMOTES)('the screens of %s are what the table says that it answers', async (name) => {
  const { remote } = (await import(`../../${name}/src/remote.tsx`)) as { remote: RemoteDefinition };
  const routes = [...SITE_ROUTES, FALLBACK_ROUTE].filter((route) => route.remote === name);
  expect(remote.screens.map(({ path }) => path).toSorted()).toEqual(
    routes.map(({ path }) => path).toSorted(),
  );
});

test.each(rows)('$name names tests that are there', ({ tests }) => {
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
