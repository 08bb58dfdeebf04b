import { act, screen, waitFor } from '@testing-library/react';
import { createTestHost } from '../../testing/render-screen.tsx';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { LoadContext } from '../definition.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { describeServerRead } from '../queries/server-read.ts';
import { createRemoteModule } from './remote-module.tsx';

/** A form whose values the server knows alone: they were posted to it. */
function Form({ data }: { data: unknown }) {
  const hydrated = useHydrated();
  return <h1 data-hydrated={hydrated ? '' : undefined}>{String(data)}</h1>;
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});

test('a page whose address changes its language while its code loads keeps what was posted to the server', async () => {
  const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  history.replaceState(null, '', '/give?lang=en');
  const queries = createQueryClient();
  queries.setQueryData(['typed', '?lang=en'], 'Asha');
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = '<h1>Asha</h1>';
  const serverHeading = element.firstChild;
  const module = createRemoteModule(
    sampleRemote({
      give: {
        load: ({ queries: own, url }) =>
          own.ensureQueryData({
            queryKey: ['typed', url.search],
            queryFn: () => Promise.resolve('nothing'),
          }),
        Screen: Form,
        head: () => ({ title: 'Donate', description: '' }),
      },
    }),
  );
  const name = 'mf-donations';
  const host = createTestHost({ http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() } });
  const hydrationState = { queries: describeServerRead(queries), failed: false };
  // Not awaited within `act`, which would hold back the effects that end it.
  void module.outlet.mount({ name, element, host, hydrationState });
  history.replaceState(null, '', '/give?lang=ml');

  await waitFor(() => expect(screen.getByRole('heading')).toHaveAttribute('data-hydrated'));
  expect(screen.getByRole('heading')).toBe(serverHeading);
  expect(screen.getByRole('heading')).toHaveTextContent('Asha');
  expect(location.search).toBe('?lang=ml');
  expect(report).not.toHaveBeenCalled();
});

describe('before a link is pressed', () => {
  const loads = jest.fn<Promise<string>, [LoadContext]>(({ url }) => Promise.resolve(url.pathname));
  const list = {
    load: loads,
    Screen: Form,
    head: () => ({ title: 'List', description: '' }),
  };
  const screens = jest.fn(() => Promise.resolve({ screen: list }));
  const sample = sampleRemote({ first: list, second: list });
  const remote = {
    ...sample,
    screens: sample.screens.map((entry) =>
      entry.path === '/second' ? { ...entry, screen: screens } : entry,
    ),
  };
  /** A module whose first page the visitor reads, and the host of that page. */
  async function openFirst(publicReleaseId: string | null = '1.0.0') {
    history.replaceState({ key: 'first' }, '', '/first');
    const element = document.body.appendChild(document.createElement('main'));
    const host = {
      ...createTestHost({ http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() } }),
      publicReleaseId: () => publicReleaseId ?? undefined,
    };
    const module = createRemoteModule(remote);
    const hydrationState = {
      ...{ queries: describeServerRead(createQueryClient()), failed: false },
      route: { screen: remote.screens[0]!.id, params: {} },
    };
    element.innerHTML = '<h1>/first</h1>';
    void module.outlet.mount({ name: 'mf-content', element, host, hydrationState });
    await waitFor(() => expect(element.querySelector('h1')).toHaveAttribute('data-hydrated'));
    const { signal } = new AbortController();
    return {
      module,
      prefetch: (href: string) => module.prefetch?.(href, host, signal),
      async readOn() {
        window.dispatchEvent(new Event('wheel'));
        await waitFor(() => expect(module.prefetch?.('/first', host, signal)).toBe(true));
        loads.mockClear();
        screens.mockClear();
      },
    };
  }

  beforeEach(() => {
    globalThis.fetch = jest.fn().mockResolvedValue({
      ok: true,
      json: () => Promise.resolve({ outcome: 'page', status: 200, incomplete: false, read: {} }),
    });
  });

  test('nothing is loaded where the press will load a document', async () => {
    const { prefetch } = await openFirst();
    loads.mockClear();
    expect(prefetch('/second')).toBe(false);
    expect(screens).not.toHaveBeenCalled();
  });

  test('a page’s code and data are, once the visitor has read on', async () => {
    const { prefetch, readOn } = await openFirst();
    await readOn();
    expect(prefetch('/second')).toBe(true);
    await waitFor(() => expect(loads).toHaveBeenCalled());
    expect(screens).toHaveBeenCalled();
    expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toContain(
      `/page-data/${remote.name}/1.0.0/en?path=%2Fsecond`,
    );
  });

  test.each([
    ['an address with a query', '/second?search=roof', '1.0.0'],
    ['a remote whose pages differ from visitor to visitor', '/second', null],
  ])('of %s the code alone', async (_what, href, releaseId) => {
    const { prefetch, readOn } = await openFirst(releaseId);
    await readOn();
    expect(prefetch(href)).toBe(true);
    await waitFor(() => expect(screens).toHaveBeenCalled());
    expect(loads).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('second'), expect.anything());
  });

  test('the remote navigates while it is shown, and not after', async () => {
    const { module, readOn } = await openFirst();
    await readOn();
    expect(module.navigate?.('/second')).toBe(true);
    await waitFor(() => expect(screen.getByRole('heading', { name: '/second' })).toBeVisible());
    expect(location.pathname).toBe('/second');
    await act(() =>
      module.outlet.unmount({
        ...{ name: 'mf-content', element: document.createElement('main'), hydrationState: undefined },
        host: createTestHost({ http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() } }),
      }),
    );
    expect(module.navigate?.('/first')).toBe(false);
  });
});
