/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { PostedForm } from '../../contract/pages/posted-form.ts';
import { sampleConfig } from '../../testing/sample-config.ts';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { redirectTo } from '../redirect.ts';
import type { RemoteDefinition } from '../definition.ts';
import { readOutlined } from '../queries/queries.ts';
import { readPage, renderPage } from './server-render.tsx';

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

const remote = sampleRemote({
  page: {
    load: async ({ http }) => {
      const [name, posts] = await Promise.all([
        http.read({ base: 'api', path: 'name' }, z.string()),
        http
          .read({ base: 'content', path: 'posts', optional: true }, z.string())
          .catch(() => 'The posts could not be loaded.'),
      ]);
      return `${name}: ${posts}`;
    },
    Screen: ({ data }) => <h1>{String(data)}</h1>,
    head: () => ({ title: 'A page', description: '' }),
  },
  form: {
    load: async ({ posted }) => {
      throw redirectTo('/page', posted ? 307 : 302);
    },
    Screen: () => null,
    head: () => ({ title: 'A form', description: '' }),
  },
});

/** Renders a page on the server with a read budget of two seconds. */
const render = (path: string, posted?: PostedForm) =>
  renderPage(remote, {
    href: `https://trust.example${path}`,
    language: 'en',
    config: sampleConfig,
    bases: { api: `${origin}/api`, content: `${origin}/content`, payments: origin },
    readBudgetMs: 2_000,
    posted,
  });

test('a page is rendered without a part that never answers', async () => {
  const page = await render('/page');
  expect(page).toMatchObject({ outcome: 'page', status: 200, failed: false });
  expect(page).toHaveProperty(
    'html',
    expect.stringContaining('A house in Nilambur: The posts could not be loaded.'),
  );
});

test.each([
  [302, undefined],
  [307, { values: { name: 'Asha' }, status: 200, errors: [] }],
])('a page leads elsewhere by the status that its loader chose, %s', async (status, posted) => {
  const page = await render('/form', posted);
  expect(page).toEqual({ outcome: 'redirect', status, location: '/page' });
});

test('a page that names its parameters is loaded without the others, and says which they are', async () => {
  const shown = sampleRemote({
    list: {
      load: async ({ url }) => url.search,
      Screen: ({ data }) => <h1>{String(data)}</h1>,
      head: () => ({ title: 'A list', description: '' }),
    },
  });
  const page = await renderPage(
    { ...shown, screens: shown.screens.map((screen) => ({ ...screen, query: ['page'] })) },
    {
      href: 'https://trust.example/list?fbclid=1&page=2&lang=ml',
      language: 'en',
      config: sampleConfig,
      bases: { api: origin, content: origin, payments: origin },
    },
  );
  expect(page).toMatchObject({ html: '<h1>?page=2&amp;lang=ml</h1>', query: ['page'] });
});

describe('a page that is read without being rendered', () => {
  const outlined = sampleRemote({
    list: {
      load: async ({ queries, http }) => {
        const cards = await readOutlined(queries, {
          queryKey: ['cards'],
          queryFn: async () => ['Asha', 'Binu'],
          outline: (names) => names.length,
        });
        const posts = await queries
          .ensureQueryData({
            queryKey: ['posts'],
            queryFn: () => http.read({ base: 'content', path: 'posts', optional: true }, z.string()),
          })
          .catch(() => 'no posts');
        return { cards, posts };
      },
      Screen: () => {
        throw new Error('rendered');
      },
      head: () => {
        throw new Error('described');
      },
      statusOf: () => 404,
    },
    broken: {
      load: () => Promise.reject(new Error('out of order')),
      Screen: () => null,
      head: () => ({ title: '', description: '' }),
    },
  });
  const read = (of: RemoteDefinition, path: string) =>
    readPage(of, {
      href: `https://trust.example${path}`,
      language: 'en',
      config: sampleConfig,
      bases: { api: `${origin}/api`, content: `${origin}/content`, payments: origin },
      readBudgetMs: 200,
    });

  test('is all that its loader has read, with its status, and says that a part is missing', async () => {
    expect(await read(outlined, '/list')).toEqual({
      outcome: 'page',
      status: 404,
      screen: 'list',
      read: { '["cards"]': ['Asha', 'Binu'] },
      incomplete: true,
    });
  });

  test.each([
    [outlined, '/broken', { outcome: 'failed' }],
    [outlined, '/nothing', { outcome: 'no-match' }],
    [remote, '/form', { outcome: 'redirect', location: '/page' }],
  ])('%# is told as what its loader did', async (of, path, result) => {
    expect(await read(of, path)).toEqual(result);
  });
});
