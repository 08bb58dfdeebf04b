import type { Page } from '@playwright/test';

/** Something that a visitor presses while a page loads. */
export interface Press {
  readonly name: string;
  /** May have a fragment, to which the page scrolls. */
  readonly path: string;
  /** The first element of this selector is pressed, in its middle. */
  readonly selector: string;
  /** Typed after the press. */
  readonly typed?: string;
  /** Whether the page shows what the press was for. */
  hasWorked(page: Page): Promise<boolean>;
}

const isAt = (pathname: string) => (page: Page) => Promise.resolve(new URL(page.url()).pathname === pathname);
const isThere = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();

const MENU = 'header details:has(nav) > summary';
const opensTheMenu = { selector: MENU, hasWorked: isThere('header details[open] nav a') };
const switchesTheLanguage = { selector: 'header a[lang="ml"]', hasWorked: isThere('html[lang="ml"] h1') };

/** What can be pressed on the first screen of the pages that most visitors see first, or where a fragment leads. */
export const PRESSES: readonly Press[] = [
  { name: 'the menu', path: '/', ...opensTheMenu },
  { name: 'the other language', path: '/', ...switchesTheLanguage },
  {
    name: 'a link to another remote',
    path: '/',
    selector: 'header a[href="/payments/home"]',
    hasWorked: isAt('/payments/home'),
  },
  { name: 'Search', path: '/', selector: 'header a[href="/search"]', hasWorked: isAt('/search') },
  { name: 'Login', path: '/', selector: 'header form button', hasWorked: isThere('input[type="password"]') },
  { name: 'the menu', path: '/projects', ...opensTheMenu },
  {
    name: 'a project',
    path: '/projects',
    selector: '#main article h3 a',
    hasWorked: isThere('h1:not(:text-is("Projects"))'),
  },
  {
    name: 'the filter',
    path: '/projects',
    selector: '#main form summary, #main details > summary',
    hasWorked: isThere('#main details[open]'),
  },
  {
    name: 'Donate',
    path: '/project/1076',
    selector: '#main a[href^="/payments/"]',
    hasWorked: isThere('input[name="amount"]'),
  },
  {
    name: 'a suggested amount',
    path: '/payments/home',
    selector: 'label:has(input[value="500"])',
    hasWorked: isThere('input[value="500"]:checked'),
  },
  {
    name: 'the other way to pay',
    path: '/payments/home',
    selector: '#bank-transfer-tab',
    hasWorked: isThere('#bank-transfer'),
  },
  {
    name: 'a field that is typed into',
    path: '/payments/home',
    selector: 'input[name="amount"]',
    typed: '750',
    hasWorked: async (page) => (await page.locator('input[name="amount"]').inputValue()) === '750',
  },
  { name: 'the menu', path: '/application', ...opensTheMenu },
  {
    name: 'Agree',
    path: '/application#attach',
    selector: '#main form button[name="agreed"]',
    hasWorked: isThere('#main a[href^="/application/"]'),
  },
];
