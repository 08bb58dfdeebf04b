import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@trust/shared/contract/languages';
import {
  EVENT_PATH,
  PROJECT_PATH,
  REPORT_PATH,
  SOLACE_PROGRAMME_PATH,
} from '@trust/shared/contract/pages/paths';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { SITE_ROUTES, routeOf } from '../../routes.ts';
import { samplePage, standaloneList } from './standalone-pages.ts';

const REMOTES = ['mf-content', 'mf-donations', 'mf-applications', 'mf-auth'] as const;

test.each(REMOTES)(
  '%s served alone lists all of its screens, in both languages, and none of another',
  (remote) => {
    const page = standaloneList(remote, '/screens', sampleConfig.trust.name, 'en');
    const listed = [...page.matchAll(/<a href="([^"?]+)\?lang=(\w+)"/g)].map(([, path = '', code]) => [
      path,
      code,
    ]);
    const own = SITE_ROUTES.filter((route) => route.remote === remote);
    const linked = own.flatMap(({ path }) => samplePage(path) ?? []);
    expect(listed).toEqual(linked.flatMap((path) => LANGUAGE_CODES.map((code) => [path, code])));
    expect(page.match(/<li>/g)).toHaveLength(own.length);
    for (const [path = ''] of listed) expect([path, routeOf(path).remote]).toEqual([path, remote]);
  },
);

test('each example is a page of its own route', () => {
  for (const { path } of SITE_ROUTES) {
    const address = samplePage(path);
    if (address !== undefined) expect(routeOf(address).path).toBe(path);
  }
});

test.each([
  ['projects', PROJECT_PATH],
  ['events', EVENT_PATH],
  ['reports', REPORT_PATH],
  ['solace', SOLACE_PROGRAMME_PATH],
])('the example of %s is in the sample content', (kind, path) => {
  const file = join(import.meta.dirname, `../../../../api/sample-content/${kind}.json`);
  const id = samplePage(path)?.split('/').at(-1);
  expect(readFileSync(file, 'utf8')).toContain(`"id": "${id}"`);
});
