import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';

const PAGES = [
  {
    path: '/contact',
    press: { en: 'Show the map here', ml: 'ഭൂപടം ഇവിടെ കാണിക്കുക' },
    frame: { en: 'Map of the office', ml: 'ഓഫീസിന്റെ ഭൂപടം' },
    shows: 'Example Road, Malappuram',
  },
  {
    path: '/video/ShelterDm01',
    press: { en: 'Play the video', ml: 'വീഡിയോ പ്ലേ ചെയ്യുക' },
    frame: undefined,
    shows: 'Video ShelterDm01',
  },
] as const;

for (const { path, press, frame, shows } of PAGES) {
  for (const language of ['en', 'ml'] as const) {
    test(
      `${path} shows the sandbox’s stand-in, and asks no other host (${language})`,
      { tag: ON_ONE_SCREEN[language] },
      async ({ page, baseURL }) => {
        const others: string[] = [];
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== baseURL) others.push(request.url());
        });
        await page.goto(`${path}?lang=${language}`);
        const control = page.getByRole('button', { name: press[language] });
        await control.or(page.getByRole('link', { name: press[language] })).click();
        const shown = frame
          ? page.frameLocator(`iframe[title="${frame[language]}"]`)
          : page.frameLocator('iframe');
        await expect(shown.getByText(shows)).toBeVisible();
        await expectUsableOnBothScreens(page);
        expect(others).toEqual([]);
      },
    );
  }
}

test('the stand-in of a video is paused and goes on', async ({ page }) => {
  await page.goto('/sandbox/videos/ShelterDm01');
  await page.getByText('Pause').click();
  await expect(page.getByText('Play')).toBeVisible();
  await page.getByText('Play').press('Enter');
  await expect(page.getByText('Pause')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the still leads to the stand-in', async ({ page }) => {
    await page.goto('/video/ShelterDm01');
    await page.getByRole('link', { name: 'Play the video' }).click();
    await expect(page.getByText('Video ShelterDm01')).toBeVisible();
  });
});
