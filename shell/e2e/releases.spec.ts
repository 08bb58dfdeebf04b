import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ModuleName } from '@trust/shared/contract/pages/release';
import { expect, test as base } from '@trust/shared/testing/journey';
import {
  copyModuleSources,
  startScratchSite,
  type ScratchSiteProcess,
  type Sources,
} from './scratch-site.ts';
import { untilHydrated, untilParcelsHydrated } from './hydrated.ts';
import { followLinkTo, followMenu, heading } from './visitor.ts';

/** A text of the page before and after the release. */
const PROMISE = {
  en: ['Your name stays private.', 'Nobody will learn your name.'],
  ml: ['നിങ്ങളുടെ പേര് വെളിപ്പെടുത്തില്ല.', 'നിങ്ങളുടെ പേര് ആരും അറിയില്ല.'],
} as const;
const QUICK_FORM_TEXTS = 'mf-donations/src/parcels/quick-donation/quick-donation.texts.ts';
const NO_NAME = ['Please enter your name', 'We need your name'] as const;

const OTHER_MODULES = ModuleName.options.filter((module) => module !== 'mf-donations');

const test = base.extend<{ site: ScratchSiteProcess; sources: Sources }>({
  site: async ({ baseURL, context }, use) => {
    const site = await startScratchSite(baseURL ?? '');
    await use(site);
    // Before the site ends, so that none asks it for another picture.
    for (const page of context.pages()) await page.close();
    await site.end();
  },
  sources: async ({}, use) => {
    const sources = await copyModuleSources('mf-donations');
    await use(sources);
    await sources.remove();
  },
});

/** The hash of each browser file of the other modules, by its address, which includes the release id. */
async function servedByOthers({ url, releasesDir }: ScratchSiteProcess): Promise<Map<string, string>> {
  const served = new Map<string, string>();
  for (const module of OTHER_MODULES) {
    for (const release of await readdir(join(releasesDir, module))) {
      for (const file of await readdir(join(releasesDir, module, release, 'browser'))) {
        const address = `/releases/${module}/${release}/browser/${file}`;
        const answer = await fetch(url + address);
        expect(answer.status, address).toBe(200);
        served.set(
          address,
          createHash('sha256')
            .update(Buffer.from(await answer.arrayBuffer()))
            .digest('hex'),
        );
      }
    }
  }
  return served;
}

/** The other modules' releases that the home page uses now. */
async function othersInPage({ url }: ScratchSiteProcess): Promise<string[]> {
  const page = await (await fetch(url)).text();
  const named = page.match(/\/releases\/[a-z-]+\/[0-9a-f.-]+\//g) ?? [];
  return [...new Set(named)].filter((release) => !release.includes('/mf-donations/')).sort();
}

async function expectPromise(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
}

/** A donor's page on which the provider's pop-up waits for a payment. Gives the button that pays. */
async function openPopUp(page: Page, { url }: ScratchSiteProcess): Promise<Locator> {
  await page.goto(
    `${url}/payments/home?firstName=A+Donor&email=a%40donor.example&phone=0000000000&address=A+house&amount=500`,
  );
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Proceed' }).click();
  const popUp = page.frameLocator('iframe.razorpay-checkout-frame');
  const pay = popUp.getByRole('button', { name: 'Pay ₹500.00' });
  await expect(pay).toBeVisible();
  return pay;
}

/** Sends the quick form of the home page with nothing in it. */
async function expectNameAskedFor(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Donate now' });
  await form.getByRole('button', { name: 'Proceed' }).click();
  await expect(form.getByRole('alert').getByRole('link', { name: text })).toBeVisible();
}

test(
  'a release of donations reaches who comes after it, disturbs nobody, not even in a payment, and is taken back by one command',
  {
    // Independent of the screen, and a build is slow: one build, run once.
    tag: '@on-desktop',
  },
  async ({ site, sources, page: giving, context }) => {
    test.setTimeout(300_000);
    const texts = (language: string) => `mf-donations/src/texts/${language}.ts`;
    await sources.replace(texts('en'), PROMISE.en[0], PROMISE.en[1]);
    await sources.replace(texts('ml'), PROMISE.ml[0], PROMISE.ml[1]);
    await sources.replace(QUICK_FORM_TEXTS, NO_NAME[0], NO_NAME[1]);

    await giving.goto(`${site.url}/payments/home`);
    await expectPromise(giving, PROMISE.en[0]);
    const home = await context.newPage();
    await home.goto(site.url);
    await untilParcelsHydrated(home);
    const paying = await context.newPage();
    const pay = await openPopUp(paying, site);
    const [bytesBefore, othersBefore] = [await servedByOthers(site), await othersInPage(site)];
    expect(othersBefore).toHaveLength(OTHER_MODULES.length);

    const begun = performance.now();
    await sources.release(site.releasesDir, 'publish', 'mf-donations', '--promote');
    const promoted = performance.now();
    const fresh = await context.newPage();
    await expect(async () => {
      await fresh.goto(`${site.url}/payments/home`);
      expect(await fresh.content()).toContain(PROMISE.en[1]);
    }).toPass({ intervals: [50] });
    test.info().annotations.push({
      type: 'from publish to served',
      description: `${seconds(begun)} s, of which ${seconds(promoted)} s after the command had ended`,
    });
    await untilHydrated(fresh);
    await expectPromise(fresh, PROMISE.en[1]);

    await test.step('the other modules are what they were', async () => {
      expect(await servedByOthers(site)).toEqual(bytesBefore);
      expect(await othersInPage(site)).toEqual(othersBefore);
    });

    await test.step('a payment that was begun is made', async () => {
      await pay.click();
      await expect(heading(paying)).toHaveText('Your Payment was successful');
    });

    await test.step('the page that was open keeps its release', async () => {
      await giving.getByRole('tab', { name: 'Bank Transfer' }).click();
      await expect(giving.getByText('000000000003')).toBeVisible();
      await giving.getByRole('tab', { name: 'Online Payment' }).click();
      await giving.getByRole('button', { name: 'Proceed' }).click();
      await expect(giving.getByRole('alert')).toBeFocused();
      await giving.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
      await expectPromise(giving, PROMISE.ml[0]);
    });

    await test.step('and so does a tab that goes to another remote and comes back', async () => {
      await followLinkTo(home, '/account');
      await expect(heading(home)).toHaveText('Login');
      await followMenu(home, 'Home');
      await expect(heading(home)).toContainText('A roof, a cure');
      await untilParcelsHydrated(home);
      await expectNameAskedFor(home, NO_NAME[0]);
      await home.goto(`${site.url}/?lang=en`);
      await untilParcelsHydrated(home);
      await expectNameAskedFor(home, NO_NAME[1]);
    });

    await sources.release(site.releasesDir, 'rollback', 'mf-donations');
    await expect(async () => {
      await fresh.goto(`${site.url}/payments/home?lang=en`);
      expect(await fresh.content()).toContain(PROMISE.en[0]);
    }).toPass();
    await untilHydrated(fresh);
    await expectPromise(fresh, PROMISE.en[0]);
  },
);

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
