import fc from 'fast-check';
import { addFingerprints } from './fingerprint.rules.ts';
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

describe('exports of one account that overlap', () => {
  const iso = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
  /** Numbers of payments of a day, each by how it came. */
  const NUMBERS = {
    upi: (day: number, at: number) => `6${String(304 + day)}4567000${String(at)}`,
    neft: (day: number, at: number) => `SIBLN26${String(304 + day)}00000${String(at)}`,
    rtgs: (day: number, at: number) => `HDFCR5${iso(day).replaceAll('-', '')}0000000${String(at)}`,
    cash: () => '',
  };
  /** The same credit as different exports write it: reference and narration. */
  const FORMATS = [
    (number: string, name: string) => [number, `GIFT ${name}`],
    (number: string, name: string) => ['', `upi/${number}/${name}`],
    (number: string, name: string) => ['512345670001', `NEFT-${name}-${number}`],
    (number: string, name: string) => [`0000${number}`.replace(/^0000(?=[A-Z])/, ''), `${name} 512345670001`],
  ];
  const payment = fc.record({
    day: fc.integer({ min: 3, max: 9 }),
    bookedLater: fc.integer({ min: 0, max: 3 }),
    amount: fc.constantFrom(500_00, 1_000_00),
    by: fc.constantFrom('upi', 'neft', 'rtgs', 'cash'),
    name: fc.constantFrom('ANU', 'BINU'),
  });
  const bankExport = fc.record({
    hasDayOfBooking: fc.boolean(),
    from: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 12 }),
    isNewestFirst: fc.boolean(),
    format: fc.constantFrom(...FORMATS),
  });

  test('store each credit once, whatever days, order and words they have', () => {
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 8 }),
        fc.array(bankExport, { minLength: 1, maxLength: 5 }),
        (payments, exports) => {
          const stored: (typeof line & { fingerprint: string; payment: number })[] = [];
          const exported = new Set<number>();
          for (const { hasDayOfBooking, from, days, isNewestFirst, format } of exports) {
            const rows = payments
              .map(({ day, bookedLater, amount, by, name }, at) => {
                const [reference = '', narration = ''] =
                  by === 'cash' ? ['', 'CASH DEPOSIT'] : format(NUMBERS[by](day, at), name);
                const booked = day + (hasDayOfBooking && by !== 'cash' ? bookedLater : 0);
                return { bookedOn: iso(booked), amount, reference, narration, payment: at };
              })
              .filter(({ bookedOn }) => bookedOn >= iso(from) && bookedOn < iso(from + days))
              .toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn));
            const credits = addFingerprints(isNewestFirst ? rows.toReversed() : rows, stored);
            const moved = findMovedCredits(credits, stored);
            for (const credit of credits) {
              exported.add(credit.payment);
              const movedTo = stored.find(({ id }) => id === moved.get(credit));
              if (movedTo) expect(movedTo.payment).toBe(credit.payment);
              else if (!stored.some(({ fingerprint }) => fingerprint === credit.fingerprint))
                stored.push({ ...credit, id: stored.length });
            }
          }
          expect(stored).toHaveLength(exported.size);
        },
      ),
      { numRuns: 150, seed: 78 },
    );
  });
});
