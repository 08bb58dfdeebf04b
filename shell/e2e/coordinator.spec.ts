import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { choosePhoto } from '@trust/shared/testing/application-form/choose-photo';
import { addRelative, answer, field, openStep } from '@trust/shared/testing/application-form/fill-form';
import { COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { LANGUAGE_COOKIE } from '@trust/shared/i18n/language-cookie';
import { countPictures, readPdfText, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import { openNetwork } from './site-network.ts';
import { heading } from './visitor.ts';

const WORDS = {
  en: {
    agree: /agree/i,
    start: 'Start the application',
    camera: 'Take a photo',
    use: 'Use this picture',
    offline: 'You are offline',
    onPhone: 'Applications on this phone',
    goOn: 'Go on',
    again: /the number ending in \d{4} again/,
    waiting: /A picture is still being uploaded/,
    send: 'Send Application',
    yes: 'Yes, send it',
    notSent: 'Not sent yet: there is no connection',
    summary: 'Open the page of the application',
    print: 'Print application',
    clear: 'Clear this device',
    confirm: 'Yes, remove',
    cleared: 'This phone has no applications any more.',
    earlier: 'Use these answers',
  },
  ml: {
    agree: 'മുകളിലെ നിർദ്ദേശങ്ങൾ അംഗീകരിക്കുന്നു',
    start: 'അപേക്ഷ പൂരിപ്പിക്കാൻ തുടങ്ങുക',
    camera: 'ഫോട്ടോ എടുക്കുക',
    use: 'ഈ ചിത്രം ഉപയോഗിക്കുക',
    offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
    onPhone: 'ഈ ഫോണിലെ അപേക്ഷകൾ',
    goOn: 'തുടരുക',
    again: /\d{4} എന്ന് അവസാനിക്കുന്ന നമ്പർ ഒരിക്കൽക്കൂടി എഴുതുക/,
    waiting: /ഒരു ചിത്രം ഇപ്പോഴും അപ്‌ലോഡ് ചെയ്യുകയാണ്/,
    send: 'അപേക്ഷ അയയ്ക്കുക',
    yes: 'അതെ, അയയ്ക്കുക',
    notSent: 'അയച്ചിട്ടില്ല: കണക്ഷനില്ല',
    summary: 'അപേക്ഷയുടെ പേജ് തുറക്കുക',
    print: 'അപേക്ഷ പ്രിന്റ് ചെയ്യുക',
    clear: 'ഈ ഫോണിൽ നിന്ന് എല്ലാം മായ്ക്കുക',
    confirm: 'അതെ, നീക്കുക',
    cleared: 'ഈ ഫോണിൽ ഇനി അപേക്ഷകളൊന്നുമില്ല.',
    earlier: 'ഇവ തന്നെ ചേർക്കുക',
  },
} as const;

/** Two categories of the sample content without questions of their own. */
const [FIRST, SECOND] = ['/application/11', '/application/12'];
const PAPER = '**/get-application-candidate-pdf*';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A phone that stores what browsers store, and its network. */
async function startPhone(siteUrl: string) {
  const profile = await mkdtemp(join(tmpdir(), 'phone-'));
  const { launchOptions, locale, timezoneId, viewport, hasTouch, isMobile, deviceScaleFactor } =
    test.info().project.use;
  const network = await openNetwork(siteUrl);
  let context: BrowserContext | undefined;
  return {
    url: network.url,
    network,
    async open(): Promise<Page> {
      context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        locale,
        timezoneId,
        viewport,
        hasTouch,
        isMobile,
        deviceScaleFactor,
        serviceWorkers: 'allow',
      });
      return context.pages()[0] ?? (await context.newPage());
    },
    /** Ends the browser as a phone does that runs out of memory. */
    async crash(page: Page) {
      const session = await page.context().newCDPSession(page);
      const closed = page.context().waitForEvent('close');
      void session.send('Browser.crash').catch(() => undefined);
      await closed;
    },
    async end() {
      await context?.close();
      await network.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until the worker has the pages of the form and its code, and the page has stored the categories. */
async function untilStored(page: Page) {
  const stored = () =>
    page.evaluate(async () => {
      const list = async (name: string) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return [...(await list('forms-1')), ...(await list('releases-1'))];
    });
  const missing = async () => {
    const paths = await stored();
    return ['/application', FIRST, SECOND, '/application-form.js'].filter(
      (end) => !paths.some((path) => path.endsWith(end)),
    );
  };
  await expect.poll(missing).toEqual([]);
  await expect.poll(() => readStore(page, 'application-categories', 'lists')).toHaveLength(1);
}

async function begin(page: Page, words: (typeof WORDS)['en' | 'ml'], category: string) {
  await page
    .getByRole('link', { name: '' })
    .and(page.locator(`a[href^="${category}"]`))
    .first()
    .click();
  await press(page, words.start);
  await expect(field(page, 'name')).toBeVisible();
}

for (const language of ['en', 'ml'] as const) {
  const words = WORDS[language];

  test(`a coordinator fills two applications without a network and loses nothing (${language}) @on-phone`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const phone = await startPhone(baseURL ?? '');
    try {
      let page = await phone.open();
      await page.goto(`${phone.url}application?lang=${language}`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await press(page, words.agree);
      await untilStored(page);

      await begin(page, words, FIRST);
      await field(page, 'name').fill('Amina');
      await openStep(page, 'address');
      await field(page, 'place').fill('Kizhissery');
      await page.goto(`${phone.url}application`);
      await expect(page.getByRole('region', { name: words.onPhone })).toContainText('Amina');
      await expectFit(page);
      await begin(page, words, SECOND);
      phone.network.cut();
      const [applicantStep, ...others] = APPLICATION_SECTIONS;
      await answer(page, applicantStep?.fields ?? []);
      await openStep(page, 'address');
      await press(page, words.earlier);
      await expect(field(page, 'place')).toHaveValue('Kizhissery');
      for (const { id, fields } of others) {
        if (id === 'category' || id === 'declaration') continue;
        await openStep(page, id);
        await answer(page, fields);
        if (id === 'family') await addRelative(page, 0);
      }
      // The last answer is on the device soon after it is typed.
      const { rationCard } = COMPLETE_FORM;
      await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ rationCard }));
      await phone.crash(page);

      // Opened again, still without a network.
      page = await phone.open();
      // A browser writes its cookies to disk every half a minute only; that of the language would be older in life.
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: phone.url }]);
      await page.goto(`${phone.url}application`);
      await expect(page.getByRole('complementary').filter({ hasText: words.offline })).toBeVisible();
      const list = page.getByRole('region', { name: words.onPhone });
      await expect(list.getByRole('button', { name: new RegExp(`^${words.goOn}`) })).toHaveCount(2);
      await expectFit(page);
      await list.getByRole('button', { name: `${words.goOn} ${COMPLETE_FORM.name}` }).click();
      await expect(field(page, 'name')).toHaveValue(COMPLETE_FORM.name);
      const camera = page.getByRole('button', { name: words.camera, exact: true });
      expect(await choosePhoto(camera, 'IMG_0001.jpg', 4032, 3024)).toBeGreaterThan(8_000_000);
      await press(page, words.use);
      await openStep(page, 'work');
      await expect(page.getByText(words.again)).toBeVisible();
      await field(page, 'aadhar').fill(COMPLETE_FORM.aadhar);
      await openStep(page, 'declaration');
      await field(page, 'agreement').check();
      await press(page, words.send);
      await expect(page.getByText(words.waiting)).toBeVisible();
      await expectFit(page);

      phone.network.restore();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const yes = page.getByRole('button', { name: words.yes });
      await expect(yes).toBeVisible();
      phone.network.cut();
      await yes.click();
      await expect(page.getByRole('status', { name: words.notSent })).toBeVisible();
      await expectFit(page);
      // Nobody tells the page of it: it tries again by itself.
      phone.network.restore();
      const code = page.locator('main dd > span').first();
      await expect(code).toHaveText(/^[A-HJ-NP-Z3-9]{8}$/);
      const number = await code.innerText();

      await press(page, words.summary);
      await expect(page.getByText(COMPLETE_FORM.name, { exact: true })).toBeVisible();
      const paper = await print(page, words.print);
      expect((await readPdfText(paper)).join('')).toContain(removeSpaces(number));
      expect(countPictures(paper)).toBe(1);

      await page.goto(`${phone.url}application`);
      await expect(list.getByRole('button', { name: new RegExp(`^${words.goOn}`) })).toHaveCount(1);
      await expect(list.getByRole('link', { name: number })).toBeVisible();
      await expectFit(page);
      await press(page, words.clear);
      await press(page, words.confirm);
      await expect(page.getByText(words.cleared)).toBeVisible();
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(list).toBeHidden();
    } finally {
      await phone.end();
    }
  });
}

