import { formatFileSize } from './file-size.rules.ts';

test.each([
  [0, '1 kB'],
  [999, '1 kB'],
  [34_499, '34 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1 MB'],
  [1_249_000, '1.2 MB'],
  [23_960_000, '24 MB'],
])('a file of %i bytes is said to have %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
