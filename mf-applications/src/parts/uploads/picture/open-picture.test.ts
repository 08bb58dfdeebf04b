import { createFile, installFakeDevice, type FakeDevice } from '../../../testing/fake-pictures.ts';
import { openPicture } from './open-picture.ts';

let device: FakeDevice;
beforeEach(() => {
  device = installFakeDevice();
});

const whole = { x: 0, y: 0, width: 100, height: 100 };
function decodable(file: File, width: number, height: number): File {
  device.pictures.set(file, { width, height });
  return file;
}

async function open(file: File) {
  const outcome = await openPicture(file);
  if (outcome.outcome !== 'opened') throw new Error(`The picture is not open: ${JSON.stringify(outcome)}`);
  return outcome.picture;
}

test.each([
  ['a damaged JPEG', createFile('a.jpg', 'jpeg'), 'broken'],
  ['a damaged PNG', createFile('a.png', 'png'), 'broken'],
  ['a damaged WebP', createFile('a.webp', 'webp'), 'broken'],
  ['a HEIC of an iPhone, whatever its name', createFile('a.jpg', 'heic'), 'heic'],
  ['a film', createFile('a.jpg', 'mp4'), 'no-picture'],
  ['a PDF', createFile('a.pdf', 'pdf'), 'no-picture'],
  ['a letter', createFile('a.jpg', 'text'), 'no-picture'],
  ['an empty file', createFile('a.jpg', 'none'), 'no-picture'],
])('%s that the browser cannot decode', async (_, file, failure) => {
  await expect(openPicture(file)).resolves.toEqual({ outcome: 'failed', failure });
});

test('a GIF is refused as the server refuses it, though the browser decodes it', async () => {
  const file = decodable(createFile('a.jpg', 'gif'), 400, 300);
  await expect(openPicture(file)).resolves.toEqual({ outcome: 'failed', failure: 'no-picture' });
});

test('a HEIC that the browser decodes is a picture like any other', async () => {
  const picture = await open(decodable(createFile('a.heic', 'heic'), 4032, 3024));
  expect(picture).toMatchObject({ width: 3000, height: 2250 });
});

test('fifty megapixels are worked on as seven', async () => {
  const picture = await open(decodable(createFile('a.jpg', 'jpeg'), 8660, 5773));
  expect(picture).toMatchObject({ width: 3000, height: 2000 });
});

test('a section is cut out of the picture, and comes as JPEG of at most 500,000 bytes', async () => {
  device.bytesPerPixel = 0.5;
  const picture = await open(decodable(createFile('a.jpg', 'jpeg'), 4000, 3000));
  const blob = await picture.shrink({ x: 25, y: 0, width: 50, height: 100 }, 2000);
  expect(blob?.type).toBe('image/jpeg');
  expect(blob?.size).toBeLessThanOrEqual(500_000);
  const { width = 0, height = 0 } = device.encoded.at(-1) ?? {};
  expect(width / height).toBeCloseTo(1500 / 2250, 2);
});

test('a turned picture has its sides exchanged, and the picture before is closed', async () => {
  const picture = await open(decodable(createFile('a.jpg', 'jpeg'), 2000, 1000));
  const turned = await picture.turn();
  expect(turned).toMatchObject({ width: 1000, height: 2000 });
  expect([...device.openUrls]).toEqual([turned?.previewUrl]);
  turned?.close();
  expect(device.openUrls.size).toBe(0);
});

test('on a weak phone whose canvas stays blank, a small JPEG is uploaded as it is', async () => {
  device.mostPixels = 10_000;
  await expect(openPicture(decodable(createFile('a.jpg', 'jpeg', 500_000), 4000, 3000))).resolves.toEqual({
    outcome: 'small-enough',
  });
});

test.each([
  ['of more than 500,000 bytes', createFile('a.jpg', 'jpeg', 500_001)],
  ['that no server takes', createFile('a.webp', 'webp', 1000)],
])('on a weak phone whose canvas stays blank, a picture %s is too large', async (_, file) => {
  device.mostPixels = 10_000;
  await expect(openPicture(decodable(file, 4000, 3000))).resolves.toEqual({
    outcome: 'failed',
    failure: 'too-large',
  });
});

test('a device that encodes no JPEG sends nothing blank', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
  await expect(openPicture(decodable(createFile('a.jpg', 'jpeg', 600_000), 40, 30))).resolves.toMatchObject({
    failure: 'too-large',
  });
});

test('all of a small picture is sent at its own size', async () => {
  const picture = await open(decodable(createFile('a.png', 'png'), 300, 200));
  await picture.shrink(whole, 2000);
  expect(device.encoded.at(-1)).toMatchObject({ width: 300, height: 200 });
});
