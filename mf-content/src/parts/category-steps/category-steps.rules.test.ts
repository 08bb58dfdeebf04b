import { hrefOfStep, readStep } from './category-steps.rules.ts';

const wells = { _id: '3', name: 'Well project', logo: '', subCategories: ['Open wells', 'Bore wells'] };
const relief = { _id: '7', name: 'Relief', logo: '', subCategories: [] };

test.each([
  ['', { step: 'categories' }],
  ['category=99', { step: 'categories' }],
  ['subCategory=Open+wells', { step: 'categories' }],
  ['category=3', { step: 'subCategories', category: wells }],
  ['category=3&subCategory=Nothing', { step: 'subCategories', category: wells }],
  ['category=3&subCategory=Open+wells', { step: 'items', category: wells, subCategory: 'Open wells' }],
  ['category=7', { step: 'items', category: relief, subCategory: undefined }],
])('the address "%s" leads to the step that it has come to', (search, expected) => {
  expect(readStep(new URLSearchParams(search), [wells, relief])).toEqual(expected);
});

test('a subcategory that is named in the other language is the same one', () => {
  const search = new URLSearchParams('category=3&subCategory=കുഴൽക്കിണർ');
  const named = [{ ...wells, name: 'കിണർ', subCategories: ['തുറന്ന കിണർ', 'കുഴൽക്കിണർ'] }];
  expect(readStep(search, [wells, relief], named)).toEqual({
    step: 'items',
    category: wells,
    subCategory: 'Bore wells',
  });
  expect(readStep(search, [wells, relief], [])).toEqual({ step: 'subCategories', category: wells });
});

test('a subcategory with signs in its name comes back from its own address', () => {
  const search = new URL(hrefOfStep('/gallery', '3', 'Wells & pumps'), 'https://trust.example').searchParams;
  expect(search.get('subCategory')).toBe('Wells & pumps');
});
