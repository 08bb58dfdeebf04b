/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { sampleConfig } from '../testing/sample-config.ts';
import { defineRemote, defineScreen } from './definition.ts';
import { redirectTo } from './redirect.ts';
import { renderPage } from './server-render.tsx';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/name') response.end('"A house in Nilambur"');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const remote = defineRemote({
  name: 'mf-content',
  texts: { en: async () => ({ texts: {} }), ml: async () => ({ texts: {} }) },
  screens: [
    {
      id: 'page',
      path: '/page',
      screen: async () => ({
        screen: defineScreen<unknown>({
          load: async ({ http }) => {
            const [name, posts] = await Promise.all([
              http.read({ base: 'api', path: 'name' }, z.string()),
              http
                .read({ base: 'content', path: 'posts', forPart: true }, z.string())
                .catch(() => 'The posts could not be loaded.'),
            ]);
            return `${name}: ${posts}`;
          },
          Screen: ({ data }) => <h1>{String(data)}</h1>,
          head: () => ({ title: 'A page', description: '' }),
        }),
      }),
    },
    {
      id: 'form',
      path: '/form',
      screen: async () => ({
        screen: defineScreen<unknown>({
          load: async ({ posted }) => {
            throw redirectTo('/page', posted ? 307 : 302);
          },
          Screen: () => null,
          head: () => ({ title: 'A form', description: '' }),
        }),
      }),
    },
  ],
  parcels: {},
});

test('a page is drawn with what has come while a part of it never answers', async () => {
  const page = await renderPage(remote, {
    href: 'https://trust.example/page',
    language: 'en',
    config: sampleConfig,
    bases: { api: `${origin}/api`, content: `${origin}/content`, payments: origin },
    readBudgetMs: 2_000,
  });
  expect(page).toMatchObject({ kind: 'page', status: 200, failed: false });
  expect(page).toHaveProperty(
    'html',
    expect.stringContaining('A house in Nilambur: The posts could not be loaded.'),
  );
});

test.each([
  [302, undefined],
  [307, { values: { name: 'Asha' }, status: 200, errors: [] }],
])('a page leads elsewhere by the status that its loader chose, %s', async (status, posted) => {
  const page = await renderPage(remote, {
    href: 'https://trust.example/form',
    language: 'en',
    config: sampleConfig,
    bases: { api: `${origin}/api`, content: `${origin}/content`, payments: origin },
    readBudgetMs: 2_000,
    posted,
  });
  expect(page).toEqual({ kind: 'redirect', status, location: '/page' });
});
