import { shareCardPath } from './share-card.rules.ts';

test.each([
  ['/media/0123456789abcdef01234567.webp', '/media/0123456789abcdef01234567-share.jpg'],
  ['/media/0123456789abcdef01234567.png', '/media/0123456789abcdef01234567-share.jpg'],
  ['https://elsewhere.example/picture.jpg', undefined],
  ['', undefined],
])('the card of %j is %j', (picture, card) => {
  expect(shareCardPath(picture)).toBe(card);
});
