import { checkContactMessage, readContactMessage } from './contact.ts';

const MESSAGE = { name: 'Asha', email: 'asha@example.org', subject: 'A well', message: 'No water.' };
const address = (length: number) => {
  const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`;
  return `${'a'.repeat(length - host.length - 1)}@${host}`;
};
const errorsOf = (change: object) => checkContactMessage({ ...MESSAGE, ...change }).map(({ field }) => field);

test.each([
  ['name', 100, 'a'.repeat(100)],
  ['subject', 150, 'a'.repeat(150)],
  ['message', 5000, 'a'.repeat(5000)],
  ['email', 254, address(254)],
])('a %s has %i letters at most', (field, _max, longest) => {
  expect(errorsOf({ [field]: longest })).toEqual([]);
  expect(errorsOf({ [field]: `a${longest}` })).toEqual([field]);
});

test('only the message has lines', () => {
  const lines = ' a\r\n b ';
  expect(
    readContactMessage({ name: lines, email: ' Asha@Example.org ', subject: lines, message: lines }),
  ).toEqual({
    ...{ name: 'a b', email: 'Asha@Example.org', subject: 'a b' },
    message: expect.stringMatching(/^a\n ?b$/),
  });
});
