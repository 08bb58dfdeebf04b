import { contactOf, correctableUntil, newCode, newSuid, readApplicationCode } from './applications.rules.ts';

test('codes have eight signs that cannot be confused, and suids 192 random bits', () => {
  for (let run = 0; run < 200; run += 1) {
    const code = newCode();
    expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{8}$/);
    expect(readApplicationCode(code)).toBe(code);
  }
  expect(Buffer.from(newSuid(), 'base64url')).toHaveLength(24);
  expect(newSuid()).not.toBe(newSuid());
});

test.each([
  ['ACDE-FGHJ', 'ACDEFGHJ'],
  [' acde fghj ', 'ACDEFGHJ'],
  ['ACDEFGH൩', 'ACDEFGH3'],
  ['ACDEFGH', undefined],
  ['ACDEFGHJK', undefined],
  ['ACDEFGH0', undefined],
  ['ACDEFGHO', undefined],
  ['', undefined],
])('“%s” is the code %s', (typed, code) => {
  expect(readApplicationCode(typed)).toBe(code);
});

const SUBMITTED = new Date('2026-03-01T09:00:00Z');
const UNTIL = new Date('2026-03-03T09:00:00Z');
test.each([
  ['received', -1, UNTIL],
  ['received', 0, undefined],
  ['in-review', -1, undefined],
  ['declined', -1, undefined],
  ['withdrawn', -1, undefined],
] as const)(
  'of 48 hours a %s application %i ms before the end may be corrected until %s',
  (status, ms, until) => {
    const now = new Date(UNTIL.getTime() + ms);
    expect(correctableUntil({ status, submittedAt: SUBMITTED }, 48, now)).toEqual(until);
  },
);

test('two applications have one contact where number and name are the same, however it is spelled', () => {
  const contact = contactOf({ name: 'Anu Thomas', number: '9846012345' });
  expect(contactOf({ name: ' anu  THOMAS', number: '9846012345' })).toBe(contact);
  expect(contactOf({ name: 'Anu Thomas', number: '9846012346' })).not.toBe(contact);
  expect(contactOf({ name: 'Binu Thomas', number: '9846012345' })).not.toBe(contact);
});
