/** @jest-environment node */
import Fastify from 'fastify';
import { SAVER_PATH } from '../../data-saver.ts';
import { registerDataSaverSwitch } from './data-saver-switch.ts';

/** Jest cannot load the cookie plugin, which imports dynamically: the cookie is what the plugin is given. */
async function choose(query: string, siteUrl = 'https://site.example') {
  const app = Fastify();
  const cookies: unknown[] = [];
  app.decorateReply('setCookie', function (name, value, options) {
    cookies.push({ name, value, ...options });
    return this;
  });
  registerDataSaverSwitch(app, siteUrl);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { status, headers } = await fetch(`${address}${SAVER_PATH}?${query}`, { redirect: 'manual' });
  await app.close();
  return { status, headers, cookies };
}

const YEAR_S = 31_536_000;

test.each([
  ['mode=on&next=%2Fprojects', '1', '/projects'],
  ['mode=off&next=%2Fprojects', '0', '/projects'],
  ['next=%2F%2Felsewhere.example', '0', '/'],
])('the switch with %s is remembered as %s for a year, and leads to %s', async (query, value, page) => {
  const { status, headers, cookies } = await choose(query);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, page, 'no-store']);
  expect(cookies).toEqual([
    { name: 'saver', value, path: '/', maxAge: YEAR_S, sameSite: 'lax', secure: true },
  ]);
});

test('a site without https remembers the choice too', async () => {
  expect((await choose('mode=on', 'http://localhost:8080')).cookies).toMatchObject([{ secure: false }]);
});
