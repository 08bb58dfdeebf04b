import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import type { PageData } from '../../contract/pages/data/page-data.ts';
import type { Language } from '../../contract/languages.ts';
import { UnavailableError, type Http } from '../../http/http.ts';
import { createTestHost, renderScreen } from '../../testing/render-screen.tsx';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { Link } from '../../ui/link.tsx';
import type { LoadContext, ScreenDefinition } from '../definition.ts';
import { preparePage } from '../first-view/page-preparation.ts';
import { createMemory } from '../first-view/remote-memory.ts';
import { useReload } from '../screen/routing.ts';

/** A page with a name, which it needs, and posts, which it can do without. */
const page = (id: string): ScreenDefinition => ({
  async load({ http, queries, language }: LoadContext) {
    const read = (path: string) =>
      queries.ensureQueryData({
        queryKey: [path, id, language],
        queryFn: () => http.read({ base: 'api', path: `${path}/${id}` }, z.string()),
      });
    const [name, posts] = await Promise.all([read('name'), read('posts').catch(() => 'no posts')]);
    return `${name}, ${posts}`;
  },
  Screen: ({ data }) => {
    const { reload } = useReload();
    return (
      <>
        <h1>{String(data)}</h1>
        <button onClick={reload}>Retry</button>
        {['first', 'second', 'third'].map((other) => (
          <Link key={other} href={`/${other}`}>
            {other}
          </Link>
        ))}
      </>
    );
  },
  head: () => ({ title: id, description: '' }),
});
const remote = sampleRemote({
  first: page('first'),
  second: page('second'),
  third: page('third'),
  plain: { Screen: () => <h1>Plain</h1>, head: () => ({ title: '', description: '' }) },
});

const RELEASE = '1.0.0-0123456789ab';
const addressOf = (id: string, language = 'en') =>
  `/page-data/mf-content/${RELEASE}/${language}?path=%2F${id}`;

/** Builds the gateway's answer with the data of a page. `parts` are those that it could read. */
const dataOf = (id: string, language: Language, parts = ['name', 'posts']): PageData => ({
  outcome: 'page',
  status: 200,
  screen: id,
  read: Object.fromEntries(
    parts.map((part) => [JSON.stringify([part, id, language]), `${part} of ${id} in ${language}`]),
  ),
});

type Answer = PageData | number | Error | 'hangs' | 'no JSON';

/** A gateway, whose answers are by page, and an api beside it. */
function site(answers: Record<string, Answer> = {}) {
  const asked: string[] = [];
  const read = jest.fn(async ({ path }: { path: string }) => {
    const answer: string = path === 'posts/broken' ? await Promise.reject(new UnavailableError('')) : path;
    return answer;
  });
  const aborted: string[] = [];
  window.fetch = (async (address: string, init?: RequestInit) => {
    asked.push(address);
    expect(init).toMatchObject({ credentials: 'omit' });
    const [, language = 'en', id = ''] = /(\w+)\?path=%2F(\w+)/.exec(address) ?? [];
    const answer = answers[id] ?? dataOf(id, language as Language);
    if (answer === 'hangs')
      return new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => {
          aborted.push(id);
          reject(new DOMException('', 'AbortError'));
        }),
      );
    if (answer === 'no JSON') return new Response('<html>');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
  }) as typeof fetch;
  const http = { read, send: jest.fn(), upload: jest.fn() } as unknown as Http;
  const host = {
    ...createTestHost({ http }),
    publicReleaseId: () => RELEASE as string | undefined,
  };
  const memory = createMemory(remote, () => http);
  const load = async (path: string) => (await preparePage(memory, path, host))?.outcome;
  return { asked, aborted, read, http, host, memory, load };
}

/** What the loader makes of what it reads by itself. */
const readByItself = (id: string) => ({ kind: 'data', data: `name/${id}, posts/${id}` });
const loaded = (id: string, language = 'en') => ({
  kind: 'data',
  data: `name of ${id} in ${language}, posts of ${id} in ${language}`,
});

beforeEach(() => {
  history.replaceState({ key: 'first' }, '', '/first');
  window.scrollTo = jest.fn();
});

