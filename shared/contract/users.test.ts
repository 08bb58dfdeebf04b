import { Credentials, NewUser, OwnRecordsRequest } from './users.ts';

const ASHA = {
  firstName: 'Asha',
  lastName: 'Demo',
  email: 'asha@example.org',
  password: 'palm rain',
  confirmPassword: 'palm rain',
};
const address = (length: number) => {
  const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.org`;
  return `${'a'.repeat(length - host.length - 1)}@${host}`;
};
const text = (length: number) => 'a'.repeat(length);

test.each([
  ['firstName', 1, 80, text],
  ['lastName', 0, 80, text],
  ['email', 200, 254, address],
  ['password', 8, 128, text],
  ['confirmPassword', 0, 128, text],
])('of a new account %s has from %i to %i characters', (field, least, most, write) => {
  const isTaken = (length: number) => NewUser.safeParse({ ...ASHA, [field]: write(length) }).success;
  expect([isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([true, true, false]);
});

test.each([
  ['no first name', { firstName: ' \u200b' }],
  ['a password of seven characters', { password: text(7) }],
  ['a role', { role: 'staff' }],
])('an account is not made with %s', (_what, change) => {
  expect(NewUser.safeParse({ ...ASHA, ...change }).success).toBe(false);
});

test('of a new account names are cleaned and the address is in small letters; a password is as typed', () => {
  const typed = {
    firstName: ' Asha\t',
    lastName: ' Demo ',
    email: ' Asha@Example.ORG. ',
    password: ' Palm rain ',
  };
  expect(NewUser.parse({ ...ASHA, ...typed })).toEqual({
    ...ASHA,
    firstName: 'Asha',
    lastName: 'Demo',
    email: 'asha@example.org',
    password: ' Palm rain ',
  });
  const { lastName: _lastName, ...oneName } = ASHA;
  expect(NewUser.parse(oneName)).toMatchObject({ lastName: '' });
});

test.each([
  ['username', 1, 254],
  ['password', 1, 128],
])('of a login %s has from %i to %i characters', (field, least, most) => {
  const isTaken = (length: number) =>
    Credentials.safeParse({ username: 'asha@example.org', password: 'palm rain', [field]: text(length) })
      .success;
  expect([isTaken(least - 1), isTaken(least), isTaken(most), isTaken(most + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('who logs in writes the address as at the registration, in any letters; the password counts as typed', () => {
  expect(Credentials.parse({ username: ' <Asha@Example.ORG> ', password: ' Palm rain ' })).toEqual({
    username: 'asha@example.org',
    password: ' Palm rain ',
  });
});

test.each([
  [{}, { limit: 20, skip: 0 }],
  [
    { limit: 1, skip: 0 },
    { limit: 1, skip: 0 },
  ],
  [
    { limit: 50, skip: 100_000 },
    { limit: 50, skip: 100_000 },
  ],
  [{ limit: 0 }, undefined],
  [{ limit: 51 }, undefined],
  [{ limit: 1.5 }, undefined],
  [{ skip: -1 }, undefined],
  [{ skip: 100_001 }, undefined],
  [{ email: 'other@example.org' }, undefined],
])('of an account’s records a call that says %j is read as %j', (body, read) => {
  expect(OwnRecordsRequest.safeParse(body).data).toEqual(read);
});
