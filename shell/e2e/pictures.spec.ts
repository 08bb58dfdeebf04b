import { expect, test } from '@trust/shared/testing/journey';

const PAGES = ['/', '/projects', '/project/1001', '/payments/1001', '/newsDetail/2024', '/event/3022'];

/** Of the width that a page names to the width that is shown: a larger file costs time, a smaller one looks soft. */
const LEAST = 0.9;
const MOST = 1.2;

test('pictures come in the size in which they are shown', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'load' });
    const pictures = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.srcset && image.complete && image.clientWidth > 0)
        // With `sizes`, the natural width is the one that the page named.
        .map((image) => ({ src: image.currentSrc, named: image.naturalWidth / image.clientWidth })),
    );
    expect(pictures, path).not.toEqual([]);
    expect(
      pictures.filter(({ named }) => named < LEAST || named > MOST),
      path,
    ).toEqual([]);
  }
});
