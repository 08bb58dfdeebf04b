import { chooseLanguage } from './choose-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ml', 'ml'],
  ['ml-IN', 'ml'],
  ['ML-in', 'ml'],
  ['ml_IN', 'ml'],
  ['ml-Mlym-IN', 'ml'],
  ['ml-IN,ml;q=0.9,en-US;q=0.8,en;q=0.7', 'ml'],
  ['en-GB,en;q=0.9,ml;q=0.8', 'en'],
  ['en-IN,ml-IN;q=0.9', 'en'],
  ['ml-IN,en;q=0.9,ml;q=0.8', 'ml'],
  ['en;q=0.3, ml;q=0.7', 'ml'],
  ['en;q=0.7, ml;q=0.7', 'en'],
  ['ml , en', 'ml'],
  ['hi-IN,hi;q=0.9,ml;q=0.8,en;q=0.7', 'ml'],
  ['hi-IN,hi;q=0.9,en;q=0.8,ml;q=0.7', 'en'],
  ['ml;q=0,en', 'en'],
  ['en;q=0,ml;q=0.1', 'ml'],
  ['ml;q=0', 'en'],
  ['fr', 'en'],
  ['mln, mlx', 'en'],
  ['*', 'en'],
  ['*;q=0.5, ml', 'ml'],
  ['ml;q=0.5, *', 'en'],
  ['en;q=0.2, *;q=0.5', 'ml'],
  ['en;q=0, *', 'ml'],
  ['ml;q=0, *', 'en'],
  ['fr, *;q=0.1', 'en'],
  [';;q=,ml;q=abc', 'en'],
  ['__proto__, constructor;q=0.5', 'en'],
  [`${'fr,'.repeat(5_000)}ml`, 'en'],
])('a phone that prefers %j reads %s', (accepted, expected) => {
  expect(chooseLanguage({ requested: undefined, accepted })).toBe(expected);
});

test.each([
  ['ml', 'en', 'en', 'ml'],
  ['en', 'ml', 'ml', 'en'],
  [undefined, 'ml', 'en', 'ml'],
  [undefined, 'en', 'ml-IN', 'en'],
  [null, undefined, 'ml', 'ml'],
  ['fr', 'ml', 'en', 'ml'],
  ['fr', 'zz', 'ml', 'ml'],
  ['"><script>', '"><script>', undefined, 'en'],
  [['ml', 'en'], undefined, undefined, 'en'],
])(
  'an address that asks for %j, of a visitor who chose %j and whose phone prefers %j, is answered in %s',
  (requested, remembered, accepted, expected) => {
    expect(chooseLanguage({ requested, remembered, accepted })).toBe(expected);
  },
);
