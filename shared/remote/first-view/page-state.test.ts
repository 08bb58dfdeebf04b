import { PAGE_STATE_ID, type PageState } from '../../contract/pages/page-state.ts';
import { sampleConfig } from '../../testing/sample-config.ts';
import { readPageState, showPagePath } from './page-state.ts';

const CONFIG_FILE = '/site/config-1.json';
const state = { language: 'en', configFile: CONFIG_FILE, remotes: {}, outlet: null } as const;

test('an address with parameters that the page does not know is replaced by the page’s own, with its fragment', () => {
  history.replaceState({ key: 'kept' }, '', '/projects?fbclid=1&page=2#list');
  const entries = history.length;
  showPagePath({ ...state, path: '/projects?page=2' });
  expect(location.href).toBe('http://localhost/projects?page=2#list');
  expect([history.state, history.length]).toEqual([{ key: 'kept' }, entries]);
});

test('the page’s own address stays', () => {
  history.replaceState(null, '', '/projects?page=2#list');
  showPagePath({ ...state, path: '/projects?page=2' });
  showPagePath(state);
  expect(location.href).toBe('http://localhost/projects?page=2#list');
});

describe('the configuration', () => {
  const asked: unknown[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

  /** The page with this state; each request takes the next answer. */
  function openPage(pageState: PageState, ...answers: (Response | Error)[]) {
    document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(pageState)}</script>`;
    asked.length = 0;
    globalThis.fetch = (address, options) => {
      asked.push([address, options?.cache]);
      const next = answers.shift() ?? new Error('no further answer');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
  }
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('is read from the file that the page names', async () => {
    openPage(state, answer(sampleConfig));
    expect((await readPageState()).config).toEqual(sampleConfig);
    expect(asked).toEqual([[CONFIG_FILE, 'default']]);
  });

  test.each([
    ['did not come', new Error('no network')],
    ['is none', answer({}, 503)],
  ])('that %s is asked for once more', async (_what, first) => {
    openPage(state, first, answer(sampleConfig));
    expect((await readPageState()).config).toEqual(sampleConfig);
    expect(asked).toEqual([
      [CONFIG_FILE, 'default'],
      [CONFIG_FILE, 'reload'],
    ]);
  });

  test('that does not come at all leaves the page as the server has made it', async () => {
    openPage(state, new Error('no network'), answer('<h1>', 502));
    await expect(readPageState()).rejects.toThrow('The configuration could not be read.');
  });
});
