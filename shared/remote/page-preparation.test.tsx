import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { Unavailable, type Http } from '../http/http.ts';
import { hostOf } from '../testing/render-screen.tsx';
import { sampleRemote } from '../testing/sample-remote.ts';
import { startArea } from './area.tsx';
import { resumePage } from './page-preparation.ts';
import { createMemory } from './remote-memory.ts';
import { createQueries } from './runtime.ts';

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

test('what the server went without is read once its page is taken over, which stands as it was until then', async () => {
  history.replaceState(null, '', '/page');
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = '<h1>A house in Nilambur</h1><p>No posts</p>';
  const drawn = [...place.children];
  let answer: (posts: string) => void = () => undefined;
  const read = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const host = hostOf({ http: {} as Http });
  const memory = createMemory(remote, () => ({ read, send: jest.fn() }) as unknown as Http);
  memory.queries = createQueries();
  memory.queries.setQueryData(['name'], 'A house in Nilambur');

  const page = await resumePage(memory, '/page', host);
  if (!page) throw new Error('The page was left.');
  const onRecoverableError = jest.fn();
  const area = startArea({ memory, host, page, place, resuming: true });
  const root = await act(async () => hydrateRoot(place, area.view, { onRecoverableError }));
  expect([...place.children]).toEqual(drawn);
  expect(place).toHaveTextContent('No posts');

  await act(async () => answer('A meeting on Saturday'));
  expect(await screen.findByText('A meeting on Saturday')).toBe(drawn[1]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  area.dispose();
  place.remove();
});

test('a page that the server handed over without its data is read anew', async () => {
  const read = jest
    .fn()
    .mockResolvedValueOnce('A house in Nilambur')
    .mockRejectedValue(new Unavailable('down'));
  const memory = createMemory(remote, () => ({ read, send: jest.fn() }));
  const page = await resumePage(memory, '/page', hostOf({ http: {} as Http }));
  expect(page?.hydration.loaderData).toEqual({ page: { name: 'A house in Nilambur', posts: 'No posts' } });
});
