import { makePhoto } from '../../testing/make-photo.ts';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';

/** More than any disk has. */
const NO_DISK_IS_SO_LARGE = 1_000_000_000_000;

describe('Below the floor of free disk', () => {
  const { post, upload } = prepareUploadsApi({ freeDiskMegabytes: NO_DISK_IS_SO_LARGE });

  test('pictures are refused in the words of the visitor, and all else works', async () => {
    const reply = await upload(await makePhoto());
    expect(reply.json()).toMatchObject({ status: 507, detail: expect.stringMatching(/Try again later/) });
    const malayalam = await upload(await makePhoto(), { headers: { 'accept-language': 'ml' } });
    expect(malayalam.json()).toMatchObject({ detail: expect.stringMatching(/വീണ്ടും ശ്രമിക്കുക/) });
    expect((await post('get-application-by-suid', { suid: 'x' })).statusCode).toBe(404);
  });
});

describe('An address', () => {
  const { upload } = prepareUploadsApi({}, { uploadsPerHour: 2 });

  test('has so many uploads an hour by both calls together; another one has its own', async () => {
    const photo = await makePhoto();
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const call = 'upload-application-document';
    expect((await upload(photo, from('192.0.2.1'))).statusCode).toBe(201);
    expect((await upload(photo, { ...from('192.0.2.1'), call })).statusCode).toBe(201);
    expect((await upload(photo, from('192.0.2.1'))).statusCode).toBe(429);
    expect((await upload(photo, { ...from('192.0.2.1'), call })).statusCode).toBe(429);
    expect((await upload(photo, from('192.0.2.2'))).statusCode).toBe(201);
  });

  test('is told in its language in how many minutes it may upload again', async () => {
    const photo = await makePhoto();
    const send = (language: string) =>
      upload(photo, { headers: { 'x-forwarded-for': '192.0.2.3', 'accept-language': language } });
    await send('en');
    await send('en');
    const english = await send('en');
    const seconds = Number(english.headers['retry-after']);
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(english.json()).toMatchObject({
      detail: expect.stringContaining(`in ${Math.ceil(seconds / 60)} minutes`),
    });
    expect((await send('ml')).json()).toMatchObject({ detail: expect.stringMatching(/\d+ മിനിറ്റ് കഴിഞ്ഞ്/) });
  });
});

describe('When the process of pictures', () => {
  const outcomes: ('refused' | 'busy')[] = [];
  const encoder = {
    encode: async () => ({ outcome: outcomes.shift() ?? 'refused' }) as const,
    close: () => undefined,
  };
  const { upload } = prepareUploadsApi({ encoder });

  test('is busy, the visitor is asked to come again, and nothing is stored', async () => {
    outcomes.push('busy');
    const reply = await upload(await makePhoto());
    expect(reply.json()).toMatchObject({ status: 503, detail: expect.stringMatching(/Try again shortly/) });
    expect(reply.headers['retry-after']).toBe('5');
  });
});
