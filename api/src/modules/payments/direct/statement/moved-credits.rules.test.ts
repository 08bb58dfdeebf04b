import { findMovedCredits } from './moved-credits.rules.ts';

const credit = { bookedOn: '2026-11-02', amount: 500_00, reference: '630645670001', narration: 'UPI/ANU' };
const line = { id: 7, ...credit, bookedOn: '2026-11-03' };

test.each([
  ['the number in the narration', { reference: '', narration: 'UPI/630645670001/ANU' }],
  ['a NEFT number', { reference: 'SIBLN26307000001' }],
  ['three days between', { bookedOn: '2026-10-31' }],
])('a credit with another day is the same, with %s', (_what, change) => {
  const other = { ...credit, ...change };
  const stored = 'bookedOn' in change ? line : { ...line, ...change };
  expect([...findMovedCredits([other], [stored]).values()]).toEqual([7]);
});

test.each([
  ['another sum', { amount: 500_01 }],
  ['another number', { reference: '630645670002' }],
  ['the number of an account', { reference: '512345670001' }],
  ['a payer’s own words', { reference: 'SCT/2026/000123' }],
  ['four days between', { bookedOn: '2026-10-30' }],
  ['the same day', { bookedOn: '2026-11-03' }],
])('a credit with %s is another', (_what, change) => {
  const isOther = !('reference' in change) || change.reference === '630645670002';
  const stored = isOther ? line : { ...line, ...change };
  expect(findMovedCredits([{ ...credit, ...change }], [stored]).size).toBe(0);
});

test('a number without a day is the same credit only where the file has the day of the line, too', () => {
  const undated = { ...credit, reference: 'GIFT202600000123' };
  const other = { ...credit, bookedOn: '2026-11-04', reference: '', narration: 'CASH' };
  const next = { ...undated, bookedOn: '2026-11-03' };
  expect(findMovedCredits([next, other], [{ ...undated, id: 7 }]).size).toBe(0);
  expect(findMovedCredits([undated, other], [{ ...next, id: 7 }]).size).toBe(1);
});

test('a payer’s own words before the bank’s number make no two gifts one', () => {
  const gifts = ['SIBLN26306000001', 'SIBLN26307000001'].map((utr, index) => ({
    ...credit,
    id: index,
    bookedOn: index === 0 ? '2026-11-02' : '2026-11-03',
    reference: 'GIFT202600000123',
    narration: `NEFT ${utr} ANU`,
  }));
  expect(findMovedCredits(gifts.slice(1), gifts.slice(0, 1)).size).toBe(0);
});

test('a number that stands twice in the file, or in two lines, tells nothing', () => {
  expect(findMovedCredits([credit, { ...credit, bookedOn: '2026-11-04' }], [line]).size).toBe(0);
  expect(findMovedCredits([credit], [line, { ...line, id: 8, bookedOn: '2026-11-01' }]).size).toBe(0);
});

test('a number of the first of January is one of a payment of the thirty-first of December', () => {
  const other = { ...credit, bookedOn: '2026-12-31', reference: '700145670001' };
  expect(findMovedCredits([other], [{ ...line, ...other, bookedOn: '2027-01-01' }]).size).toBe(1);
});
