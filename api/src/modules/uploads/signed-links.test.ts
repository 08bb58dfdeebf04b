import { createSignedLinks } from './signed-links.ts';

const NOW = new Date('2026-03-01T09:00:00.900Z');
const HOUR_MS = 60 * 60_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const links = createSignedLinks(keyOf(7));
const { pathname, searchParams } = new URL(links.sign('photo-1', NOW), 'https://trust.example');
const link = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };

test('a link names its upload, and how long it shows it', () => {
  expect(pathname).toMatch(/\/photo-1$/);
  expect(link.expires).toBe(String(Date.parse('2026-03-01T10:00:00Z') / 1000));
});

test.each([
  [0, true],
  [HOUR_MS - 901, true],
  [HOUR_MS - 900, false],
  [24 * HOUR_MS, false],
])('%i ms later it shows the upload: %s', (ms, does) => {
  expect(links.verify('photo-1', link, after(ms))).toBe(does);
});

test.each([
  ['another upload', 'photo-2', link],
  ['a longer time', 'photo-1', { ...link, expires: String(Number(link.expires) + 1) }],
  ['a changed signature', 'photo-1', { ...link, signature: `A${link.signature.slice(1)}` }],
  ['a cut signature', 'photo-1', { ...link, signature: link.signature.slice(0, -2) }],
  ['no signature', 'photo-1', { ...link, signature: '' }],
])('it opens not with %s', (_what, id, changed) => {
  expect(links.verify(id, changed, NOW)).toBe(false);
});

test('a link of another key opens nothing', () => {
  expect(createSignedLinks(keyOf(8)).verify('photo-1', link, NOW)).toBe(false);
});
