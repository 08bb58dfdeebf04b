import { LANGUAGE_CODES } from '../contract/languages.ts';
import { fill } from './fill.ts';
import { createTranslate } from './i18n.ts';

const texts = {
  greeting: 'Hello, {name}',
  twice: '{name} and {name}',
  found_one: '{count} result for “{q}”',
  found_other: '{count} results for “{q}”',
  foundMany: 'More than {count} results',
};

describe('a text', () => {
  const t = createTranslate('en', texts);

  test.each([
    ['takes a value', t('greeting', { name: 'Asha' }), 'Hello, Asha'],
    ['takes a value at every place', t('twice', { name: 'Asha' }), 'Asha and Asha'],
    [
      'shows a value as it is, braces, dollars and tags too',
      t('greeting', { name: '{name} $& <b>' }),
      'Hello, {name} $& <b>',
    ],
    ['keeps a placeholder without a value', t('greeting'), 'Hello, {name}'],
    ['has the form for one', t('found', { count: 1, q: 'well' }), '1 result for “well”'],
    ['has the form for many', t('found', { count: 0, q: 'well' }), '0 results for “well”'],
    ['may have no plural forms', t('foundMany', { count: 100 }), 'More than 100 results'],
    ['that is missing is its key', t('missing'), 'missing'],
  ])('%s', (_what, shown, expected) => {
    expect(shown).toBe(expected);
  });
});

test.each(LANGUAGE_CODES)('one is a form of its own in %s', (language) => {
  const t = createTranslate(language, texts);
  expect(t('found', { count: 1, q: 'a' })).toBe('1 result for “a”');
});

test('a form that a language has and a text lacks is that of «other»', () => {
  expect(createTranslate('en', { found_other: '{count} found' })('found', { count: 1 })).toBe('1 found');
});

test('a value that a text needs is not forgotten', () => {
  // @ts-expect-error -- the value of {name} is missing
  expect(fill('Hello, {name}', {})).toBe('Hello, {name}');
});
