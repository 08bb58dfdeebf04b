import sharp from 'sharp';
import decodeQr from 'qr/decode.js';
import { prepareContentApi } from '../../testing/content-api.ts';

const { api } = prepareContentApi();

const draw = (name: string, headers = {}) => api.app.inject({ url: `/media/upi/${name}`, headers });

/** What a UPI app reads in a code. */
async function scan(name: string): Promise<string> {
  const { data, info } = await sharp((await draw(name)).rawPayload, { density: 600 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

test.each([
  ['home-50050.svg', 'upi://pay?pa=trust@demobank&pn=Shelter%20Charitable%20Trust&am=500.50&cu=INR&tn=HOME'],
  ['bmz.svg', 'upi://pay?pa=zakat@demobank&pn=Shelter%20Charitable%20Trust&cu=INR&tn=BMZ'],
  ['medicare.svg', 'upi://pay?pa=trust@demobank&pn=Shelter%20Charitable%20Trust&cu=INR&tn=MEDICARE'],
])('a UPI app that scans the code %s is told whom to pay, how much and what for', async (name, address) => {
  expect(await scan(name)).toBe(address);
});

test('a project’s code says its case number', async () => {
  expect(new URL(await scan('101-100.svg')).searchParams.get('tn')).toBe('SC/101');
});

test('a code is a picture that may be kept for a while, and is not sent again', async () => {
  const first = await draw('home.svg');
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=600',
  });
  const etag = String(first.headers['etag']);
  expect(String((await draw('home-100.svg')).headers['etag'])).not.toBe(etag);
  expect((await draw('home.svg', { 'if-none-match': etag })).statusCode).toBe(304);
});

test.each([
  'home-99.svg',
  'home-100000000001.svg',
  'home-0100.svg',
  'home-1e5.svg',
  'home.png',
  '9999.svg',
  'nobody.svg',
  'constructor.svg',
  '..%2Fhome.svg',
])('there is no code %s', async (name) => {
  expect((await draw(name)).statusCode).toBe(404);
});

test('codes are drawn for one visitor a hundred and twenty times a minute', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const answers = await Promise.all(Array.from({ length: 121 }, () => draw('nobody.svg', headers)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