test('a form that was changed between two visits loses nothing of a draft @on-phone', async ({ page }) => {
  await page.goto('/application/11?lang=en');
  await press(page, WORDS.en.agree);
  await press(page, WORDS.en.start);
  await field(page, 'name').fill('Amina');
  await openStep(page, 'address');
  await field(page, 'houseName').fill('Puthiyapurayil');
  const stored = expect.objectContaining({ houseName: 'Puthiyapurayil' });
  await expect.poll(() => readDrafts(page)).toContainEqual(stored);
  // As an earlier version of the form stored it: with a question and with words that are not there any more.
  await changeDraft(page, { nickname: 'Ammu' });

  const visit = await page.context().newPage();
  await page.close();
  await visit.goto('/application?lang=en');
  const list = visit.getByRole('region', { name: WORDS.en.onPhone });
  await list.getByRole('button', { name: `${WORDS.en.goOn} Amina` }).click();
  await press(visit, WORDS.en.agree);
  await expect(field(visit, 'name')).toHaveValue('Amina');
  const former = visit.getByRole('status', { name: /does not ask for these answers any more/ });
  await expect(former).toContainText('Ammu');
  await expectFit(visit);
  await former.getByRole('button', { name: 'Remove these answers' }).click();
  await expect(former).toBeHidden();
  await openStep(visit, 'address');
  await expect(field(visit, 'houseName')).toHaveValue('Puthiyapurayil');
});

