import type { Page, Response } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { untilParcelsHydrated } from './hydrated.ts';
import { followLinkTo, heading } from './visitor.ts';

/** The modules whose code may be in one document; applications have documents of their own. */
const MODULES = ['mf_auth', 'mf_content', 'mf_donations', 'shell'];
/** What is shared, and who uses it. Remotes render by the client of react-dom alone. */
const SHARED = {
  '@trust/shared/session': MODULES,
  react: MODULES,
  'react-dom': ['shell'],
  'react-dom/client': MODULES,
  'react/jsx-runtime': MODULES,
};

interface SharedCopy {
  from: string;
  loaded?: boolean;
  useIn: string[];
}

/**
 * Visits a page of each of these modules in one document: donations have a part in the home page. Content and donations
 * are loaded for the first view, mf-auth by the federation runtime.
 */
async function visitEveryModule(page: Page): Promise<void> {
  await page.goto('/');
  await untilParcelsHydrated(page);
  await followLinkTo(page, '/account');
  await expect(heading(page)).toHaveText('Login');
}

test('all modules use one React and one session', async ({ page }) => {
  await visitEveryModule(page);
  // The federation runtime's record of every copy of a shared package.
  const copies = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
      __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedCopy>>> }[];
    };
    const all = instances.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap).flatMap((scope) =>
        Object.entries(scope).flatMap(([name, versions]) =>
          Object.values(versions).map(({ from, loaded, useIn }) => ({
            name,
            from,
            loaded,
            useIn: useIn.sort(),
          })),
        ),
      ),
    );
    return [...new Set(all.map((copy) => JSON.stringify(copy)))]
      .sort()
      .map((copy) => JSON.parse(copy) as unknown);
  });
  expect(copies).toEqual(
    Object.entries(SHARED).map(([name, useIn]) => ({ name, from: 'shell', loaded: true, useIn })),
  );
});

test('the code that draws pages is loaded once', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') loaded.push(answer);
  });
  await visitEveryModule(page);
  const renderers: string[] = [];
  for (const answer of loaded) {
    // react-dom marks its root elements with this key.
    if ((await answer.text()).includes('__reactContainer$')) renderers.push(new URL(answer.url()).pathname);
  }
  expect(renderers).toEqual([expect.stringMatching(/^\/releases\/shell\/[^/]+\/browser\/shell\.js$/)]);
  const paths = loaded.map((answer) => new URL(answer.url()).pathname);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
