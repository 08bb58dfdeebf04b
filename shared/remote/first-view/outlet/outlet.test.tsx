import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnavailableError, type Http } from '../../../http/http.ts';
import { createTestHost, renderScreen } from '../../../testing/render-screen.tsx';
import { sampleRemote } from '../../../testing/sample-remote.ts';
import type { LoadContext, ScreenDefinition } from '../../definition.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { Link } from '../../../ui/link.tsx';
import { browserHistory } from '../history/browser-history.ts';
import type { PageHistory } from '../history/page-history.ts';
import { redirectTo } from '../../redirect.ts';
import { OwnLink } from '../../screen/own-link.tsx';
import { preparePage } from '../page-preparation.ts';
import { createMemory } from '../remote-memory.ts';
import { startOutlet } from './outlet.tsx';
import { useFragment, useNavigateTo, useReplaceAddress, useSearch } from '../../screen/routing.ts';

const http = {} as Http;
const loaded: string[] = [];

/** A remote of plain pages; each load is recorded in `loaded`. */
function remoteOf(loads: Record<string, (context: LoadContext) => Promise<unknown>>) {
  const screenAt = (name: string): ScreenDefinition => ({
    load: async (context) => {
      loaded.push(name);
      return (await loads[name]?.(context)) ?? name;
    },
    Screen: () => (
      <>
        <h1>{name}</h1>
        <Link href="/gone">Gone</Link>
        <Link href="/second?page=2">Second</Link>
        <Link href="/elsewhere">Elsewhere</Link>
      </>
    ),
    head: () => ({ title: `About ${name}`, description: `What ${name} is about` }),
  });
  return sampleRemote(Object.fromEntries(['first', 'second', 'gone'].map((name) => [name, screenAt(name)])));
}

/** A loader that redirects. */
const redirectsTo = (path: string) => (): Promise<never> => {
  throw redirectTo(path);
};

const remote = remoteOf({
  gone: redirectsTo('/second'),
});
const heading = () => screen.getByRole('heading', { level: 1 });

