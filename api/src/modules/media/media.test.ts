import sharp from 'sharp';
import { A_PDF, createPicture } from '../../testing/content-folder.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { originalName } from './media.store.ts';

let api: TestApi;
let name: string;
let hash: string;
beforeAll(async () => {
  api = await startTestApi();
  const content = await createPicture('#2f6b4f').webp().toBuffer();
  name = originalName(content, 'webp');
  hash = name.slice(0, 24);
  await api.storage.put(name, content);
});
afterAll(() => api.close());

const get = (file: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/media/${file}`, headers });

test('an original is served as it is, for ever, and as nothing else than what it is', async () => {
  const reply = await get(name);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(reply.rawPayload.length),
  });
  expect(reply.headers.vary).toBeUndefined();
});

test.each([
  ['320', 'avif', 'heif', 'image/avif'],
  ['640', 'webp', 'webp', 'image/webp'],
  ['960', 'jpg', 'jpeg', 'image/jpeg'],
  ['1280', 'webp', 'webp', 'image/webp'],
])('a picture comes %s pixels wide as %s', async (width, extension, format, type) => {
  const reply = await get(`${hash}-${width}.${extension}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe(type);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: Number(width) });
});

test('the card for shared links is 1200 by 630 and under 300 kB, even of a picture that hardly compresses', async () => {
  const size = 1400 * 900 * 3;
  const noise = Buffer.from(Array.from({ length: size }, (_, index) => (index * 2_654_435_761) % 251));
  const content = await sharp(noise, { raw: { width: 1400, height: 900, channels: 3 } })
    .png()
    .toBuffer();
  const noisy = originalName(content, 'png');
  await api.storage.put(noisy, content);
  const reply = await get(`${noisy.slice(0, 24)}-share.jpg`);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(reply.rawPayload.length).toBeLessThan(300_000);
});

test('a picture that is narrower than asked for is not blown up', async () => {
  const content = await createPicture('#111111', { width: 100, height: 80 }).png().toBuffer();
  const small = originalName(content, 'png');
  await api.storage.put(small, content);
  const reply = await get(`${small.slice(0, 24)}-640.webp`);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 100 });
});

test('a size that many ask for at once is made once', async () => {
  const put = jest.spyOn(api.storage, 'put');
  const replies = await Promise.all(Array.from({ length: 8 }, () => get(`${hash}-640.avif`)));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(put).toHaveBeenCalledTimes(1);
  await get(`${hash}-640.avif`);
  expect(put).toHaveBeenCalledTimes(1);
});

test('who has it already is told so', async () => {
  const { headers } = await get(name);
  const reply = await get(name, { 'if-none-match': String(headers.etag) });
  expect(reply.statusCode).toBe(304);
  expect(reply.body).toBe('');
});

test('a PDF opens in the browser', async () => {
  const pdf = originalName(Buffer.from(A_PDF), 'pdf');
  await api.storage.put(pdf, Buffer.from(A_PDF));
  const reply = await get(pdf);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' });
  expect((await get(`${pdf.slice(0, 24)}-640.webp`)).statusCode).toBe(404);
});

test.each([
  ['another width', (known: string) => `${known}-641.webp`],
  ['another format', (known: string) => `${known}-640.gif`],
  ['a share card in another format', (known: string) => `${known}-share.webp`],
  ['an unknown picture', () => `${'0'.repeat(24)}-640.webp`],
  ['an unknown original', () => `${'0'.repeat(24)}.png`],
  ['a path', () => '..%2F..%2Fpackage.json'],
  ['an unfinished file', () => 'unfinished-1'],
])('%s is not there', async (_what, fileFor) => {
  const reply = await get(fileFor(hash));
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toBe('application/problem+json');
  expect(reply.headers['cache-control']).toBe('no-store');
});
