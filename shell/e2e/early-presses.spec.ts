import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { untilRootsHydrated } from '@trust/shared/testing/hydration';
import { hasServerHeading, rememberServerHeading, untilHydrated } from './hydrated.ts';
import { heading, holdRequests } from './visitor.ts';

// The page is pressed before React has taken it over.
test.use({ waitsForHydration: false });

interface Press {
  readonly path: string;
  press(page: Page): Promise<void>;
  /** What the page then shows, now and once it has loaded. */
  expectEffect(page: Page): Promise<void>;
}

const menu = (page: Page) => page.getByRole('banner').locator('details');
const amount = (page: Page) => page.locator('input[name="amount"]');

const PRESSES: Readonly<Record<string, Press>> = {
  'the menu': {
    path: '/',
    press: (page) => menu(page).locator('summary').click(),
    expectEffect: (page) => expect(menu(page)).toHaveAttribute('open'),
  },
  'the other language': {
    path: '/projects',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click(),
    async expectEffect(page) {
      await expect(heading(page)).toHaveText('പദ്ധതികൾ');
      await expect(page).toHaveTitle(/^പദ്ധതികൾ/);
    },
  },
  Login: {
    path: '/reports',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Login' }).click(),
    expectEffect: (page) => expect(page.locator('input[type="password"]')).toBeVisible(),
  },
  Register: {
    path: '/account?next=/projects',
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Register' }).first().click(),
    expectEffect: (page) => expect(page.getByLabel('First name')).toBeVisible(),
  },
  'a link to another module’s page': {
    path: '/account',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    expectEffect: (page) => expect(heading(page)).toHaveText('Search'),
  },
  'a project': {
    path: '/projects',
    press: (page) => page.getByRole('main').locator('article h3 a').first().click(),
    expectEffect: (page) => expect(page).toHaveURL(/\/project\/\d+$/),
  },
  'the filter': {
    path: '/projects',
    press: (page) => page.getByText('Filter', { exact: true }).click(),
    expectEffect: (page) => expect(page.getByLabel('Keyword')).toBeVisible(),
  },
  'a suggested amount, and then a field': {
    path: '/payments/home',
    async press(page) {
      await page.getByRole('radio', { name: '₹500' }).check();
      await amount(page).fill('750');
    },
    expectEffect: (page) => expect(amount(page)).toHaveValue('750'),
  },
  'the agreement to the instructions': {
    path: '/application',
    press: (page) => page.getByRole('button', { name: 'Agree to above instructions' }).click(),
    expectEffect: (page) => expect(heading(page)).toHaveText('What do you need help with?'),
  },
};

const SCRIPTS = /\/releases\/.+\.js$/;

/** Opens a page whose scripts are held back until what it returns is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

interface Moment {
  /** Which scripts are held back until the press. */
  readonly held: RegExp | undefined;
  /** Waits for the moment, on a page that has been read. */
  until(page: Page): Promise<unknown>;
}

/** Moments of the load. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'before any script': { held: SCRIPTS, until: () => Promise.resolve() },
  'before the scripts of the page’s module': {
    held: /\/releases\/mf-.+\.js$/,
    until: (page) => untilRootsHydrated(page, '#frame-top'),
  },
  'as scripts arrive': { held: undefined, until: () => Promise.resolve() },
};

for (const [what, { path, press, expectEffect }] of Object.entries(PRESSES)) {
  for (const [when, { held, until }] of Object.entries(MOMENTS)) {
    test(`a press on ${what} is not lost (${when})`, { tag: '@on-phone' }, async ({ page }) => {
      const release = held && (await holdRequests(page, held));
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`, { waitUntil: 'domcontentloaded' });
      await until(page);
      await press(page);
      release?.();
      await expectEffect(page);
      await untilHydrated(page);
      await expectEffect(page);
    });
  }
}

test(
  'a page in which the other language is chosen while its code loads is not rendered anew',
  { tag: '@on-phone' },
  async ({ page }) => {
    const release = await holdRequests(page, /\/releases\/mf-.+\/screen-.+\.js$/);
    await rememberServerHeading(page);
    await page.goto('/projects?lang=en', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-busy]')).toBeAttached();
    await untilRootsHydrated(page, '#frame-top');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/exposed.js')),
    );
    await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
    await expect(page).toHaveURL('/projects?lang=ml');
    release();
    await expect(heading(page)).toHaveText('പദ്ധതികൾ');
    await untilHydrated(page);
    expect(await hasServerHeading(page)).toBe(true);
  },
);

test(
  'a password that was to be shown before scripts ran is shown',
  { tag: '@on-phone' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/account');
    await page.getByLabel('Show password').check();
    release();
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Show password')).toBeChecked();
  },
);

test(
  'of a sum that was pressed and one that was typed before scripts ran, the typed one counts',
  { tag: '@on-phone' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/payments/home?lang=en');
    const pressed = page.getByRole('radio', { name: '₹500' });
    await pressed.check();
    await amount(page).fill('750');
    release();
    await expect(page.getByRole('button', { name: 'Proceed to donate ₹750' })).toBeVisible();
    await expect(pressed).not.toBeChecked();
    await expect(amount(page)).toHaveValue('750');
  },
);

test(
  'a sum that was pressed after the prefilled one was removed, before scripts ran, counts',
  { tag: '@on-phone' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/payments/home?amount=750&lang=en');
    await amount(page).fill('');
    await page.getByRole('radio', { name: '₹500' }).check();
    release();
    await expect(page.getByRole('button', { name: 'Proceed to donate ₹500' })).toBeVisible();
    await expect(amount(page)).toHaveValue('500');
  },
);

test(
  'what was typed before scripts ran is in the form for new accounts',
  { tag: '@on-phone' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, '/account?lang=en');
    await page.getByLabel('Email').fill('a@donor.example');
    release();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByLabel('First Name')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('a@donor.example');
  },
);

test('Back closes a menu that was opened before scripts ran', { tag: '@on-phone' }, async ({ page }) => {
  await page.goto('/about?lang=en');
  const release = await openBeforeScripts(page, '/projects?lang=en');
  await menu(page).locator('summary').click();
  const before = await page.evaluate(() => history.length);
  release();
  await page.waitForFunction((length) => history.length > length, before);
  await page.goBack();
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/projects?lang=en');
});

/** What takes a slow phone long, and what the page shows before and after it. */
const LONG_WORK = {
  'the other language': { path: '/projects', before: 'Projects, en', after: 'പദ്ധതികൾ' },
  'the agreement to the instructions': {
    path: '/application',
    before: 'Before you apply for aid, en',
    after: 'What do you need help with?',
  },
} as const;

for (const [what, { path, before, after }] of Object.entries(LONG_WORK)) {
  test(
    `the work of a press on ${what} begins once a frame has shown the press`,
    { tag: '@on-phone' },
    async ({ page }) => {
      await page.goto(`${path}?lang=en`);
      await untilHydrated(page);
      await page.evaluate(() => {
        const read = () =>
          `${document.querySelector('h1')?.textContent ?? ''}, ${document.documentElement.lang}`;
        const note = () => void (document.body.dataset['atFrame'] = read());
        addEventListener('click', () => requestAnimationFrame(note), { capture: true, once: true });
      });
      await PRESSES[what]?.press(page);
      await expect(page.locator('body')).toHaveAttribute('data-at-frame', before);
      await expect(heading(page)).toHaveText(after);
    },
  );
}
