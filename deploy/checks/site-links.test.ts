import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_ROUTE, routeOf } from '../../shell/src/routes.ts';
import { isProductFile, listSourceFiles } from '../structure/source-files.ts';

const root = join(import.meta.dirname, '../..');

/** Addresses of the site that are no pages: calls, posted forms and files. */
const NO_PAGE =
  /^\/(api|content|media|releases|sandbox|data-saver|users)\b|^\/payments\/(start|receipt)|\.[a-z]+$/;

const LINK = /\b(?:href|action|path|canonicalPath)\s*[=:]\s*\{?\s*["'`](\/[^"'`?#]*)/g;

/** The addresses that a source links to; a segment that is a value counts as `1`, and what follows otherwise is a query. */
function findLinks(text: string): string[] {
  return Array.from(text.matchAll(LINK), ([, path = '']) =>
    path
      .replace(/(?<=\/)\$\{[^}]*\}/g, '1')
      .replace(/\$\{.*$/, '')
      .replace(/:\w+\??/g, '1'),
  ).filter((path) => !NO_PAGE.test(path));
}

const isPage = (path: string) => routeOf(path) !== FALLBACK_ROUTE;

test('every address that a page or the frame links to is a page of the site', async () => {
  const sources = (await listSourceFiles(root)).filter(
    (file) => /^(mf-[^/]+|shell|shared)\/.*\.tsx?$/.test(file) && isProductFile(file),
  );
  const links = sources.flatMap((file) =>
    findLinks(readFileSync(join(root, file), 'utf8')).map((path) => ({ file, path })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path }) => !isPage(path))).toEqual([]);
});

test.each([
  ['<Link href="/projects?category=1">', ['/projects']],
  ['<ShareLinks path={`/event/${post.nid}`} />', ['/event/1']],
  ['<Link href={`/payments-check${query}`}>', ['/payments-check']],
  ["canonicalPath: '/videos'", ['/videos']],
  ["path: '/media/a.jpg'", []],
])('the links of %s', (text, links) => {
  expect(findLinks(text)).toEqual(links);
});

test('a link that leads nowhere is found', () => {
  expect(findLinks('<Link href="/project-list">').filter((path) => !isPage(path))).toEqual(['/project-list']);
});
