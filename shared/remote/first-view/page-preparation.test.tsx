import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { UnavailableError, type Http } from '../../http/http.ts';
import { createTestHost } from '../../testing/render-screen.tsx';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { startOutlet } from './outlet/outlet.tsx';
import { prepareServerRenderedPage } from './page-preparation.ts';
import { createMemory } from './remote-memory.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { createDocumentQueries } from '../queries/queries.ts';
import { describeServerRead } from '../queries/server-read.ts';

interface Page {
  readonly name: string;
  readonly posts: string;
}

const remote = sampleRemote({
  page: {
    load: async ({ http, queries }): Promise<Page> => {
      const read = (path: string) =>
        queries.ensureQueryData({
          queryKey: [path],
          queryFn: () => http.read({ base: 'api', path }, z.string()),
        });
      return { name: await read('name'), posts: await read('posts').catch(() => 'No posts') };
    },
    Screen: ({ data }) => {
      const { name, posts } = data as Page;
      return (
        <>
          <h1>{name}</h1>
          <p>{posts}</p>
        </>
      );
    },
    head: () => ({ title: 'A page', description: '' }),
  },
});

test('what the server left out is read once its page is hydrated, which stays as it was until then', async () => {
  history.replaceState(null, '', '/page');
  document.head.innerHTML = '<title>A page</title><script type="application/ld+json">{}</script>';
  const [, serverWroteJsonLd] = document.head.children;
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = '<h1>A house in Nilambur</h1><p>No posts</p>';
  const serverRendered = [...element.children];
  let answer: (posts: string) => void = () => undefined;
  const read = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const host = createTestHost({ http: {} as Http });
  const memory = createMemory(
    remote,
    () => ({ read, send: jest.fn(), upload: jest.fn() }) as unknown as Http,
  );
  const serverQueries = createQueryClient();
  serverQueries.setQueryData(['name'], 'A house in Nilambur');
  memory.queries = createDocumentQueries(describeServerRead(serverQueries));

  const page = await prepareServerRenderedPage(memory, '/page', host);
  if (!page) throw new Error('The page was left.');
  const onRecoverableError = jest.fn();
  const outlet = startOutlet({ memory, host, page, element, hydrating: true });
  const root = await act(async () => hydrateRoot(element, outlet.view, { onRecoverableError }));
  expect([...element.children]).toEqual(serverRendered);
  expect(element).toHaveTextContent('No posts');

  await act(async () => answer('A meeting on Saturday'));
  expect(await screen.findByText('A meeting on Saturday')).toBe(serverRendered[1]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(serverWroteJsonLd?.isConnected).toBe(true);
  act(() => root.unmount());
  outlet.dispose();
  element.remove();
});

test('a server-rendered page is hydrated with the texts that its screen alone has', async () => {
  const withTexts = sampleRemote(
    { page: { Screen: () => null, head: () => ({ title: '', description: '' }) } },
    () => ({ own: 'Words of this page' }),
  );
  const http = { read: jest.fn(), send: jest.fn(), upload: jest.fn() };
  const memory = createMemory(withTexts, () => http);
  memory.queries = createDocumentQueries(describeServerRead(createQueryClient()));
  const page = await prepareServerRenderedPage(memory, '/page', createTestHost({ http }));
  expect(page?.runtime.t('own')).toBe('Words of this page');
});

test('a server-rendered page without its data is loaded anew', async () => {
  const read = jest
    .fn()
    .mockResolvedValueOnce('A house in Nilambur')
    .mockRejectedValue(new UnavailableError('down'));
  const memory = createMemory(remote, () => ({ read, send: jest.fn(), upload: jest.fn() }));
  const page = await prepareServerRenderedPage(memory, '/page', createTestHost({ http: {} as Http }));
  expect(page?.outcome).toEqual({ kind: 'data', data: { name: 'A house in Nilambur', posts: 'No posts' } });
});
