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
  const application = createAreaApplication({
    name: 'mf-content',
    area,
    host,
    loader: { load: () => (state.broken ? Promise.reject(new Error('404')) : Promise.resolve(module)) },
    notices: { readingOnly: notice('reading only'), unavailable: notice('unavailable') },
    route: () => routeOf('/'),
    takeDrawn: () => drawn,
  });
  return { application, area, shown, state, retry: () => retry() };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

test('a remote that cannot be loaded becomes a message, and Retry brings the page', async () => {
  const { application, area, shown, state, retry } = setUp();
  await application.mount();
  expect(shown).toEqual(['unavailable']);
  state.broken = false;
  retry();
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(shown).toEqual(['unavailable', 'cleared']);
  expect(area.textContent).toBe('mounted');
});

test('the server’s page stays to be read when its scripts fail, also after a second failure', async () => {
  const { application, area, shown, retry } = setUp({ drawn: drawnByServer });
  await application.mount();
  retry();
  await new Promise(process.nextTick);
  expect(shown).toEqual(['reading only', 'cleared', 'reading only']);
  expect(area).toHaveTextContent('From the server');
});

test('leaving a failed area clears it for the next', async () => {
  const { application, area, shown } = setUp({ drawn: drawnByServer });
  await application.mount();
  await application.unmount();
  expect(shown).toEqual(['reading only', 'cleared']);
  expect(area).toBeEmptyDOMElement();
});
