import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { build } from 'esbuild';
import type { OpenPicture, PictureSection, openPicture } from '../src/parts/uploads/picture/open-picture.ts';

declare const pictures: { openPicture: typeof openPicture };

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };
/** Each channel of a colour, after JPEG. */
const MOST_DIFFERENCE = 24;

/** The functions that open and shrink pictures, in a real page under its real policy. */
async function openPage(page: Page) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/parts/uploads/picture/open-picture.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'pictures',
    write: false,
  });
  await page.goto('/application');
  await page.evaluate(`${outputFiles[0]?.text ?? ''}; globalThis.pictures = pictures`);
}

interface Photo {
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/png';
  /** As cameras write it: 6 is shown turned a quarter clockwise. */
  readonly orientation?: number;
  /** Brings the file to several megabytes. */
  readonly noise?: boolean;
  readonly transparent?: boolean;
  /** The file is cut off after so many bytes. */
  readonly cutAt?: number;
  readonly head?: string;
}

interface Shrunk {
  readonly outcome: string;
  readonly originalBytes: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly type: string;
  /** Red, green and blue in the top left, top right, bottom left and bottom right. */
  readonly corners: number[][];
  readonly metadata: boolean;
}

/** Draws a photo whose stored corners are red, green, blue and black, and has it opened and shrunk. */
async function shrink(page: Page, photo: Photo, section: PictureSection = WHOLE, turns = 0): Promise<Shrunk> {
  return page.evaluate(
    async ([{ width, height, type, orientation, noise, transparent, cutAt, head }, cut, quarters]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      if (!transparent) {
        context.fillStyle = 'grey';
        context.fillRect(0, 0, width, height);
        const [w, h] = [width / 4, height / 4];
        for (const [colour, x, y] of [
          ['red', 0, 0],
          ['lime', width - w, 0],
          ['blue', 0, height - h],
          ['black', width - w, height - h],
        ] as const) {
          context.fillStyle = colour;
          context.fillRect(x, y, w, h);
        }
      }
      if (noise) {
        const pixels = context.getImageData(0, height / 4, width, height / 2);
        let seed = 1;
        for (let index = 0; index < pixels.data.length; index += 1) {
          seed = (seed * 16_807) % 2_147_483_647;
          if (index % 4 !== 3) pixels.data[index] = seed % 256;
        }
        context.putImageData(pixels, 0, height / 4);
      }
      const encoded = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, type, noise ? 1 : 0.98),
      );
      if (!encoded) throw new Error('not encoded');
      // An EXIF segment with the orientation alone, after the JPEG's first two bytes.
      const exif = [
        ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
        ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation ?? 1, 0, 0, 0, 0, 0, 0],
      ];
      const turned = orientation
        ? new Blob([encoded.slice(0, 2), new Uint8Array(exif), encoded.slice(2)])
        : encoded;
      const file = head ? new Blob([head, turned.slice(head.length)]) : turned.slice(0, cutAt);
      const answer = { originalBytes: file.size, width: 0, height: 0, bytes: 0, type: '' };
      const opened = await pictures.openPicture(file);
      if (opened.outcome !== 'opened')
        return {
          ...answer,
          outcome: opened.outcome === 'failed' ? opened.failure : opened.outcome,
          corners: [],
          metadata: false,
        };
      let picture: OpenPicture | undefined = opened.picture;
      for (let turn = 0; turn < quarters; turn += 1) picture = await picture?.turn();
      const blob = await picture?.shrink(cut, 2000);
      if (!blob) throw new Error('not shrunk');
      const bitmap = await createImageBitmap(blob);
      const [w, h] = [bitmap.width, bitmap.height];
      Object.assign(canvas, { width: w, height: h });
      context.drawImage(bitmap, 0, 0);
      const corners = [
        [4, 4],
        [w - 4, 4],
        [4, h - 4],
        [w - 4, h - 4],
      ].map(([x = 0, y = 0]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]);
      const text = await blob.slice(0, 1000).text();
      return {
        outcome: 'opened',
        originalBytes: file.size,
        width: w,
        height: h,
        bytes: blob.size,
        type: blob.type,
        corners,
        metadata: text.includes('Exif'),
      };
    },
    [photo, section, turns] as const,
  );
}

