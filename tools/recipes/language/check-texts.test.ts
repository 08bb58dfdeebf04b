import { checkTexts } from './check-texts.ts';
import { LEAKS } from './leaks.ts';

const html = (text: string) => `<html lang="hi"><body><p>${text}</p></body></html>`;
const planted = LEAKS.map((leak) => ({ name: 'planted', texts: [leak] }));

test('planted leaks alone are no fault', () => {
  expect(checkTexts([...planted, { name: 'page /', html: html('⟦Ŵéļçóɱé⟧') }], [])).toEqual([]);
});

test('an English text in a page is a fault that says where', () => {
  expect(checkTexts([...planted, { name: 'page /about', html: html('Hard to translate') }], [])).toEqual([
    'Not of a table of texts: «Hard to translate» (page /about)',
  ]);
});

test('a check that does not see what was planted is a fault', () => {
  expect(checkTexts(planted.slice(1), [])).toEqual([`«${LEAKS[0]}» was planted and not found.`]);
});
