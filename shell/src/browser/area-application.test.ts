import { waitFor } from '@testing-library/dom';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import { routeOf } from '../routes.ts';
import { createAreaApplication } from './area-application.ts';

const host: RemoteHost = {
  config: sampleConfig,
  language: { current: () => 'en', subscribe: () => () => undefined },
  parcels: undefined,
  scroll: { arrived: () => undefined, resumed: () => undefined, stop: () => undefined },
  go: () => undefined,
  busy: () => undefined,
};

const drawnByServer = { module: 'mf-content', release: '1.0.0-000000000000', queries: {}, failed: false };

function setUp({ drawn = null as typeof drawnByServer | null } = {}) {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const area = document.createElement('div');
  area.innerHTML = drawn ? '<h1>From the server</h1>' : '';
  const module: RemoteModule = {
    contract: 1,
    prepare: async () => undefined,
    parcel: () => undefined,
    area: {
      mount: async ({ element }) => element.replaceChildren('mounted'),
      unmount: async () => undefined,
    },
  };
  const shown: string[] = [];
  let retry = () => {};
  const state = { broken: true };
  const notice = (kind: string) => (_area: HTMLElement, again: () => void) => {
    shown.push(kind);
    retry = again;
    return () => void shown.push('cleared');
  };
  const load = jest.fn<Promise<RemoteModule>, []>(() =>
    state.broken ? Promise.reject(new Error('404')) : Promise.resolve(module),
  );
  const application = createAreaApplication({
    name: 'mf-content',
    area,
    host,
    loader: { load },
    notices: { readingOnly: notice('reading only'), unavailable: notice('unavailable') },
    route: () => routeOf('/'),
    takeDrawn: () => drawn,
  });
  return { application, area, shown, state, module, load, retry: () => retry() };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

test('a remote that cannot be loaded becomes a message, and Retry brings the page', async () => {
  const { application, area, shown, state, retry } = setUp();
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['unavailable']));
  state.broken = false;
  retry();
  await waitFor(() => expect(area).toHaveTextContent('mounted'));
  expect(shown).toEqual(['unavailable', 'cleared']);
});

test('the server’s page stays to be read when its scripts fail, also after a second failure', async () => {
  const { application, area, shown, retry } = setUp({ drawn: drawnByServer });
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['reading only']));
  retry();
  await waitFor(() => expect(shown).toEqual(['reading only', 'cleared', 'reading only']));
  expect(area).toHaveTextContent('From the server');
});

test('leaving a failed area clears it for the next', async () => {
  const { application, area, shown } = setUp({ drawn: drawnByServer });
  await application.mount();
  await waitFor(() => expect(shown).toEqual(['reading only']));
  await application.unmount();
  expect(shown).toEqual(['reading only', 'cleared']);
  expect(area).toBeEmptyDOMElement();
});

test('a remote whose scripts hang holds nobody back, and writes nothing when they come after all', async () => {
  const { application, area, load, module } = setUp();
  let arrive: (late: RemoteModule) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await application.mount();
  await application.unmount();
  area.replaceChildren('the next page');
  const late = jest.spyOn(module.area, 'mount');
  arrive(module);
  await new Promise(process.nextTick);
  expect(late).not.toHaveBeenCalled();
  expect(area).toHaveTextContent('the next page');
});

test('the area is free for the next remote only when this one has stopped writing to it', async () => {
  const { application, area, state, module } = setUp();
  state.broken = false;
  let finish: () => void = () => undefined;
  jest.spyOn(module.area, 'mount').mockImplementationOnce(async ({ element }) => {
    await new Promise<void>((resolve) => (finish = resolve));
    element.replaceChildren('mounted late');
  });
  const unmounted = jest.spyOn(module.area, 'unmount');
  await application.mount();
  await waitFor(() => expect(module.area.mount).toHaveBeenCalled());
  const leaving = application.unmount();
  finish();
  await leaving;
  expect(unmounted).toHaveBeenCalledTimes(1);
  expect(area).toBeEmptyDOMElement();
});
