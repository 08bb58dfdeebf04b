/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { serveReleaseFiles } from './release-files.ts';

const RELEASE = 'mf-content/1.0.0-3f2a9c01b4de';
const FILES = {
  [`${RELEASE}/browser/screen-home.js`]: 'a script',
  [`${RELEASE}/browser/screen-home.js.br`]: 'as Brotli',
  [`${RELEASE}/browser/.hidden.js`]: 'a secret',
  [`${RELEASE}/standalone/mf-content.css`]: 'h1{}',
  [`${RELEASE}/server/render.js`]: 'a secret',
  [`${RELEASE}/release.json`]: 'a secret',
  'pointer.json': 'a secret',
};

let folder: string;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = fastify();
  await serveReleaseFiles(app, folder);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The path goes as it is: `fetch` would resolve its dots. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  const asking = request({ hostname, port, path, method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (!answer) throw new Error('Nothing came back.');
  return { statusCode: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const SCRIPT = `/releases/${RELEASE}/browser/screen-home.js`;

test('a browser file is served for a year, compressed for whoever reads that', async () => {
  const plain = await ask(SCRIPT);
  expect(plain).toMatchObject({ statusCode: 200, body: 'a script' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toMatch(/javascript/);

  const compressed = await ask(`${SCRIPT}?1`, 'GET', { 'accept-encoding': 'gzip, br' });
  expect(compressed).toMatchObject({ statusCode: 200, body: 'as Brotli' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toMatch(/javascript/);
  expect(compressed.headers['vary']).toMatch(/accept-encoding/i);
});

test('a file of a page of one remote alone is served, and HEAD tells its length', async () => {
  const url = `/releases/${RELEASE}/standalone/mf-content.css`;
  expect((await ask(url)).body).toBe('h1{}');
  const head = await ask(url, 'HEAD');
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers['content-length']).toBe('4');
});

test.each([
  `/releases/${RELEASE}/server/render.js`,
  `/releases/${RELEASE}/release.json`,
  '/releases/pointer.json',
  `/releases/${RELEASE}/browser/.hidden.js`,
  `/releases/${RELEASE}/browser/%2ehidden.js`,
  `/releases/${RELEASE}/browser`,
  `/releases/${RELEASE}/browser/`,
  `/releases/${RELEASE}/browser/..`,
  `/releases/${RELEASE}/browser/../server/render.js`,
  `/releases/${RELEASE}/browser/..%2fserver%2frender.js`,
  `/releases/${RELEASE}/browser/..%5cserver%5crender.js`,
  `/releases/${RELEASE}/browser/%2e%2e%2frelease.json`,
  `/releases//${RELEASE}/browser/screen-home.js`,
  '/releases/../pointer.json',
  `${SCRIPT}%00`,
  `/releases/${RELEASE}/browser/gone.js`,
])('nothing else is: %s', async (url) => {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('a secret');
});
