import type { BuildDescription } from '@trust/shared/contract/pages/release';
import { findOversized } from './size-limits.ts';

const files = (...js: string[]) => ({ js, css: [] });

/** A build of mf-donations; `bytes` are those of single files, which are 1,000 otherwise. */
function check(bytes: Record<string, number>, standalone = true) {
  const build = {
    browser: {
      entry: 'browser/remote.js',
      main: { js: ['browser/exposed.js'], css: ['browser/main.css'] },
      screens: { payments: { js: ['browser/payments.js'], css: ['browser/payments.css'] } },
      parcels: {},
      texts: {
        en: files('browser/en.js'),
        ml: files('browser/ml.js'),
        'ml-payments': files('browser/ml-payments.js'),
        'ml-outcome': files('browser/ml-outcome.js'),
      },
    },
    standalone: standalone
      ? {
          entry: 'standalone/standalone.js',
          main: files(),
          screens: { 'payments-mobile': files('standalone/form.js'), payments: files('standalone/large.js') },
          parcels: {},
          texts: { en: files('standalone/en.js'), ml: files('standalone/ml.js') },
        }
      : null,
  } as unknown as BuildDescription;
  const names = [
    ...['remote', 'exposed', 'payments', 'en', 'ml', 'ml-payments', 'ml-outcome'].map(
      (name) => `browser/${name}.js`,
    ),
    ...['standalone', 'form', 'large', 'en', 'ml'].map((name) => `standalone/${name}.js`),
    ...[
      'browser/main.css',
      'browser/payments.css',
      'browser/font-latin.0a.woff2',
      'browser/font-malayalam.0b.woff2',
    ],
  ];
  const sizes = Object.fromEntries(
    names.map((name) => {
      const br = bytes[name] ?? 1_000;
      return [name, { raw: name.endsWith('.js') ? br * 3 : br, gzip: br, br }];
    }),
  );
  return findOversized('mf-donations', build, sizes);
}

test('a screen may load so many bytes of scripts, in whichever language', () => {
  expect(check({ 'browser/payments.js': 29_900 })).toBeUndefined();
  expect(check({ 'browser/payments.js': 29_900, 'browser/ml.js': 1_501 })).toBe(
    'loads 34401 bytes of scripts for payments (ml); at most 34400: browser/payments.js 29900, browser/ml.js 1501, browser/remote.js 1000, browser/exposed.js 1000, browser/ml-payments.js 1000',
  );
});

test('a screen’s own texts count for it, and for no other', () => {
  expect(check({ 'browser/ml-payments.js': 40_000 })).toMatch('scripts for payments (ml)');
  expect(check({ 'browser/ml-outcome.js': 40_000 })).toBeUndefined();
});

test('styles and fonts have limits of their own', () => {
  expect(check({ 'browser/payments.css': 8_450 })).toBeUndefined();
  expect(check({ 'browser/payments.css': 8_451 })).toMatch('9451 bytes of styles for payments');
  expect(
    check({ 'browser/font-latin.0a.woff2': 27_000, 'browser/font-malayalam.0b.woff2': 72_500 }),
  ).toBeUndefined();
  expect(check({ 'browser/font-latin.0a.woff2': 27_001 })).toMatch(
    '27001 bytes of fonts (latin); at most 27000',
  );
  expect(check({ 'browser/font-malayalam.0b.woff2': 72_501 })).toMatch(
    '72501 bytes of fonts (malayalam); at most 72500',
  );
});

test('the donation page for apps has a limit; a module that never stands alone has none', () => {
  expect(check({ 'standalone/standalone.js': 83_800 })).toBeUndefined();
  const tooLarge = { 'standalone/standalone.js': 83_801 };
  expect(check(tooLarge)).toMatch('85801 bytes of scripts for payments-mobile alone (en); at most 85800');
  expect(check(tooLarge, false)).toBeUndefined();
});