/** The answers of each draft on the device. */
async function readDrafts(page: Page): Promise<readonly unknown[]> {
  const drafts = await readStore<{ readonly form: { readonly answers: unknown } }>(
    page,
    'applications',
    'drafts',
  );
  return drafts.map(({ form }) => form.answers);
}

/** All that is in a store of one of the page's databases; nothing where there is no such database yet. */
function readStore<T>(page: Page, database: string, store: string): Promise<readonly T[]> {
  return page.evaluate(
    async (names) => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === names.database)) return [];
      return new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open(names.database);
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(names.store).objectStore(names.store).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      });
    },
    { database, store },
  );
}

/** Adds answers to the one draft on the device, and has it agree to older words. */
function changeDraft(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(
    (added) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('applications');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
          const reading = store.openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return reject(new Error('There is no draft.'));
            const draft = cursor.value;
            const form = { ...draft.form, answers: { ...draft.form.answers, ...added } };
            const writing = cursor.update({ ...draft, form, agreement: '2025-01' });
            writing.onsuccess = () => {
              database.close();
              resolve();
            };
          };
        };
      }),
    answers,
  );
}

/** Opens the document in its own tab. Resolves to its bytes. */
async function print(page: Page, button: string): Promise<Buffer> {
  const papers: Buffer[] = [];
  const context = page.context();
  await context.route(PAPER, async (route) => {
    papers.push(await (await route.fetch()).body());
    // A browser without a viewer would save the document instead of showing it.
    await route.fulfill({ contentType: 'text/html', body: '<h1>The paper</h1>' });
  });
  const opened = context.waitForEvent('page');
  await press(page, button);
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'The paper' })).toBeVisible();
  await tab.close();
  return Buffer.concat(papers);
}
