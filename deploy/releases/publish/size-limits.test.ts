import type { BuildDescription } from '@trust/shared/contract/pages/release';
import { findOversizedScreen } from './size-limits.ts';

const files = (...js: string[]) => ({ js, css: [] });
const build = {
  standalone: {
    entry: 'standalone/standalone.js',
    main: files(),
    screens: { 'payments-mobile': files('standalone/form.js'), payments: files('standalone/large.js') },
    parcels: {},
    texts: { en: files('standalone/en.js'), ml: files('standalone/ml.js') },
  },
} as unknown as BuildDescription;
const sizes = (ml: number) =>
  Object.fromEntries(
    Object.entries({ standalone: 100_000, form: 25_000, en: 4_000, ml, large: 900_000 }).map(
      ([name, gzip]) => [`standalone/${name}.js`, { raw: gzip * 3, gzip, br: gzip }],
    ),
  );

test('the donation page for apps may load 130 kB of scripts, in whichever language', () => {
  expect(findOversizedScreen(build, sizes(5_000))).toBeUndefined();
  expect(findOversizedScreen(build, sizes(5_001))).toBe(
    'loads 130001 bytes of scripts for payments-mobile (ml); at most 130000',
  );
});

test('a module that never stands alone has no such limit', () => {
  expect(findOversizedScreen({ ...build, standalone: null }, {})).toBeUndefined();
});
