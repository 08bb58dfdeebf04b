import fc from 'fast-check';
import { formatFileSize } from './file-size.rules.ts';

test.each([
  [0, '1 kB'],
  [999, '1 kB'],
  [34_499, '34 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1 MB'],
  [1_249_000, '1.2 MB'],
  [23_960_000, '24 MB'],
  [1_234_560_000, '1,234.6 MB'],
])('a file of %i bytes is said to have %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});

test('a size is written as the platform writes it in India', () => {
  const kilobytes = new Intl.NumberFormat('en-IN', {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const megabytes = new Intl.NumberFormat('en-IN', {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1_000, max: 2_000_000 }), fc.integer({ min: 1_000, max: 1e12 })),
      (bytes) => {
        const platform =
          bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000);
        expect(formatFileSize(bytes)).toBe(platform);
      },
    ),
  );
});
