import { waitFor } from '@testing-library/dom';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import { routeOf } from '../routes.ts';
import { createOutletApplication } from './outlet-application.ts';

const host: RemoteHost = {
  config: sampleConfig,
  language: { current: () => 'en', subscribe: () => () => undefined },
  parcels: undefined,
  scroll: { restore: () => undefined, restoreAfterHydration: () => undefined, stop: () => undefined },
  navigate: () => undefined,
  setBusy: () => undefined,
};

const fromServer = { module: 'mf-content', release: '1.0.0-000000000000', queries: {}, failed: false };

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
  let retry = () => {};
  const state = { broken: true };
  const notice = (kind: string) => (_element: HTMLElement, again: () => void) => {
    shown.push(kind);
    retry = again;
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
    notices: { readingOnly: notice('reading only'), unavailable: notice('unavailable') },
    route: () => routeOf('/'),
    takeHydrationState: () => hydrationState,
  });
  return { application, element, shown, state, module, load, retry: () => retry() };
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

test('leaving a failed outlet clears it for the next', async () => {
  const { application, element, shown } = setUp({ hydrationState: fromServer });
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['reading only']));
  await application.unmount();
  expect(shown).toEqual(['reading only', 'cleared']);
  expect(element).toBeEmptyDOMElement();
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
  const { application, element, state, module } = setUp();
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
  expect(element).toBeEmptyDOMElement();
});
