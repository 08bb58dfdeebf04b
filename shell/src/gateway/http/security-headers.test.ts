/** @jest-environment node */
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import Fastify from 'fastify';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { DocumentGroup } from '../../routes.ts';
import {
  contentSecurityPolicy,
  embedderPolicy,
  nonceSources,
  PAGE_HEADERS,
  WORKER_HEADERS,
} from '../page/page-policy.ts';
import { createUnreadableHandler } from './problems.ts';
import { setSecurityHeaders } from './security-headers.ts';

async function headersOf(
  path: string,
  own: Record<string, string> = {},
  siteUrl = 'https://shelter.example',
) {
  const app = Fastify();
  setSecurityHeaders(app, siteUrl);
  app.get('/*', (_request, reply) => reply.headers(own).send('{}'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await fetch(address + path);
  await app.close();
  return Object.fromEntries(headers);
}

const pageHeaders = (group: DocumentGroup) =>
  headersOf('/', {
    ...PAGE_HEADERS,
    ...embedderPolicy(group),
    'content-security-policy': contentSecurityPolicy(sampleConfig, group, nonceSources('nonce')),
  });

/**
 * The points that the headers of a page get by the rules of MDN's HTTP Observatory
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100, less for what is missing, more for what is more
 * than expected.
 */
function scoreOf(headers: Readonly<Record<string, string>>): number {
  const header = (name: string) => headers[name] ?? '';
  const policy = header('content-security-policy');
  const isUnsafe = /unsafe-inline|unsafe-eval|\*/.test(policy);
  const seconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const points = [
    /default-src 'none'/.test(policy) && !isUnsafe ? 10 : isUnsafe ? -20 : -25,
    seconds >= 15_768_000 ? 0 : seconds > 0 ? -10 : -20,
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    /frame-ancestors/.test(policy) ? 5 : -20,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      header('referrer-policy'),
    )
      ? 5
      : 0,
    /^same-origin/.test(header('cross-origin-opener-policy')) ? 10 : 0,
    /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
    /^(credentialless|require-corp)$/.test(header('cross-origin-embedder-policy')) ? 10 : 0,
  ];
  return points.reduce<number>((sum, point) => sum + point, 100);
}

test.each<[group: DocumentGroup, points: number]>([
  ['site', 140],
  ['payments', 140],
  ['payments-mobile', 140],
  ['relief', 140],
  ['application', 150],
  ['application-summary', 150],
])('a page of the group %s gets %d points', async (group, points) => {
  expect(scoreOf(await pageHeaders(group))).toBeGreaterThanOrEqual(points);
});

test('a page is told to no other visitor, and may look through no camera', async () => {
  const headers = await pageHeaders('site');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(headers.vary?.split(', ').toSorted()).toEqual([
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
    'Save-Data',
  ]);
  for (const device of ['camera', 'geolocation', 'microphone'])
    expect(headers['permissions-policy']).toContain(`${device}=()`);
  for (const name of ['base-uri', 'object-src', 'default-src'])
    expect(headers['content-security-policy']).toContain(`${name} 'none'`);
});

test('the offline worker is asked for anew each time, and calls nobody but this site', () => {
  expect(WORKER_HEADERS).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('an answer without any of them would fail', () => {
  expect(scoreOf({})).toBeLessThan(50);
});

test.each(['/', '/api/project/get-stats', '/robots.txt', '/no/such/page', '/content/media/1', '/mediation'])(
  '%s is for this site alone, is no other type than it says, and comes by https for a year',
  async (path) => {
    expect(await headersOf(path)).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
  },
);

test.each(['/media/1.jpg', '/releases/shell/1/browser/a.js', '/sandbox/page.css'])(
  '%s may be shown by others',
  async (path) => {
    expect((await headersOf(path))['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test('what a route says itself stays, and a site without https demands none', async () => {
  const own = { 'cross-origin-resource-policy': 'same-site' };
  const headers = await headersOf('/media/1.jpg', own, 'http://localhost:8080');
  expect(headers['cross-origin-resource-policy']).toBe('same-site');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400],
  ['has too long headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('who sends what %s gets an answer that says the same', async (_what, text, status) => {
  const app = Fastify({ clientErrorHandler: createUnreadableHandler('https://shelter.example') });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
  const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(await headersOf('/')))
    if (/^(strict|cross|x-content)/.test(name)) expect(head).toContain(`${name}: ${value}`);
  expect(head.match(/^(strict|cross|x-content)/gm)).toHaveLength(3);
  expect(JSON.parse(body)).toMatchObject({ status });
  await app.close();
});
