import type { Gallery } from '@trust/shared/contract/content/projects';
import { gatherPictures } from './home.rules.ts';

const gallery = (id: number, count: number): Gallery => ({
  _id: String(id),
  lang: 'en',
  category: { _id: '3', name: 'Well project' },
  subCategory: 'Wells & pumps',
  name: `Gallery ${id}`,
  images: Array.from({ length: count }, (_, index) => `/media/${id}-${index}.webp`),
});

test.each([
  ['no gallery', [], 0],
  ['fewer than twelve pictures', [gallery(1, 5), gallery(2, 4)], 9],
  ['exactly twelve pictures', [gallery(1, 12)], 12],
  ['one gallery with many pictures', [gallery(1, 40)], 13],
  ['many small galleries', Array.from({ length: 20 }, (_, index) => gallery(index, 2)), 13],
])('%s: the carousel holds twelve and one more at most', (_, galleries, expected) => {
  expect(gatherPictures(galleries)).toHaveLength(expected);
});

test('a picture leads to the gallery that it is from', () => {
  expect(gatherPictures([gallery(1, 1)])[0]?.href).toBe('/gallery?category=3&subCategory=Wells+%26+pumps');
});
