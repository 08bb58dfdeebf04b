/** @jest-environment node */
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import type { RenderRequest } from '@trust/shared/contract/pages/render';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { createOlderFiles } from '../../older-files.ts';
import type { LoadedRelease, ReleaseSet } from '../../releases/release-set.ts';
import type { RenderTask } from '../../releases/rendering/render-task.ts';
import { sampleInlineScripts } from '../../testing/sample-inline-scripts.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderAhead } from './render-ahead.ts';

const release = (module: ModuleName) => {
  const browser = { entry: 'a.js', main: { js: [], css: [] }, screens: {}, parcels: {}, texts: {} };
  const loaded = {
    module,
    folder: module,
    release: { id: '1', server: '', browser, integrity: {}, sizes: {} },
  };
  return [module, { ...loaded, styles: new Map() } as unknown as LoadedRelease] as const;
};
const releasesOf = (...modules: ModuleName[]): ReleaseSet => new Map(modules.map(release));
const ALL = releasesOf('shell', ...REMOTES);

/** A gateway whose modules render at once, but for those that `hangs` names. */
function gateway(hangs: readonly ModuleName[] = []) {
  const rendered: string[] = [];
  const reported: string[] = [];
  const composer = {
    config: sampleConfig,
    configFile: '',
    older: createOlderFiles(''),
    inlineScripts: sampleInlineScripts,
    apiUrl: 'http://api.example',
    reportError: (_error: unknown, what: string) => reported.push(what),
    renderer: {
      run: async ({ module, request }: RenderTask) => {
        if (module === 'shell') return { header: '', footer: '', waiting: '', notFound: '' };
        const { href, language } = request as RenderRequest;
        rendered.push(`${new URL(href).pathname} ${language}`);
        if (hangs.includes(module)) return new Promise(() => undefined);
        const head = { title: '', description: '' };
        return {
          outcome: 'page',
          status: 200,
          html: '',
          head,
          screen: 'x',
          queries: {},
          failed: false,
          parcels: [],
        };
      },
      close: async () => undefined,
    },
  };
  const cache = createPageCache(() => ({ mark: '1', number: 1 }));
  const mode = { alone: undefined, offlineReading: true };
  return { rendered, reported, renderAhead: createRenderAhead(composer, mode, cache) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
/** Until what needs no time is done. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};

test.each<[ModuleName[], string[]]>([
  [
    ['shell', ...REMOTES],
    ['/', '/payments/home', '/application', '/account'],
  ],
  [['mf-donations'], ['/payments/home']],
  [
    ['mf-auth', 'mf-applications'],
    ['/application', '/account'],
  ],
  // Its frame.
  [['shell'], ['/']],
])(
  'where %j are other releases, %j are rendered before anybody asks, in each language',
  async (changed, paths) => {
    const { rendered, reported, renderAhead } = gateway();
    await renderAhead(ALL, changed);
    expect(rendered.slice(0, paths.length).toSorted()).toEqual(paths.map((path) => `${path} en`).toSorted());
    await settle();
    expect(rendered.slice(paths.length).toSorted()).toEqual(paths.map((path) => `${path} ml`).toSorted());
    expect(reported).toEqual([]);
  },
);

test('a remote that is not there is not rendered', async () => {
  const { rendered, renderAhead } = gateway();
  await renderAhead(releasesOf('shell', 'mf-auth'), ['shell', 'mf-auth']);
  await settle();
  expect(rendered).toEqual(['/account en', '/account ml']);
});

test('the gateway waits no longer than 0.4 s for it, and what takes longer goes on', async () => {
  const { rendered, renderAhead } = gateway(['mf-donations']);
  const ahead = renderAhead(ALL, ['shell', ...REMOTES]);
  const done = jest.fn();
  void ahead.then(done);
  await settle();
  await jest.advanceTimersByTimeAsync(399);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  expect(rendered).toHaveLength(REMOTES.length);
});
