import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import type { NavigationState } from './navigation-state.ts';
import { navigatePage } from './page-navigation.ts';
import { switchPage } from './switch-page.ts';

interface NavigationCase {
  readonly loaded?: readonly string[];
  readonly hasSingleSpa?: boolean;
  readonly hasTyped?: boolean;
  readonly isReadingOnly?: boolean;
  readonly isOffline?: boolean;
  readonly module?: Partial<RemoteModule>;
}

/** What a navigation from `/projects` comes to, in words. */
async function navigate(
  href: string,
  {
    loaded = [],
    hasSingleSpa = false,
    hasTyped = false,
    isReadingOnly = false,
    isOffline = false,
    module = {},
  }: NavigationCase = {},
): Promise<string[]> {
  history.replaceState(null, '', '/projects');
  const done: string[] = [];
  const state: NavigationState = { isReadingOnly };
  const prepare = async () => void done.push('prepared');
  const options: Parameters<typeof navigatePage>[0] = {
    loader: {
      load: async () => ({ prepare, ...module }) as RemoteModule,
      isLoaded: (name) => loaded.includes(name),
      useFederation: () => {},
    },
    host: { config: sampleConfig, hasTyped: () => hasTyped } as RemoteHost,
    takeOver: async () => void done.push('single-spa'),
    hasSingleSpa: () => hasSingleSpa,
    loadSingleSpa: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ switchPage })),
    loadDocument: (address) => void done.push(`document ${address.pathname}`),
    setBusy: (isWaiting) => void done.push(isWaiting ? 'busy' : 'at rest'),
    showSlow: () => () => {},
  };
  await navigatePage(options, state, href);
  if (location.pathname !== '/projects') done.push(`address ${location.pathname}`);
  return done;
}

const inDocument = ['busy', 'busy', 'single-spa', 'prepared', 'at rest', 'address /account'];

test('another remote’s page whose code is not there is loaded as a document', async () => {
  expect(await navigate('/account')).toEqual(['document /account']);
  expect(await navigate('/account', { loaded: ['mf-auth'] })).toEqual(['document /account']);
  expect(await navigate('/account', { hasSingleSpa: true })).toEqual(['document /account']);
});

test('within the document where it is there, or something was typed', async () => {
  expect(await navigate('/account', { loaded: ['mf-auth'], hasSingleSpa: true })).toEqual(inDocument);
  expect(await navigate('/account', { hasTyped: true })).toEqual(inDocument);
});

test('a document where single-spa is not to be had', async () => {
  expect(await navigate('/account', { hasTyped: true, isOffline: true })).toEqual([
    ...['busy', 'at rest'],
    'document /account',
  ]);
});

test('the remote that is shown navigates to its own pages, without single-spa', async () => {
  const navigated = jest.fn(() => true);
  expect(await navigate('/about', { loaded: ['mf-content'], module: { navigate: navigated } })).toEqual([
    'at rest',
  ]);
  expect(navigated).toHaveBeenCalledWith('/about');
});

test('an older remote that cannot, or one that is not shown, is navigated by single-spa or as a document', async () => {
  expect(await navigate('/about', { loaded: ['mf-content'] })).toEqual(['document /about']);
  const hidden = { navigate: () => false };
  expect(await navigate('/about', { loaded: ['mf-content'], hasSingleSpa: true, module: hidden })).toEqual([
    ...['busy', 'busy', 'single-spa', 'at rest'],
    'address /about',
  ]);
});

test('pages of another document, and of a page without its scripts, are documents whatever is there', async () => {
  const all = { loaded: ['mf-donations', 'mf-auth'], hasSingleSpa: true, hasTyped: true };
  expect(await navigate('/payments/1001', all)).toEqual(['document /payments/1001']);
  expect(await navigate('/account', { ...all, isReadingOnly: true })).toEqual(['document /account']);
});
