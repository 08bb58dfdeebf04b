import { median } from './figures.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[8, 1, 2, 9], 5],
])('of %j the middle is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('nothing has no middle', () => {
  expect(() => median([])).toThrow();
});
