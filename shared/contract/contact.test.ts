import { checkContactMessage, ContactForm, readContactMessage } from './contact.ts';

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

test.each(['name', 'email', 'subject', 'message', 'leave_empty'])(
  'whatever a person types as %s is read, and what no person types is not',
  (field) => {
    const isTaken = (length: number) => ContactForm.safeParse({ [field]: 'a'.repeat(length) }).success;
    expect([isTaken(20_000), isTaken(20_001)]).toEqual([true, false]);
  },
);

test('a form without fields is read as an empty one, and one with a field of its own is not', () => {
  const fields = { name: '', email: '', subject: '', message: '', leave_empty: '' };
  expect(ContactForm.parse({})).toEqual(fields);
  expect(ContactForm.safeParse({ ...fields, to: 'other@example.org' }).success).toBe(false);
});

test('an empty message names all fields, in the order of the form', () => {
  expect(checkContactMessage(readContactMessage({})).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
});
