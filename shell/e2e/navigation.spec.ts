import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { untilHydrated } from './hydrated.ts';
import {
  countDocuments,
  followLinkTo,
  followMenu,
  holdRequests,
  keepDocument,
  pointAtPage,
  readOn,
  failReads,
  recordCalls,
  recordDocuments,
  touchLink,
  untilPainted,
  heading,
  menuLink,
} from './visitor.ts';

const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)));
/** Scrolls and waits until the page has handled the scroll event. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
/** Follows a link without first scrolling to it. */
const followWithoutScrolling = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]`).first().dispatchEvent('click');

test('from one module’s page to another’s the document stays, the heading has the focus, and nothing asks for a token', async ({
  page,
}) => {
  await page.goto('/contact');
  const calls = recordCalls(page);
  const documents = countDocuments(page);
  for (const [link, title, path] of [
    ['Projects', 'Projects', '/projects'],
    [undefined, 'Login', '/account'],
    ['Home', 'A roof, a cure', '/'],
    [undefined, 'Login', '/account'],
    ['Reports', 'Reports', '/reports'],
  ] as const) {
    await keepDocument(page);
    await (link ? followMenu(page, link) : followLinkTo(page, path));
    await expect(heading(page)).toContainText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/ · Shelter$/);
    if (link) await expect(menuLink(page, link)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('Login');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toContainText('A roof, a cure');
  await page.goForward();
  await expect(heading(page)).toHaveText('Login');
  await expect(page.locator('#outlet')).not.toContainText('A roof, a cure');
  expect(documents()).toBe(0);
  expect(calls.filter((call) => call.includes('token'))).toEqual([]);
});

test('a press before anything was read loads the document; after that the document stays', async ({
  page,
}) => {
  await page.goto('/projects');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/projects?page=2');
  await expect.poll(documents).toBe(1);
  await untilHydrated(page);
  await readOn(page);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/projects');
  await followMenu(page, 'Reports');
  await expect(heading(page)).toHaveText('Reports');
  await expect(heading(page)).toBeFocused();
  expect(documents()).toBe(1);
});

test('pages with a policy of their own have a document of their own', async ({ page }) => {
  await page.goto('/project/1075');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Make a donation' }).click();
  await expect(page).toHaveURL('/payments/1075');
  await expect(heading(page)).toContainText('Donate to');
  expect(documents()).toBe(1);

  await untilHydrated(page);
  await followMenu(page, 'Projects');
  await expect(page).toHaveURL('/projects');
  await expect.poll(documents).toBe(2);

  await untilHydrated(page);
  await followMenu(page, 'Applications');
  await expect(page).toHaveURL('/application');
  await expect.poll(documents).toBe(3);

  await page.goto('/application-summary');
  await page.getByRole('link', { name: 'Add a new Application' }).click();
  await expect(page).toHaveURL('/application');
  await expect.poll(documents).toBe(5);
});

test('another document is asked for once, before the press, and none that is one visitor’s', async ({
  page,
}) => {
  await page.goto('/project/1075');
  await pointAtPage(page);
  const documents = await recordDocuments(page);
  for (const notAhead of [
    '/payments/home?name=Asha',
    '/application-summary/AAAAAAAAAAAAAAAAAAAAAA',
    '/payments-complete/success/SCT/2026/1',
    '/account',
    '/application?lang=ml',
  ])
    await touchLink(page, notAhead);
  await page.getByRole('link', { name: 'Make a donation' }).hover();
  await expect.poll(() => documents).toEqual(['ahead /payments/1075']);
  await page.getByRole('link', { name: 'Make a donation' }).click();
  await expect(heading(page)).toContainText('Donate to');
  expect(documents).toEqual(['ahead /payments/1075', 'from ahead /payments/1075']);
});

test('between documents header and heading have names of their own, where a mouse is used and motion is wanted', async ({
  page,
  isMobile,
}) => {
  await page.goto('/project/1075');
  const namesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => getComputedStyle(element).getPropertyValue('view-transition-name'));
  expect([await namesOf('header'), await namesOf('h1')]).toEqual(['header', 'heading']);
  const hasTransition = () =>
    page.evaluate(() => {
      const includes = (rules: CSSRuleList): boolean =>
        [...rules].some((rule) =>
          rule instanceof CSSMediaRule
            ? matchMedia(rule.conditionText).matches && includes(rule.cssRules)
            : rule.cssText.startsWith('@view-transition') ||
              (rule instanceof CSSLayerBlockRule && includes(rule.cssRules)),
        );
      return [...document.styleSheets].some((sheet) => includes(sheet.cssRules));
    });
  expect(await hasTransition()).toBe(!isMobile);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await hasTransition()).toBe(false);
});

test('the relief projects share a document, which the applications do not', async ({ page }) => {
  await page.goto('/application');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Relief application' }).click();
  await expect(page).toHaveURL('/relief/application');
  await expect(heading(page)).toHaveText('Relief application');
  expect(documents()).toBe(1);

  await untilHydrated(page);
  await keepDocument(page);
  await page.getByRole('link', { name: 'Health care relief' }).click();
  await expect(page).toHaveURL('/relief/health-care');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByTitle('Form: Health care relief')).toBeVisible();
  expect(documents()).toBe(1);

  await followMenu(page, 'Projects');
  await expect(page).toHaveURL('/projects');
  await expect.poll(documents).toBe(2);
});

test('a visitor who has just arrived makes the browser ask for nothing that the page brought', async ({
  page,
}) => {
  const calls = recordCalls(page);
  for (const path of ['/', '/projects', '/project/1075', '/application', '/payments/1075']) {
    await page.goto(path);
  }
  expect(calls).toEqual([]);
});

test.describe('what a page reads', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('is asked for once per visit, in the same module and in another', async ({ page }) => {
    await failReads(page, '**/api/project/get-category-list');
    await page.goto('/contact');
    const calls = recordCalls(page);
    // A failed list is not cached, so every loader run is visible as a call.
    const asked = () => calls.filter((call) => call.includes('get-category-list')).length;
    for (const [path, title, times] of [
      ['/projects', 'Projects', 1],
      ['/account', 'Login', 0],
      ['/gallery', '', 1],
      ['/account', 'Login', 0],
    ] as const) {
      const before = asked();
      await followLinkTo(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toContainText(title);
      await expect(heading(page)).toBeFocused();
      expect(asked() - before, `times that ${path} asked`).toBe(times);
    }
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect.poll(asked).toBe(3);
    await page.goBack();
    await expect(heading(page)).toHaveText('Login');
    await page.goBack();
    await expect(heading(page)).toHaveText('Projects');
    expect(asked()).toBe(4);
  });

  test('does not hold up whoever goes back a second time meanwhile', async ({ page }) => {
    let gate = Promise.resolve();
    // A failed list is not cached, so the gallery asks again.
    await failReads(page, '**/api/project/get-category-list', () => gate);
    await page.goto('/contact');
    for (const path of ['/account', '/gallery', '/account']) {
      await followLinkTo(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
    }
    let open = () => {};
    gate = new Promise<void>((resolve) => (open = resolve));
    const asked = page.waitForRequest('**/api/project/get-category-list');
    await page.evaluate(() => history.back());
    await asked;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/account');
    open();
    await expect(heading(page)).toHaveText('Login');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).toHaveText('Contact');
  });

  test('nothing that was asked for a moment ago is asked for again', async ({ page }) => {
    // A fixed clock, so that nothing goes stale on a slow machine.
    await page.clock.setFixedTime(new Date());
    await page.goto('/about');
    const calls = recordCalls(page);
    await keepDocument(page);
    await followMenu(page, 'Projects');
    await expect(heading(page)).toHaveText('Projects');
    await followLinkTo(page, '/project/1075');
    await expect(heading(page)).toHaveText('Newborn care for twins from Chittur');
    // All that each page reads, in one answer, and no token for it.
    const data = /^GET \/page-data\/mf-content\/[\w.-]+\/en\?path=(.*)$/;
    expect(calls.map((call) => data.exec(call)?.[1] ?? call)).toEqual(['%2Fprojects', '%2Fproject%2F1075']);
    await page.goBack();
    await expect(heading(page)).toHaveText('Projects');
    calls.length = 0;
    await followLinkTo(page, '/account');
    await expect(heading(page)).toHaveText('Login');
    await page.goBack();
    await expect(heading(page)).toHaveText('Projects');
    await page.goForward();
    await expect(heading(page)).toHaveText('Login');
    expect(calls).toEqual([]);
  });
});

test.describe('the data of a page', () => {
  test.use({ expectedErrors: /status of (409|500|503)|ERR_FAILED/ });

  for (const [what, status, documents] of [
    ['that fail', 500, 0],
    ['of another release', 409, 0],
    ['that cannot be reached', undefined, 0],
    ['that a busy gateway refuses', 503, 1],
  ] as const)
    test(`${what} lose no page: its loader reads, or its document is loaded`, async ({ page }) => {
      await page.goto('/about');
      await page.route('**/page-data/**', (route) =>
        status ? route.fulfill({ status, body: '{}' }) : route.abort(),
      );
      const count = countDocuments(page);
      await followLinkTo(page, '/projects');
      await expect(page).toHaveURL('/projects');
      await expect(heading(page)).toHaveText('Projects');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(count()).toBe(documents);
    });

  test('that come after a second press are dropped', async ({ page }) => {
    await page.goto('/about');
    const release = await holdRequests(page, /page-data.*projects/);
    const held = page.waitForRequest(/page-data.*projects/);
    await followLinkTo(page, '/projects');
    await held;
    await followLinkTo(page, '/reports');
    await expect(heading(page)).toHaveText('Reports');
    release();
    await page.goBack();
    await expect(heading(page)).toHaveText('About Shelter Charitable Trust');
  });

  test('that lead elsewhere, or to nothing, take the visitor there', async ({ page }) => {
    await page.goto('/about');
    const documents = countDocuments(page);
    await followLinkTo(page, '/project/1076.');
    await expect(page).toHaveURL('/project/1076');
    await followLinkTo(page, '/project/999999');
    await expect(heading(page)).toHaveText('This link leads nowhere');
    expect(documents()).toBe(0);
  });
});

test.describe('what a touch loads', () => {
  /** The paths that the page asks for from now on. */
  function recordRequests(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return asked;
  }
  const ofPages = /\/(screen-[^/]*|router[^/]*|single-spa[^/]*|federation[^/]*)\.(js|css)$|^\/page-data\//;

  for (const [what, saveData] of [
    ['asks for the router once, and for no page', false],
    ['asks for nothing while data are saved', true],
  ] as const)
    test(`a swipe over the list ${what}`, { tag: '@on-phone' }, async ({ page }) => {
      // The server is not told: the browser alone says that data are saved.
      if (saveData)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      await page.goto('/projects');
      await untilHydrated(page);
      const documents = countDocuments(page);
      const asked = recordRequests(page);
      const touch = await page.context().newCDPSession(page);
      for (let swipe = 0; swipe < 12; swipe += 1)
        await touch.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance: -500, speed: 3_000 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
      await expect.poll(() => asked.filter((path) => ofPages.test(path)).length).toBe(saveData ? 0 : 1);
      await untilPainted(page);
      expect(asked.filter((path) => ofPages.test(path)).join()).toMatch(
        saveData ? /^$/ : /^[^,]*\/router[^/,]*\.js$/,
      );
      expect(documents()).toBe(0);
    });

  test('one short flick asks for the router', { tag: '@on-phone' }, async ({ page }) => {
    await page.goto('/projects');
    await untilHydrated(page);
    const router = page.waitForRequest(/\/router[^/]*\.js$/);
    const touch = await page.context().newCDPSession(page);
    // Gestures that DevTools makes up are those of a wheel.
    for (const [type, y] of [
      ['touchStart', 400],
      ['touchMove', 340],
      ['touchEnd', undefined],
    ] as const)
      await touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 180, y }],
      });
    await router;
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test.describe('of a release that is promoted before the finger lifts', () => {
    test.use({ expectedErrors: /status of 409/ });

    test('is enough for the page, in its document', { tag: '@on-phone' }, async ({ page }) => {
      await page.goto('/projects');
      await untilHydrated(page);
      await pointAtPage(page);
      await readOn(page);
      let promote = () => {};
      const promoted = new Promise<void>((resolve) => (promote = resolve));
      await page.route('**/page-data/**', async (route) => {
        await promoted;
        await route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{}' });
      });
      const documents = countDocuments(page);
      const asked = recordRequests(page);
      const link = page.getByRole('article').nth(2).getByRole('link').first();
      const name = await link.textContent();
      const finger = { bubbles: true, pointerType: 'touch' };
      const touched = page.waitForRequest('**/page-data/**');
      await link.dispatchEvent('pointerdown', finger);
      await touched;
      const refused = page.waitForResponse('**/page-data/**');
      promote();
      await refused;
      await link.dispatchEvent('pointerup', finger);
      await link.dispatchEvent('click');
      await expect(heading(page)).toHaveText(name ?? '');
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(heading(page)).toHaveText('Projects');
      // From then on the loaders of this page's release read.
      expect(asked.filter((path) => path.startsWith('/page-data/'))).toHaveLength(1);
      expect(documents()).toBe(0);
    });
  });

  test('a pointer that rests on a link brings its page’s screen and data before the press', async ({
    page,
  }) => {
    await page.goto('/projects');
    await untilHydrated(page);
    await readOn(page);
    const asked = recordRequests(page);
    const link = page.getByRole('article').nth(2).getByRole('link').first();
    await link.hover();
    await expect.poll(() => asked.some((path) => path.startsWith('/page-data/mf-content/'))).toBe(true);
    await expect.poll(() => asked.some((path) => /\/screen-project\.js$/.test(path))).toBe(true);
    const documents = countDocuments(page);
    const name = await link.textContent();
    await link.click();
    await expect(heading(page)).toHaveText(name ?? '');
    expect(asked.filter((path) => path.startsWith('/page-data/'))).toHaveLength(1);
    expect(documents()).toBe(0);
  });
});

test('Back and Forward find every page where it was left, also across modules @on-both', async ({ page }) => {
  await page.goto('/projects');
  await scrollTo(page, 900);
  await scrolled(page).toBe(900);

  await followWithoutScrolling(page, '/project/1075');
  await expect(heading(page)).toHaveText('Newborn care for twins from Chittur');
  await scrolled(page).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Projects');
  await scrolled(page).toBe(900);

  await followLinkTo(page, '/account');
  await expect(heading(page)).toHaveText('Login');
  await scrolled(page).toBe(0);
  await scrollTo(page, 150);
  await scrolled(page).toBe(150);
  await page.goBack();
  await expect(heading(page)).toHaveText('Projects');
  await scrolled(page).toBe(900);
  await page.goForward();
  await expect(heading(page)).toHaveText('Login');
  await scrolled(page).toBe(150);
});

test('Back to a longer page finds it where it was left @on-both', async ({ page }) => {
  await page.goto('/projects');
  // Every height is the true one.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/projects?page=2');
  await scrolled(page).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await scrolled(page).toBe(left);
  await expect(page.getByRole('link', { name: 'Next' })).toBeInViewport();
});

test.describe('before scripts run', () => {
  test.use({ waitsForHydration: false });
  for (const language of ['en', 'ml'])
    test(`the rows of the home page keep their height as their hidden items are laid out (${language}) @on-both`, async ({
      page,
    }) => {
      const release = await holdRequests(page, /\/releases\/.+\.js$/);
      await page.goto(`/?lang=${language}`, { waitUntil: 'domcontentloaded' });
      const items = (row: string) => page.locator(`[role="group"]:has(${row})`);
      const heightsOfRows = () =>
        Promise.all(
          ['svg[role="img"]', 'article'].map((row) =>
            items(row)
              .first()
              .evaluate((item) => item.parentElement?.clientHeight ?? 0),
          ),
        );
      await page.evaluate(() => document.fonts.ready);
      for (const item of [items('svg[role="img"]').nth(1), items('article').nth(2)])
        await expect(item).toHaveCSS('content-visibility', 'auto');
      const before = await heightsOfRows();
      release();
      await untilHydrated(page);
      await expect(page.locator('[data-below-fold]')).toHaveCount(0);
      // Less than half a line.
      for (const [row, height] of (await heightsOfRows()).entries())
        expect(Math.abs(height - (before[row] ?? 0))).toBeLessThan(12);
    });
});

test('what the first view leaves out is laid out once the browser is idle, and a reload far down keeps the place @on-both', async ({
  page,
}) => {
  const answer = await page.goto('/projects?lang=ml');
  expect(await answer?.text()).toContain('<li data-below-fold="">');
  await untilHydrated(page);
  await expect(page.locator('[data-below-fold]')).toHaveCount(0);
  const projectInView = () =>
    page.evaluate(() => document.elementFromPoint(180, 300)?.closest('li')?.textContent);
  await scrollTo(page, 4_000);
  const left = await projectInView();
  expect(left).toBeDefined();

  await page.reload();
  await scrolled(page).toBe(4_000);
  expect(await projectInView()).toBe(left);
});

test('after a reload, Back shows the page of another module that was read before it', async ({ page }) => {
  await page.goto('/projects');
  await followLinkTo(page, '/account');
  await expect(heading(page)).toHaveText('Login');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('Projects');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeHidden();
  await followMenu(page, 'Reports');
  await expect(heading(page)).toHaveText('Reports');
});

test('Back from a payment page finds the project where it was left', async ({ page }) => {
  await page.goto('/projects');
  await followWithoutScrolling(page, '/project/1075');
  await expect(heading(page)).toHaveText('Newborn care for twins from Chittur');
  await scrollTo(page, 400);
  await scrolled(page).toBe(400);
  await followWithoutScrolling(page, '/payments/1075');
  await expect(heading(page)).toContainText('Donate to');
  await untilHydrated(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Newborn care for twins from Chittur');
  await scrolled(page).toBe(400);
});
