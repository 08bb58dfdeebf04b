import { gzipSync } from 'node:zlib';
import { partSizes } from './part-sizes.ts';

/** Columns 0 to 2 come from the first source, columns 3 to 9 from the second. */
const map = {
  file: 'bundle.js',
  version: 3,
  sources: ['./node_modules/react/index.js', './shared/ui/button.tsx'],
  sourcesContent: [],
  names: [],
  mappings: 'AAAA,GCAA',
  sourceRoot: '',
};
const code = 'r();button()';

test('every character of a bundle belongs to the part that it comes from', () => {
  const minified = partSizes(code, map).map(({ part, minified }) => [part, minified]);
  expect(Object.fromEntries(minified)).toEqual({ react: 3, 'shared/ui': 9 });
});

test('the parts together are as large as the bundle that a visitor loads', () => {
  const together = partSizes(code, map).reduce((sum, { gzip }) => sum + gzip, 0);
  expect(Math.abs(together - gzipSync(code).length)).toBeLessThanOrEqual(1);
});
