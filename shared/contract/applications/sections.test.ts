import { APPLICATION_FIELDS } from './application-fields.ts';
import { APPLICATION_SECTIONS } from './texts/sections.texts.ts';

test('the parts of the application hold every field once, in the order of the rules', () => {
  expect(APPLICATION_SECTIONS.flatMap(({ fields }): string[] => [...fields])).toEqual(APPLICATION_FIELDS);
});