/** The shell navigates in this document: it writes the address, and single-spa sends a popstate to the routers. */
function navigateByShell(path: string): void {
  act(() => {
    history.pushState({ key: path }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

beforeEach(() => {
  loaded.length = 0;
  window.scrollTo = jest.fn();
});

test('a link to one’s own page is followed with one load, and the heading has the focus', async () => {
  await renderScreen(remote, '/first', { http });
  loaded.length = 0;
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  expect(loaded).toEqual(['second']);
  expect(location.pathname + location.search).toBe('/second?page=2');
  expect(heading()).toHaveFocus();
  expect(document.title).toBe('About second · Sample');
});

test('a page that sends the visitor on leaves no entry behind', async () => {
  await renderScreen(remote, '/first', { http });
  const entries = history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Gone' }));
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  expect(location.pathname).toBe('/second');
  expect(history.length).toBe(entries + 1);
});

test('nor does one that the shell went to', async () => {
  await renderScreen(remote, '/first', { http });
  const entries = history.length;
  navigateByShell('/gone');
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  expect(location.pathname).toBe('/second');
  expect(history.length).toBe(entries + 1);
});

test('a page that sends the visitor to another remote’s page asks the shell, and stays until then', async () => {
  const leaving = remoteOf({ gone: redirectsTo('/elsewhere') });
  const { navigatedTo } = await renderScreen(leaving, '/first', { http });
  await userEvent.click(screen.getByRole('link', { name: 'Gone' }));
  await waitFor(() => expect(navigatedTo).toEqual(['/elsewhere']));
  expect(heading()).toHaveTextContent('first');
});

test('a page that could not be read says so, and Retry reads it again', async () => {
  const failing = jest.fn<Promise<unknown>, []>();
  for (let times = 0; times < 2; times += 1)
    failing.mockRejectedValueOnce(new UnavailableError('no network'));
  const broken = remoteOf({ second: failing.mockResolvedValue('there') });
  await renderScreen(broken, '/first', { http });
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection failed');
  expect(heading()).toHaveFocus();
  expect(document.title).toBe('This page could not be loaded');
  const again = screen.getByText('Try again');
  await userEvent.click(again);
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
  expect(again).toHaveFocus();
  await userEvent.click(again);
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  expect(heading()).toHaveFocus();
  expect(document.title).toBe('About second · Sample');
});

test.each([
  [
    'en',
    'Something went wrong on our side. Please try again in a few minutes. If it happens again, call the office.',
  ],
  ['ml', 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക. വീണ്ടും ഇങ്ങനെ കണ്ടാൽ ഓഫീസിലേക്ക് വിളിക്കുക.'],
] as const)(
  'a page whose answer makes no sense says (%s) what the visitor can do, and nothing that nobody knows',
  async (language, message) => {
    const reported = jest.fn<void, [unknown]>();
    window.reportError = reported;
    const broken = remoteOf({ second: () => Promise.reject(new Error('no list')) });
    await renderScreen(broken, '/first', { http, language });
    await userEvent.click(screen.getByRole('link', { name: 'Second' }));
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe(message);
    expect(reported).toHaveBeenCalledWith(new Error('no list'));
  },
);

test('a link out of the remote is a plain link, which the shell takes', async () => {
  await renderScreen(remote, '/first', { http });
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', handleClick, { once: true });
  await userEvent.click(link);
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(loaded).toEqual(['first']);
});

test('another language reads the page again in it', async () => {
  const { language } = await renderScreen(remote, '/first', { http });
  act(() => language.change('ml'));
  await waitFor(() => expect(loaded).toEqual(['first', 'first']));
  await waitFor(() => expect(document.title).toBe('About first · സാമ്പിൾ'));
});

test('a page with texts of its own has them in each language', async () => {
  const page: ScreenDefinition = {
    Screen: () => <Link href="/second">Second</Link>,
    head: ({ t }) => ({ title: t('own'), description: '' }),
  };
  const withTexts = sampleRemote({ first: page, second: page }, (id, language) => ({
    own: `Words of ${id} (${language})`,
  }));
  const { language } = await renderScreen(withTexts, '/first', { http });
  expect(document.title).toMatch('Words of first (en)');
  act(() => language.change('ml'));
  await waitFor(() => expect(document.title).toMatch('Words of first (ml)'));
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await waitFor(() => expect(document.title).toMatch('Words of second (ml)'));
});

test('an address that its page has cleaned is no other page', async () => {
  const prefilled = remoteOf({ first: async ({ url }) => url.searchParams.get('name') });
  await renderScreen(prefilled, '/first?name=Asha', { http });
  act(() => {
    history.replaceState(history.state, '', '/first');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  expect(loaded).toEqual(['first', 'second']);
});

test('a filter that is the first press of all keeps what was typed and the focus', async () => {
  function Filtered({ data }: { data: unknown }) {
    const navigateTo = useNavigateTo();
    return (
      <>
        <h1>List</h1>
        <input aria-label="Name" onChange={({ target }) => navigateTo(`/list?name=${target.value}`)} />
        <p>{`Found: ${String(data)}`}</p>
      </>
    );
  }
  const list = sampleRemote({
    list: {
      load: async ({ url }) => url.searchParams.get('name') ?? 'all',
      Screen: Filtered,
      head: () => ({ title: 'List', description: '' }),
    },
  });
  await renderScreen(list, '/list', { http });
  const input = screen.getByLabelText('Name');
  await userEvent.type(input, 'A');
  expect(await screen.findByText('Found: A')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBe(input);
  expect(input).toHaveValue('A');
});

test('while another page is loaded only what says so is rendered again', async () => {
  let renders = 0;
  let answer: (name: string) => void = () => undefined;
  const Status = () => <p role="status">{useSearch().loading ? 'Loading' : 'Still'}</p>;
  function Names({ data }: { data: string }) {
    renders += 1;
    return (
      <>
        <Status />
        <Link href="/list?page=2">{data}</Link>
      </>
    );
  }
  const list = sampleRemote({
    list: {
      load: ({ url }) =>
        url.search === '' ? Promise.resolve('First') : new Promise((resolve) => (answer = resolve)),
      Screen: Names,
      head: () => ({ title: 'List', description: '' }),
    },
  });
  await renderScreen(list, '/list', { http });
  renders = 0;
  await userEvent.click(screen.getByRole('link', { name: 'First' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'));
  expect(renders).toBe(0);
  act(() => answer('Second'));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Still');
});

test('Back leaves the page as it is until the other is loaded', async () => {
  let answer: () => void = () => undefined;
  const slow = remoteOf({
    first: () =>
      loaded.length === 1 ? Promise.resolve('') : new Promise((resolve) => (answer = () => resolve(''))),
  });
  await renderScreen(slow, '/first', { http });
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await waitFor(() => expect(heading()).toHaveTextContent('second'));
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  link.focus();
  history.back();
  await waitFor(() => expect(loaded).toEqual(['first', 'second', 'first']));
  expect(heading()).toHaveTextContent('second');
  expect(link).toHaveFocus();
  await act(async () => answer());
  await waitFor(() => expect(heading()).toHaveTextContent('first'));
  expect(heading()).toHaveFocus();
});

test('a fragment of the page is followed without another load', async () => {
  function Steps() {
    const navigateTo = useNavigateTo();
    return (
      <button type="button" onClick={() => navigateTo('/steps#second')}>
        {useFragment() || 'first'}
      </button>
    );
  }
  const load = jest.fn(async () => null);
  const steps = sampleRemote({
    steps: { load, Screen: Steps, head: () => ({ title: '', description: '' }) },
  });
  await renderScreen(steps, '/steps', { http });
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  expect(await screen.findByRole('button', { name: 'second' })).toBeVisible();
  act(() => history.back());
  expect(await screen.findByRole('button', { name: 'first' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fragment is an entry of its own once the router is there', async () => {
  function Steps() {
    const navigateTo = useNavigateTo();
    return (
      <>
        <button type="button" onClick={() => navigateTo('/steps?page=2')}>
          Page 2
        </button>
        <button type="button" onClick={() => navigateTo('/steps?page=2#second')}>
          {useFragment() || 'first'}
        </button>
      </>
    );
  }
  const steps = sampleRemote({ steps: { Screen: Steps, head: () => ({ title: '', description: '' }) } });
  await renderScreen(steps, '/steps', { http });
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(location.search).toBe('?page=2'));
  const entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  expect(await screen.findByRole('button', { name: 'second' })).toBeVisible();
  expect(history.length).toBe(entries + 1);
});

test.each([
  ['by a wheel', 'wheel'],
  ['by a finger that moves', 'touchmove'],
  ['by a key', 'keydown'],
])('whoever scrolls on %s has the router asked for once, also where it does not come', async (_how, type) => {
  history.replaceState({ key: 'first' }, '', '/first');
  const memory = createMemory(remote, () => http);
  const host = createTestHost({ http });
  const page = await preparePage(memory, '/first', host);
  if (!page) throw new Error('The page redirects.');
  const loads = jest.spyOn(memory.queries, 'loadClient').mockRejectedValue(new Error('no network'));
  const element = document.createElement('main');
  const outlet = startOutlet({ memory, host, page, element, hydrating: false, OwnLink });
  const scroll = async () => {
    window.dispatchEvent(new Event(type));
    await new Promise<void>((resolve) => afterPaint(resolve));
  };
  for (let time = 0; time < 4; time += 1) await scroll();
  outlet.dispose();
  expect(loads).toHaveBeenCalledTimes(1);
});

test('all that a remote writes to the history goes through the page’s host', async () => {
  function Report() {
    const replaceAddress = useReplaceAddress();
    return (
      <button type="button" onClick={() => replaceAddress('/report?sent=1')}>
        Send
      </button>
    );
  }
  const report = sampleRemote({
    report: { Screen: Report, head: () => ({ title: '', description: '' }) },
    first: {
      load: redirectsTo('/second'),
      Screen: () => null,
      head: () => ({ title: '', description: '' }),
    },
    second: {
      Screen: () => <Link href="/report">Report</Link>,
      head: () => ({ title: '', description: '' }),
    },
  });
  const written: string[] = [];
  const pageHistory: PageHistory = {
    ...browserHistory,
    push: (state, unused, url) => {
      written.push(`push ${new URL(String(url), location.href).pathname}`);
      browserHistory.push(state, unused, url);
    },
    replaceAddress: (address) => {
      const { pathname, search } = new URL(address, location.href);
      written.push(`replace ${pathname}${search}`);
      browserHistory.replaceAddress(address);
    },
  };
  await renderScreen(report, '/first', { http, history: pageHistory });
  await userEvent.click(screen.getByRole('link', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(written).toEqual(['replace /second', 'push /report', 'replace /report?sent=1']);
});