test('a page’s data are one answer, and its loader asks for nothing', async () => {
  const { asked, read, load } = site();
  expect(await load('/second?page=2')).toEqual(loaded('second'));
  expect(asked).toEqual([`${addressOf('second')}%3Fpage%3D2`]);
  expect(read).not.toHaveBeenCalled();
});

test('a page of nothing is shown by the screen of this release, which needs no other answer', async () => {
  const { asked, read, load } = site({ second: { ...dataOf('second', 'en'), status: 404 } as PageData });
  expect(await load('/second')).toEqual(loaded('second'));
  expect([asked.length, read.mock.calls.length]).toEqual([1, 0]);
});

test('data are asked for again once they are older than 30 seconds, and not before', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'], now: 0 });
  const { asked, load } = site();
  await load('/second');
  jest.setSystemTime(29_000);
  await load('/second');
  expect(asked).toHaveLength(1);
  jest.setSystemTime(31_000);
  await load('/second');
  expect(asked).toHaveLength(2);
});

test('another language has data of its own', async () => {
  const { asked, host, load } = site();
  await load('/second');
  host.language.change('ml');
  expect(await load('/second')).toEqual(loaded('second', 'ml'));
  expect(asked).toEqual([addressOf('second'), addressOf('second', 'ml')]);
});

test.each<[string, Answer, number]>([
  ['is of another release', 409, 1],
  ['does not come', new TypeError('Failed to fetch'), 1],
  ['is no JSON', 'no JSON', 1],
  ['has no outcome', {} as PageData, 1],
  ['is a failure of the gateway', 500, 1],
  ['says that the loader failed', { outcome: 'failed' }, 2],
  ['knows no such page', 404, 2],
])(
  'where the answer %s the loader reads by itself, and asks again only where that may help',
  async (_what, answer, times) => {
    const { asked, load } = site({ second: answer, third: answer });
    expect(await load('/second')).toEqual(readByItself('second'));
    expect(await load('/third')).toEqual(readByItself('third'));
    expect(asked).toHaveLength(times);
  },
);

test.each<[string, Answer, number]>([
  ['did not come is asked for again', new TypeError('Failed to fetch'), 2],
  ['is of another release is never asked for again', 409, 1],
])('what %s half a minute later', async (_what, answer, times) => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'], now: 0 });
  const { asked, load } = site({ second: answer });
  await load('/second');
  jest.setSystemTime(31_000);
  await load('/third');
  expect(asked).toHaveLength(times);
});

test('an answer that is late is waited for so long and no longer', async () => {
  const { setTimeout: nextTask } = window;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const { asked, aborted, load } = site({ second: 'hangs' });
  const loading = load('/second');
  while (asked.length === 0) await new Promise((resolve) => nextTask(resolve));
  jest.advanceTimersByTime(4_900);
  expect(aborted).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(await loading).toEqual(readByItself('second'));
  expect(aborted).toEqual(['second']);
});

test('where a page leads elsewhere, that page is loaded in its place', async () => {
  const { asked, host, memory } = site({ second: { outcome: 'redirect', location: '/third' } });
  expect(await preparePage(memory, '/second', host)).toMatchObject({
    href: new URL('/third', location.href).href,
    outcome: loaded('third'),
  });
  expect(asked).toEqual([addressOf('second'), addressOf('third')]);
});

test('a page that reads nothing is loaded by itself once its screen is there, and so is one of which the host knows nothing', async () => {
  const { asked, host, memory, load } = site();
  memory.screens.set('plain', await remote.screens[3]!.screen().then((loadedScreen) => loadedScreen.screen));
  expect(await load('/plain')).toEqual({ kind: 'data', data: null });
  const silent = { ...host, publicReleaseId: () => undefined };
  expect(await preparePage(memory, '/second', silent)).toMatchObject({ outcome: readByItself('second') });
  expect(asked).toEqual([]);
});

