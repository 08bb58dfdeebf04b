import type { Page } from '@playwright/test';
import { expectFit } from './axe.ts';
import { DESKTOP_SIZE, PHONE_SIZE } from './playwright.ts';

/** Pages are loaded in each language on one screen; `expectUsableOnBothScreens` then sees them on the other. */
export const ON_ONE_SCREEN = { en: '@on-desktop', ml: '@on-phone' } as const;

/** Nothing stands in anyone's way and nothing sticks out: at this size in dark colours, at the other in light ones. */
export async function expectUsableOnBothScreens(page: Page): Promise<void> {
  const own = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectFit(page);
  await page.setViewportSize(own?.width === PHONE_SIZE.width ? DESKTOP_SIZE : PHONE_SIZE);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFit(page);
  if (own) await page.setViewportSize(own);
}
