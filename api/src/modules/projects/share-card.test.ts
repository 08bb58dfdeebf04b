import sharp from 'sharp';
import { SMALL_SET } from '../../testing/small-set.ts';
import { prepareContentApi } from '../../testing/content-api.ts';

const { api, folder } = prepareContentApi();

const [first, ...others] = SMALL_SET.projects;
const cardOf = async (id: string, lang = 'en') => {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/project/get-project-by-id?lang=${lang}`,
    payload: { _id: id },
  });
  return reply.json<{ shareCard: string }>().shareCard;
};
/** The colour of a card's pixel, as a browser would show it. */
const colourAt = async (card: Buffer, left: number, top: number) => {
  const pixel = await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel.subarray(0, 3)];
};
/** How many pixels of a part of the card are dark: writing is. */
const darkPixels = async (
  card: Buffer,
  section: { left: number; top: number; width: number; height: number },
) => {
  const pixels = await sharp(card).extract(section).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 100).length;
};
const TITLE = { left: 664, top: 44, width: 492, height: 316 };

test.each(['en', 'ml'])(
  'a project has a card of 1200 by 630 in %s that is small enough for messengers',
  async (lang) => {
    const address = await cardOf('101', lang);
    expect(address).toMatch(new RegExp(`^/media/cards/project-101-${lang}-[0-9a-f]{16}\\.jpg$`));
    const reply = await api.app.inject({ url: address });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(reply.rawPayload.length).toBeLessThan(300_000);
    expect(await darkPixels(reply.rawPayload, TITLE)).toBeGreaterThan(500);
  },
);

test('the bar is filled as far as the project has come', async () => {
  const { rawPayload: card } = await api.app.inject({ url: await cardOf('101') });
  const [red = 0, green = 0] = await colourAt(card, 664 + 98, 401);
  expect(green).toBeGreaterThan(red + 50);
  const [lighter = 0] = await colourAt(card, 664 + 148, 401);
  expect(lighter).toBeGreaterThan(200);
});

test('the address changes with the sum, and the old one leads to the new card', async () => {
  const before = await cardOf('101');
  const inMalayalam = await cardOf('101', 'ml');
  await api.app.inject({ url: before });
  await folder.write({ projects: [{ ...first, openingFunds: 60_000 }, ...others] });
  await folder.importInto(api);
  const after = await cardOf('101');
  expect(after).not.toBe(before);
  expect(await cardOf('101', 'ml')).not.toBe(inMalayalam);
  const old = await api.app.inject({ url: before });
  expect(old.statusCode).toBe(302);
  expect(old.headers).toMatchObject({ location: after, 'cache-control': 'no-store' });
  expect((await api.app.inject({ url: after })).statusCode).toBe(200);
  expect(await api.storage.has(before.replace('/media/cards/', 'cards/project-101-en/'))).toBe(false);
});

test('a card that many ask for at once is drawn once', async () => {
  const put = jest.spyOn(api.storage, 'put');
  const url = await cardOf('102');
  const replies = await Promise.all(Array.from({ length: 8 }, () => api.app.inject({ url })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(put).toHaveBeenCalledTimes(1);
});

test('a name that is long, or looks like markup, stays a name on the card', async () => {
  const name = {
    en: `<b>Roof & walls</b> ${'for the families of the coast '.repeat(6)}`.trim().slice(0, 200),
  };
  await folder.write({ projects: [{ ...first, name }, ...others] });
  expect(await folder.importInto(api)).toMatchObject({ outcome: 'imported' });
  const { statusCode, rawPayload: card } = await api.app.inject({ url: await cardOf('101') });
  expect(statusCode).toBe(200);
  expect(await darkPixels(card, TITLE)).toBeGreaterThan(3_000);
  expect(await colourAt(card, 30, 475)).toEqual(await colourAt(card, 30, 310));
});

test('a card of a picture that hardly compresses is small enough too', async () => {
  const noise = Buffer.from(
    Array.from({ length: 1400 * 900 * 3 }, (_, index) => (index * 2_654_435_761) % 251),
  );
  const noisy = sharp(noise, { raw: { width: 1400, height: 900, channels: 3 } });
  await folder.writeFile('pictures/noise.png', await noisy.png().toBuffer());
  await folder.write({ projects: [{ ...first, logo: 'pictures/noise.png' }, ...others] });
  await folder.importInto(api);
  const { rawPayload } = await api.app.inject({ url: await cardOf('101') });
  expect(rawPayload.length).toBeLessThan(300_000);
});

test.each([
  ['an unknown project', 'project-9999-en-0123456789abcdef.jpg'],
  ['another language', 'project-101-hi-0123456789abcdef.jpg'],
  ['another format', 'project-101-en-0123456789abcdef.png'],
  ['no project', 'project-101.jpg'],
])('%s has no card', async (_what, name) => {
  expect((await api.app.inject({ url: `/media/cards/${name}` })).statusCode).toBe(404);
});

test('a project that was withdrawn has no card any more', async () => {
  const address = await cardOf('102');
  await folder.write({
    projects: [{ ...first }, ...others.filter(({ id }) => id !== '102')],
    news: SMALL_SET.news.filter((item) => !('project' in item && item.project === '102')),
  });
  expect(await folder.importInto(api)).toMatchObject({ outcome: 'imported' });
  expect((await api.app.inject({ url: address })).statusCode).toBe(404);
});
