import { waitFor } from '@testing-library/dom';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import { routeOf } from '../../routes.ts';
import { createOutletApplication } from './outlet-application.ts';

const host: RemoteHost = {
  config: sampleConfig,
  language: { current: () => 'en', subscribe: () => () => undefined },
  parcels: undefined,
  scroll: { restore: () => undefined, restoreAfterHydration: () => undefined, stop: () => undefined },
  navigate: () => undefined,
  setBusy: () => undefined,
};

const fromServer = { module: 'mf-content', releaseId: '1.0.0-000000000000', queries: {}, failed: false };

function setUp({ hydrationState = null as typeof fromServer | null } = {}) {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const element = document.createElement('div');
  element.innerHTML = hydrationState ? '<h1>From the server</h1>' : '';
  const module: RemoteModule = {
    contract: KIT_CONTRACT,
    prepare: async () => undefined,
    parcel: () => undefined,
    outlet: {
      mount: async ({ element }) => element.replaceChildren('mounted'),
      unmount: async () => undefined,
    },
  };
  const shown: string[] = [];
  let restoreServerPage: (() => boolean) | undefined;
  let loadFailure: { error: unknown } | undefined;
  let retry = () => {};
  const state = { broken: true };
  const notice = (kind: string) => (_element: HTMLElement, again?: () => void) => {
    shown.push(again ? kind : `${kind} meanwhile`);
    retry = again ?? (() => {});
    return () => void shown.push('cleared');
  };
  const load = jest.fn<Promise<RemoteModule>, []>(() =>
    state.broken ? Promise.reject(new Error('404')) : Promise.resolve(module),
  );
  const application = createOutletApplication({
    name: 'mf-content',
    element,
    host,
    loader: { load },
    notices: {
      readingOnly: notice('reading only'),
      unavailable: notice('unavailable'),
      slow: notice('slow'),
    },
    route: () => routeOf('/'),
    takeHydrationState: () => hydrationState,
    onServerPage: (restore) => (restoreServerPage = restore),
    onReadingOnly: () => shown.push('no scripts'),
    takeLoadFailure() {
      const claimed = loadFailure;
      loadFailure = undefined;
      return claimed;
    },
  });
  const failBefore = (error: unknown) => (loadFailure = { error });
  const restore = () => restoreServerPage?.();
  return { application, element, shown, failBefore, restore, state, module, load, retry: () => retry() };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

test('a remote that cannot be loaded becomes a message, and Retry brings the page', async () => {
  const { application, element, shown, state, retry } = setUp();
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['unavailable']));
  state.broken = false;
  retry();
  await waitFor(() => expect(element).toHaveTextContent('mounted'));
  expect(shown).toEqual(['unavailable', 'cleared']);
});

test('the server’s page stays to be read when its scripts fail, also after a second failure', async () => {
  const { application, element, shown, retry } = setUp({ hydrationState: fromServer });
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['reading only']));
  retry();
  await waitFor(() => expect(shown).toEqual(['reading only', 'cleared', 'reading only']));
  expect(element).toHaveTextContent('From the server');
});

