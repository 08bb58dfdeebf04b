import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const release = { release: '1.0.0-000000000000', entry: '/entry.js', integrity: 'sha256-' };

test('who gives up on an attempt late leaves alone the one that followed it', async () => {
  jest.useFakeTimers();
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
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
  const registered = jest.mocked(registerRemotes).mock.calls.map(([[remote]]) => remote);
  expect(registered.map((remote) => remote && 'entry' in remote && remote.entry)).toEqual([
    '/entry.js',
    '/entry.js?try=1',
  ]);
  jest.useRealTimers();
});
