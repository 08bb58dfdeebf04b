import type { Category } from '@trust/shared/contract/content/projects';
import { applicationHref, choiceOf } from './application.rules.ts';

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
