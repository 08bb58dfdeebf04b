import { fitSize, shrinkPicture, type EncodePicture } from './shrink-picture.ts';

const limits = { maxBytes: 500_000, maxSide: 2000 };
const of =
  (bytesPerPixel: number): EncodePicture =>
  ({ width, height }, quality) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round(width * height * bytesPerPixel * quality))]));

test.each([
  [{ width: 8000, height: 6000 }, 2000, { width: 2000, height: 1500 }],
  [{ width: 3000, height: 4000 }, 2000, { width: 1500, height: 2000 }],
  [{ width: 640, height: 480 }, 2000, { width: 640, height: 480 }],
  [{ width: 9000, height: 2 }, 2000, { width: 2000, height: 1 }],
])('a picture of %j is fitted into %i pixels as %j', (size, side, fitted) => {
  expect(fitSize(size, side)).toEqual(fitted);
});

test('a picture that is small enough at the best quality is encoded once', async () => {
  const encode = jest.fn(of(0.15));
  const blob = await shrinkPicture(encode, { width: 4000, height: 3000 }, limits);
  expect(encode.mock.calls).toEqual([[{ width: 2000, height: 1500 }, 0.86]]);
  expect(blob?.size).toBe(387_000);
});

test('quality goes down before the size does', async () => {
  const encode = jest.fn(of(0.36));
  const blob = await shrinkPicture(encode, { width: 4000, height: 3000 }, limits);
  expect(encode.mock.calls.map(([{ width }, quality]) => [width, quality])).toEqual([
    [2000, 0.86],
    [2000, 0.72],
    [2000, 0.58],
    [1600, 0.86],
    [1600, 0.72],
  ]);
  expect(blob?.size).toBeLessThanOrEqual(500_000);
});

test.each([0.05, 0.2, 0.4, 0.8, 1.2])(
  'whatever a pixel takes (%d bytes), at most 500,000 bytes come out',
  async (bytes) => {
    for (const width of [300, 2000, 5000, 8660]) {
      const blob = await shrinkPicture(of(bytes), { width, height: Math.round(width * 0.75) }, limits);
      expect(blob?.size).toBeLessThanOrEqual(500_000);
    }
  },
);

test('exactly 500,000 bytes are enough, and one more is not', async () => {
  const answers = [500_001, 500_000];
  const encode = jest.fn(() => Promise.resolve(new Blob([new Uint8Array(answers.shift() ?? 0)])));
  expect((await shrinkPicture(encode, { width: 100, height: 100 }, limits))?.size).toBe(500_000);
});

test('a size that the device cannot encode is passed over for a smaller one', async () => {
  const encode: EncodePicture = (size, quality) =>
    size.width > 1300 ? Promise.resolve(undefined) : of(0.1)(size, quality);
  const spied = jest.fn(encode);
  await expect(shrinkPicture(spied, { width: 4000, height: 3000 }, limits)).resolves.toBeDefined();
  expect(spied.mock.calls.map(([{ width }]) => width)).toEqual([2000, 1600, 1280]);
});

test('a picture that no size makes small enough is given up', async () => {
  await expect(shrinkPicture(of(90), { width: 4000, height: 3000 }, limits)).resolves.toBeUndefined();
});
