import type { Category } from '@trust/shared/contract/content/projects';
import { applicationHref, choiceOf, outlineCategories } from './application.rules.ts';

const category: Category = {
  _id: '12',
  lang: 'en',
  name: 'Medi Care',
  logo: '',
  subCategories: [],
  instructions: [],
  additionalFields: [],
};

test.each([
  [
    'no category in the address offers all of them',
    [category],
    undefined,
    { kind: 'open', categories: [category] },
  ],
  ['a category in the address is chosen already', [category], '12', { kind: 'chosen', category }],
  ['a category that takes no applications is none', [category], '13', { kind: 'no-such-category' }],
  ['no categories at all is an offer of none', [], undefined, { kind: 'open', categories: [] }],
  ['nothing can be said while they cannot be read', undefined, undefined, { kind: 'unavailable' }],
  ['nothing can be said of a category either', undefined, '12', { kind: 'unavailable' }],
])('%s', (_, categories, chosen, choice) => {
  expect(choiceOf(categories, chosen)).toEqual(choice);
});

test.each([
  [undefined, false, '/application'],
  [undefined, true, '/application?agreed=1'],
  ['12', false, '/application/12'],
  ['12', true, '/application/12?agreed=1'],
])('the page of category %s, agreed in the address: %s', (chosen, agreed, href) => {
  expect(applicationHref(chosen, agreed)).toBe(href);
});

test('a page needs the names of all categories, and all of the chosen one alone', () => {
  const other = { ...category, _id: '13', name: 'Shelter Home' };
  expect(outlineCategories([category, other], undefined)).toEqual([
    { _id: '12', name: 'Medi Care', logo: '' },
    { _id: '13', name: 'Shelter Home', logo: '' },
  ]);
  expect(outlineCategories([category, other], '13')).toEqual([
    { _id: '12', name: 'Medi Care', logo: '' },
    other,
  ]);
});

test('of a category of which the name alone is known nothing is shown', () => {
  expect(choiceOf([{ _id: '12', name: 'Medi Care', logo: '' }], '12')).toEqual({ kind: 'unavailable' });
});
