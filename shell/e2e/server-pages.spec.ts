import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { addressIn, SITE_PAGES } from './site-pages.ts';

const OTHER = { en: 'മലയാളം', ml: 'English' } as const;
/** Script elements that hold data and are not executed. */
const DATA = /type="(application\/(ld\+)?json|speculationrules)"/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? '';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test.describe(
  'what the server sends can be read and shared before any script runs',
  { tag: '@on-desktop' },
  () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

    for (const language of ['en', 'ml'] as const) {
      for (const site of SITE_PAGES) {
        test(`${site.path} in ${language}`, async ({ page }) => {
          const answer = await page.goto(addressIn(language, site));
          expect(answer?.status()).toBe(site.status ?? 200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(heading(page)).toHaveCount(1);
          await expect(heading(page)).toContainText(site.heading[language]);
          await expect(page.getByRole('main')).toContainText(site.contains[language]);
          await expect(page.getByRole('banner').getByRole('link', { name: OTHER[language] })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();

          const title = await page.title();
          expect(title).toMatch(/^.+ · (Shelter|ഷെൽട്ടർ)$/);
          await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
          const description = (await meta(page, 'description').getAttribute('content')) ?? '';
          expect(description).toMatch(/\S{3}/);
          await expect(meta(page, 'og:description')).toHaveAttribute('content', description);
          await expect(meta(page, 'og:locale')).toHaveAttribute('content', `${language}_IN`);

          const neutral = new URL(site.canonical ?? new URL(page.url()).pathname, page.url()).href;
          const own = language === 'en' ? neutral : `${neutral}?lang=${language}`;
          await expect(meta(page, 'og:url')).toHaveAttribute('content', own);
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
          for (const other of ['en', 'ml']) {
            const alternate = page.locator(`link[rel="alternate"][hreflang="${other}"]`);
            await expect(alternate).toHaveAttribute('href', `${neutral}?lang=${other}`);
          }
        });
      }
    }

    test('no two pages have the same title', async ({ request }) => {
      const titles = new Map<string, string>();
      for (const site of SITE_PAGES) {
        const html = await (await request.get(addressIn('en', site))).text();
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        expect(titles.get(title), `another page with the title ${title}`).toBeUndefined();
        titles.set(title, site.path);
      }
    });
  },
);

/** Their head has one script that tells older browsers apart, marks the first view and requests the others. Others have two. */
const PAGES_WITH_ONE_SCRIPT = ['/projects', '/application'];

test.describe('what a page may run', { tag: '@on-desktop' }, () => {
  for (const path of [
    '/',
    '/projects',
    '/payments/home',
    '/application',
    '/relief/application',
    '/account',
  ]) {
    test(`only scripts that ${path} itself names, and what they load`, async ({ request }) => {
      const [first, second] = [await request.get(path), await request.get(path)];
      const policy = policyOf(first);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(policy).not.toMatch(/unsafe-/);
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");

      const html = await first.text();
      const scriptsOfPage = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      expect(scriptsOfPage.filter(([, attributes = '']) => !DATA.test(attributes))).toHaveLength(
        PAGES_WITH_ONE_SCRIPT.includes(path) ? 1 : 2,
      );
      // Rules of speculation need to be allowed, too.
      const allowed = scriptsOfPage
        .filter(([, attributes = '']) => !/json/.test(attributes))
        .map(([, , text = '']) => `'${hashOf(text)}'`);
      const preloaded = [
        ...html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="([^"]+)"/g),
      ];
      const files = preloaded.map(([, , integrity = '']) => `'${integrity}'`);
      expect(files).toHaveLength(1);
      expect(scripts).toBe([...allowed, ...files, "'strict-dynamic'"].join(' '));
      // The same for every visitor.
      expect(second.headers()['content-security-policy']).toBe(policy);
      expect(await second.text()).toBe(html);
      const named = [...html.matchAll(/\["(\/releases\/[^"]+\.js)","([^"]*)"\]/g)];
      expect(named.length).toBeGreaterThan(2);
      expect(
        /"start":\["([^"]+)","([^"]*)"\]/.exec(html)?.slice(1),
        'the script that is run is the preloaded one',
      ).toEqual(preloaded[0]?.slice(1));
      for (const [, script, integrity] of named) expect(integrity, script).toMatch(/^sha256-/);
      expect(html).not.toMatch(/\son[a-z]+="|javascript:|\sstyle="/);
    });
  }

  for (const path of [
    '/payments/home?name=Asha',
    '/payments-complete/failed?reason=cancelled',
    '/application-summary',
    '/application-summary/AAAAAAAAAAAAAAAAAAAAAA',
    '/search?q=water',
  ]) {
    test(`only what has the nonce of this one answer (${path})`, async ({ request }) => {
      const [first, second] = [await request.get(path), await request.get(path)];
      const [nonce, other] = [first, second].map(
        (answer) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(answer))?.[1],
      );
      expect(nonce).toMatch(/.{20}/);
      expect(other).toMatch(/.{20}/);
      expect(other).not.toBe(nonce);
      expect(await first.text()).toContain(`<script nonce="${String(nonce)}">`);
    });
  }

  // The sandboxes of the card provider and of the outside forms are framed from the site's own origin.
  for (const [path, framed] of [
    ['/payments/home', "'self'"],
    ['/application', "'none'"],
    ['/application-summary', "'none'"],
    ['/relief/application', "'self'"],
  ] as const) {
    test(`${path} is framed by nobody and frames ${framed} at most`, async ({ request }) => {
      const policy = policyOf(await request.get(path));
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(framed);
    });
  }
});

test.describe('addresses that lead nowhere', { tag: '@on-desktop' }, () => {
  for (const path of ['project', 'payments', 'application', 'event', 'report', 'newsDetail', 'video']) {
    test(`a ${path} that does not exist leads to the page for wrong addresses`, async ({ request }) => {
      const answer = await request.get(`/${path}/999999999`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe('/INVALID');
    });
  }
});