test('a part that the gateway went without is read once the page is shown', async () => {
  const { asked, read, host, memory } = site({ second: dataOf('second', 'en', ['name']) });
  const prepared = await preparePage(memory, '/second', host);
  expect(prepared).toMatchObject({
    incomplete: true,
    outcome: { kind: 'data', data: 'name of second in en, no posts' },
  });
  expect(read).not.toHaveBeenCalled();
  // As the outlet does.
  const { runtime, route } = prepared!;
  const again = await runtime.loadData(route.screen, route.params, new URL(prepared!.href));
  expect(again).toBe('name of second in en, posts/second');
  expect(asked).toHaveLength(1);
});

test('where what a page needs is missing in the answer, its loader reads it at once', async () => {
  const { load } = site({ second: dataOf('second', 'en', ['posts']) });
  expect(await load('/second')).toEqual({ kind: 'data', data: 'name/second, posts of second in en' });
});

describe('in an open page', () => {
  const heading = () => screen.getByRole('heading', { level: 1 });
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const open = async (answers: Record<string, Answer> = {}) => {
    const started = site(answers);
    const shown = await renderScreen(remote, '/first', {
      http: started.http,
      release: RELEASE,
    });
    started.asked.length = 0;
    return { ...started, ...shown };
  };

  test('each link is one request, and Back within half a minute is none', async () => {
    const { asked, read } = await open();
    await follow('second');
    await waitFor(() => expect(heading()).toHaveTextContent('name of second in en, posts of second in en'));
    await follow('third');
    await waitFor(() => expect(heading()).toHaveTextContent('name of third in en'));
    act(() => history.back());
    await waitFor(() => expect(heading()).toHaveTextContent('name of second in en'));
    expect(asked).toEqual([addressOf('second'), addressOf('third')]);
    expect(read).not.toHaveBeenCalled();
  });

  test('what the visitor pressed before is no longer asked for, nor shown', async () => {
    const { asked, aborted, read } = await open({ second: 'hangs' });
    await follow('second');
    await waitFor(() => expect(asked).toEqual([addressOf('second')]));
    await follow('third');
    await waitFor(() => expect(heading()).toHaveTextContent('name of third in en'));
    expect(aborted).toEqual(['second']);
    expect(read).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/third');
  });

  test('a language that is chosen is one request', async () => {
    const { asked, read, language } = await open();
    act(() => language.change('ml'));
    await waitFor(() => expect(heading()).toHaveTextContent('name of first in ml, posts of first in ml'));
    expect(asked).toEqual([addressOf('first', 'ml')]);
    expect(read).not.toHaveBeenCalled();
  });

  test('what was pressed in one language is shown in the one that was chosen meanwhile', async () => {
    const { language } = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const answer = window.fetch;
    window.fetch = async (...call) => {
      if (call[0] === addressOf('second')) await held;
      return answer(...call);
    };
    await follow('second');
    act(() => language.change('ml'));
    await waitFor(() => expect(heading()).toHaveTextContent('name of second in ml'));
    await act(async () => release());
    expect(heading()).toHaveTextContent('name of second in ml, posts of second in ml');
  });

  test('a part that is missing follows once the page is shown, and a second time only when it is asked for', async () => {
    const { asked, read } = await open({ second: dataOf('second', 'en', ['name']) });
    read.mockRejectedValueOnce(new UnavailableError(''));
    await follow('second');
    await waitFor(() => expect(heading()).toHaveTextContent('name of second in en, no posts'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(heading()).toHaveTextContent('name of second in en, posts/second'));
    expect([asked.length, read.mock.calls.length]).toEqual([1, 2]);
  });

  test('a link loads its document where the gateway refuses the data for load, and what is shown is read by itself', async () => {
    const { read, language } = await open({ second: 503, first: 503 });
    read.mockClear();
    const navigates = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => language.change('ml'));
    await waitFor(() => expect(heading()).toHaveTextContent('name/first, posts/first'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(navigates).not.toHaveBeenCalled();
    await follow('second');
    await waitFor(() => expect(navigates).toHaveBeenCalled());
    expect(String(navigates.mock.calls[0]?.[0])).toMatch(/navigation/);
    expect(read).toHaveBeenCalledTimes(2);
    navigates.mockRestore();
  });
});
