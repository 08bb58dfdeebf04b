import { expect, test } from '@trust/shared/testing/journey';
import { DESKTOP_SIZE, PHONE_SIZE } from '@trust/shared/testing/playwright';

const PAGES = ['/', '/projects', '/project/1001', '/payments/1001', '/newsDetail/2024', '/event/3022'];

const TABLET_SIZE = { width: 768, height: 1024 };

/** Of the width that a page names to the width that is shown: a larger file costs time, a smaller one looks soft. */
const LEAST = 0.85;
const MOST = 1.2;

for (const path of PAGES) {
  test(`pictures of ${path} come in the size in which they are shown @on-both`, async ({ page }) => {
    const own = page.viewportSize() ?? DESKTOP_SIZE;
    for (const size of own.width === PHONE_SIZE.width ? [own] : [own, TABLET_SIZE]) {
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'load' });
      const pictures = await page.evaluate(() =>
        Promise.all(
          [...document.images]
            .filter((image) => image.closest('picture') && image.clientWidth > 0)
            .map(async (image) => {
              image.loading = 'eager';
              await image.decode();
              // With `sizes`, the natural width is the one that the page named.
              return { src: image.currentSrc, named: image.naturalWidth / image.clientWidth };
            }),
        ),
      );
      expect(pictures).not.toEqual([]);
      expect(pictures.filter(({ named }) => named < LEAST || named > MOST)).toEqual([]);
    }
  });
}
