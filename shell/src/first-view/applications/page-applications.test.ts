import { waitFor } from '@testing-library/dom';
import { startApplications } from './page-applications.ts';

/** Applications that say when they are mounted and unmounted, of a page whose address is `/one`. */
function setUp() {
  const happened: string[] = [];
  const application = (name: string) => ({
    mount: async () => void happened.push(`${name} mounted`),
    unmount: async () => void happened.push(`${name} unmounted`),
  });
  const names = ['frame', 'one', 'two'];
  return {
    happened,
    pageApplications: {
      applications: new Map(names.map((name) => [name, application(name)])),
      shown: new Set(['frame', 'one']),
      isActive: (name: string, pathname: string) => name === 'frame' || pathname === `/${name}`,
    },
  };
}

test('what the server sent is mounted once; a navigation unmounts it and mounts the next by single-spa', async () => {
  history.replaceState(null, '', '/one');
  const { happened, pageApplications } = setUp();
  const takeOver = startApplications(pageApplications, () => import('./single-spa.ts'));
  expect(happened).toEqual(['frame mounted', 'one mounted']);
  await takeOver();
  await takeOver();
  expect(happened).toEqual(['frame mounted', 'one mounted']);

  history.pushState(null, '', '/two');
  await waitFor(() => expect(happened.slice(2)).toEqual(['one unmounted', 'two mounted']));
  history.pushState(null, '', '/one');
  await waitFor(() => expect(happened.slice(4)).toEqual(['two unmounted', 'one mounted']));
});

test('the address may change before single-spa is there', async () => {
  jest.resetModules();
  history.replaceState(null, '', '/one');
  const { happened, pageApplications } = setUp();
  const takeOver = startApplications(pageApplications, () => import('./single-spa.ts'));
  history.pushState(null, '', '/two');
  await takeOver();
  await waitFor(() => expect(happened.slice(2)).toEqual(['one unmounted', 'two mounted']));
});

test('a failed attempt to load single-spa is made again', async () => {
  const { pageApplications } = setUp();
  const startSingleSpa = jest.fn(async () => undefined);
  const load = jest
    .fn<Promise<{ startSingleSpa: typeof startSingleSpa }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ startSingleSpa });
  const takeOver = startApplications(pageApplications, load);
  await expect(takeOver()).rejects.toThrow('offline');
  await takeOver();
  expect(startSingleSpa).toHaveBeenCalledTimes(1);
});