const [RED, GREEN, BLUE, BLACK, WHITE] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [0, 0, 0],
  [255, 255, 255],
];

function expectCorners({ corners }: Shrunk, expected: (number[] | undefined)[]) {
  const differences = corners.flatMap((corner, index) =>
    corner.map((value, channel) => Math.abs(value - (expected[index]?.[channel] ?? 999))),
  );
  expect(differences).toHaveLength(12);
  expect(Math.max(...differences), JSON.stringify(corners)).toBeLessThan(MOST_DIFFERENCE);
}

// Pixels are the same on every screen.
test.describe('the device', { tag: '@on-phone' }, () => {
  test.beforeEach(({ page }) => openPage(page));

  test('a photo of 12 megapixels and more than 8 MB is shrunk to at most 500 KB, upright, without metadata', async ({
    page,
  }) => {
    const shrunk = await shrink(page, {
      width: 4032,
      height: 3024,
      type: 'image/jpeg',
      orientation: 6,
      noise: true,
    });
    expect(shrunk.originalBytes).toBeGreaterThan(8_000_000);
    expect(shrunk.bytes).toBeLessThanOrEqual(500_000);
    expect(shrunk.type).toBe('image/jpeg');
    expect(shrunk.width / shrunk.height).toBeCloseTo(3 / 4, 2);
    // Turned a quarter clockwise, the stored bottom left is at the top left.
    expectCorners(shrunk, [BLUE, RED, BLACK, GREEN]);
    expect(shrunk.metadata).toBe(false);
  });

  test('a photo of 30 megapixels is taken', async ({ page }) => {
    const shrunk = await shrink(page, { width: 6720, height: 4480, type: 'image/jpeg' });
    expect(shrunk).toMatchObject({ width: 2000, height: 1333 });
    expectCorners(shrunk, [RED, GREEN, BLUE, BLACK]);
  });

  for (const [orientation, corners] of [
    [1, [RED, GREEN, BLUE, BLACK]],
    [3, [BLACK, BLUE, GREEN, RED]],
    [8, [GREEN, BLACK, RED, BLUE]],
  ] as const) {
    test(`a photo with EXIF orientation ${String(orientation)} comes out upright`, async ({ page }) => {
      const photo = { width: 640, height: 480, type: 'image/jpeg', orientation } as const;
      expectCorners(await shrink(page, photo), [...corners]);
    });
  }

  test('a picture is turned by hand and a section is cut out of it', async ({ page }) => {
    const photo = { width: 640, height: 480, type: 'image/png' } as const;
    expectCorners(await shrink(page, photo, WHOLE, 1), [BLUE, RED, BLACK, GREEN]);
    const section = await shrink(page, photo, { x: 0, y: 0, width: 25, height: 25 });
    expect(section).toMatchObject({ width: 160, height: 120 });
    expectCorners(section, [RED, RED, RED, RED]);
  });

  test('what is transparent becomes white', async ({ page }) => {
    const photo = { width: 640, height: 480, type: 'image/png', transparent: true } as const;
    expectCorners(await shrink(page, photo), [WHITE, WHITE, WHITE, WHITE]);
  });

  test('files that cannot be opened are told apart', async ({ page }) => {
    const photo = { width: 640, height: 480, type: 'image/jpeg' } as const;
    expect(await shrink(page, { ...photo, cutAt: 100 })).toMatchObject({ outcome: 'broken' });
    expect(await shrink(page, { ...photo, head: '\0\0\0\u0018ftypheic' })).toMatchObject({ outcome: 'heic' });
    expect(await shrink(page, { ...photo, head: '%PDF-1.7 and so on' })).toMatchObject({
      outcome: 'no-picture',
    });
  });
});
