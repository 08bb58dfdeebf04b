import { chooseLanguage } from './choose-language.ts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'ml', 'ml'],
  [undefined, 'ml-IN,ml;q=0.9,en;q=0.5', 'ml'],
  [undefined, 'en-GB,en;q=0.9,ml;q=0.8', 'en'],
  [undefined, 'en;q=0.3, ml;q=0.7', 'ml'],
  [undefined, 'hi-IN,hi;q=0.9,ml;q=0.8,en;q=0.7', 'ml'],
  [undefined, 'ml;q=0,en', 'en'],
  [undefined, 'fr', 'en'],
  [undefined, '*', 'en'],
  [undefined, ';;q=,ml;q=abc', 'en'],
  ['ml', 'en', 'ml'],
  ['en', 'ml', 'en'],
  ['fr', 'ml', 'ml'],
  [['ml', 'en'], undefined, 'en'],
])('who asks by address for %j and by browser for %j gets %s', (requested, header, expected) => {
  expect(chooseLanguage(requested, header)).toBe(expected);
});
