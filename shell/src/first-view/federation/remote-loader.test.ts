import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import { loadByFederation } from './federation-runtime.ts';
import { loadForFirstView } from './load-for-first-view.ts';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('./federation-runtime.ts', () => ({ loadByFederation: jest.fn() }));
jest.mock('./load-for-first-view.ts', () => ({ loadForFirstView: jest.fn() }));

const release = { releaseId: '1.0.0-000000000000', entry: '/entry.js', integrity: 'sha256-' };
const exposed = (contract: number) => ({ remoteModule: { contract } });

afterEach(() => jest.resetAllMocks());

test('who gives up on an attempt late leaves alone the one that followed it', async () => {
  jest.useFakeTimers();
  jest.mocked(loadForFirstView).mockReturnValue(new Promise(() => undefined));
  const loader = createRemoteLoader({ 'mf-content': release });
  const hasty = loader.load('mf-content', 100).catch(String);
  const patient = loader.load('mf-content', 200).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  expect(await hasty).toMatch(/did not load in time/);

  void loader.load('mf-content', 10_000);
  await jest.advanceTimersByTimeAsync(100);
  expect(await patient).toMatch(/did not load in time/);

  void loader.load('mf-content', 10_000);
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.mocked(loadForFirstView).mock.calls).toEqual([
    ['mf_content', { src: '/entry.js', integrity: 'sha256-' }],
    ['mf_content', { src: '/entry.js?try=1', integrity: 'sha256-' }],
  ]);
  jest.useRealTimers();
});

test('remotes of the first view need no federation runtime, those of a navigation are loaded by it', async () => {
  jest.mocked(loadForFirstView).mockResolvedValue(exposed(KIT_CONTRACT));
  jest.mocked(loadByFederation).mockResolvedValue(exposed(KIT_CONTRACT));
  const loader = createRemoteLoader({ 'mf-content': release, 'mf-auth': release });
  const first = await loader.load('mf-content', 1_000);
  loader.useFederation();
  expect(await loader.load('mf-content', 1_000)).toBe(first);
  await loader.load('mf-auth', 1_000);
  expect(jest.mocked(loadForFirstView).mock.calls.map(([name]) => name)).toEqual(['mf_content']);
  expect(jest.mocked(loadByFederation).mock.calls.map(([name]) => name)).toEqual(['mf_auth']);
});

test.each([
  ['another kit', exposed(KIT_CONTRACT + 1), /was built for another kit/],
  ['nothing', null, /exposes nothing/],
])('a remote that exposes %s is unavailable', async (_what, answer, message) => {
  jest.mocked(loadForFirstView).mockResolvedValue(answer);
  const loader = createRemoteLoader({ 'mf-content': release });
  await expect(loader.load('mf-content', 1_000)).rejects.toThrow(message);
});