describe('a remote that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = () => new Promise<never>(() => undefined);

  test('is told of after five seconds, while the page goes on waiting', async () => {
    const { application, element, shown, state, load, module } = setUp({ hydrationState: fromServer });
    state.broken = false;
    let finish: (module: RemoteModule) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await application.mount();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['reading only meanwhile']);
    finish(module);
    await jest.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['reading only meanwhile', 'cleared']);
    expect(element).toHaveTextContent('mounted');
  });

  test('without a page from the server says that it is slow', async () => {
    const { application, shown, load } = setUp();
    load.mockReturnValueOnce(never());
    await application.mount();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual(['slow meanwhile']);
  });

  test('while it mounts has a budget, and is shown after all when it comes late', async () => {
    const { application, element, shown, state, module } = setUp({ hydrationState: fromServer });
    state.broken = false;
    let finish: () => void = () => undefined;
    jest.spyOn(module.outlet, 'mount').mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await application.mount();
    await jest.advanceTimersByTimeAsync(12_000);
    expect(shown).toEqual(['reading only meanwhile', 'cleared', 'reading only']);
    expect(element).toHaveTextContent('From the server');
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(shown.at(-1)).toBe('cleared');
  });

  test('while it mounts holds nobody back for long, and is told to end', async () => {
    const { application, state, module } = setUp();
    state.broken = false;
    jest.spyOn(module.outlet, 'mount').mockReturnValueOnce(never());
    const unmounted = jest.spyOn(module.outlet, 'unmount');
    await application.mount();
    await jest.advanceTimersByTimeAsync(0);
    const left = jest.fn();
    void application.unmount().then(left);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(left).toHaveBeenCalledTimes(1);
    expect(unmounted).toHaveBeenCalledTimes(1);
  });
});

test('a remote that failed before the address changed is not waited for again', async () => {
  const { application, shown, failBefore, load } = setUp();
  failBefore(new Error('it did not load in time'));
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['unavailable']));
  expect(load).not.toHaveBeenCalled();
});

test('a server page that throws is put back with what was typed, once, and says what works', async () => {
  const { application, element, shown, state, module, restore } = setUp({ hydrationState: fromServer });
  state.broken = false;
  element.innerHTML = '<form action="/give"><input></form>';
  const field = element.querySelector('input');
  if (field) field.value = 'Asha';
  await application.mount();
  await waitFor(() => expect(element).toHaveTextContent('mounted'));
  const unmounted = jest.spyOn(module.outlet, 'unmount');
  expect(restore()).toBe(true);
  expect(restore()).toBeUndefined();
  await waitFor(() => expect(shown).toEqual(['reading only meanwhile', 'no scripts']));
  expect(unmounted).toHaveBeenCalledTimes(1);
  expect(element.querySelector('form')).toHaveAttribute('action', '/give');
  expect(element.querySelector('input')).toHaveValue('Asha');
});

test('the page that is left stays to be seen until the next one is there', async () => {
  const { application, element, state } = setUp();
  state.broken = false;
  await application.mount();
  await waitFor(() => expect(element).toHaveTextContent('mounted'));
  element.innerHTML = '<h1>Projects</h1><a href="/projects">All</a>';
  await application.unmount();
  expect(element).toHaveTextContent('Projects');
  for (const child of element.children) expect(child).toHaveAttribute('inert');
});

test('leaving a failed outlet takes its message away', async () => {
  const { application, shown } = setUp({ hydrationState: fromServer });
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['reading only']));
  await application.unmount();
  expect(shown).toEqual(['reading only', 'cleared']);
});

test('a remote whose scripts hang holds nobody back, and writes nothing when they come after all', async () => {
  const { application, element, load, module } = setUp();
  let finishLoading: (late: RemoteModule) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finishLoading = resolve)));
  await application.mount();
  await application.unmount();
  element.replaceChildren('the next page');
  const late = jest.spyOn(module.outlet, 'mount');
  finishLoading(module);
  await new Promise(process.nextTick);
  expect(late).not.toHaveBeenCalled();
  expect(element).toHaveTextContent('the next page');
});

test('the outlet is free for the next remote only when this one has stopped writing to it', async () => {
  const { application, state, module } = setUp();
  state.broken = false;
  let finish: () => void = () => undefined;
  jest.spyOn(module.outlet, 'mount').mockImplementationOnce(async ({ element }) => {
    await new Promise<void>((resolve) => (finish = resolve));
    element.replaceChildren('mounted late');
  });
  const unmounted = jest.spyOn(module.outlet, 'unmount');
  await application.mount();
  await waitFor(() => expect(module.outlet.mount).toHaveBeenCalled());
  const leaving = application.unmount();
  finish();
  await leaving;
  expect(unmounted).toHaveBeenCalledTimes(1);
});
