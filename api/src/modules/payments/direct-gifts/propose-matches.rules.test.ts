import { listNumbers, proposeMatches } from './propose-matches.rules.ts';

const REPORT = { tranId: 'SCT/2026/000001', utr: '412345678901', paidOn: '2026-03-30', amount: 50_000 };
const LINE = { id: 7, bookedOn: '2026-03-31', amount: 50_000, reference: '412345678901', narration: 'UPI' };
const propose = (lines: (typeof LINE)[], reports = [REPORT]) =>
  (proposeMatches(reports, lines).get(REPORT.tranId) ?? []).map(({ reason, line }) => [reason, line.id]);

test.each([
  ['in its own column', {}],
  ['within the narration', { reference: '', narration: 'UPI/CR/412345678901/ANU/SBIN' }],
  ['behind a word without a space', { reference: '', narration: 'UPI412345678901ANU' }],
  ['broken by the width of a column', { reference: '', narration: 'UPI/CR/41234 5678901/ANU' }],
  ['filled up with zeros', { reference: '0000412345678901', narration: '' }],
])('a line with the same sum and the number %s is certain', (_where, change) => {
  expect(propose([{ ...LINE, ...change }])).toEqual([['number-and-sum', 7]]);
});

test('a NEFT number is found in capitals or not', () => {
  const report = { ...REPORT, utr: 'SBIN524012345678' };
  const line = { ...LINE, reference: '', narration: 'NEFT CR-sbin524012345678-Anu' };
  expect(propose([line], [report])).toEqual([['number-and-sum', 7]]);
});

test('the number with another sum is to be looked at, and hides what has the sum alone', () => {
  const other = { ...LINE, id: 8, reference: '', narration: '' };
  expect(propose([{ ...LINE, amount: 60_000 }, other])).toEqual([['number-other-sum', 7]]);
});

test('the sum alone is to be looked at within three days, the nearest day first', () => {
  const lines = ['2026-03-26', '2026-03-27', '2026-03-30', '2026-04-02', '2026-04-03'].map(
    (bookedOn, index) => ({ ...LINE, id: index, bookedOn, reference: '', narration: 'CASH' }),
  );
  expect(propose(lines)).toEqual([
    ['sum-near-day', 2],
    ['sum-near-day', 1],
    ['sum-near-day', 3],
  ]);
});

test('a number that is part of a longer one is not found', () => {
  expect(propose([{ ...LINE, amount: 1, reference: '9412345678901', narration: 'X4123456789012' }])).toEqual(
    [],
  );
});

test('two lines with number and sum are certain for nobody, and so is one line for two reports', () => {
  expect(propose([LINE, { ...LINE, id: 8 }])).toEqual([
    ['several-lines', 7],
    ['several-lines', 8],
  ]);
  const second = { ...REPORT, tranId: 'SCT/2026/000002', utr: '412345678902' };
  const both = { ...LINE, narration: 'UPI/412345678901/412345678902' };
  expect(propose([both], [REPORT, second])).toEqual([['several-lines', 7]]);
});

test('words and figures of twelve signs and more are numbers, each once', () => {
  expect(listNumbers({ reference: '412345678901', narration: 'UPI 412345678901 Anu' })).toEqual([
    '412345678901',
    'UPI412345678901ANU',
  ]);
});

test.each([
  ['2026-03-26', false],
  ['2026-03-27', true],
  ['2026-04-02', true],
  ['2026-04-03', false],
])('the sum alone on %s is near 30 March: %s', (bookedOn, isNear) => {
  expect(propose([{ ...LINE, bookedOn, reference: '', narration: 'CASH' }])).toHaveLength(isNear ? 1 : 0);
});

test('a report has three lines at most, those with its number or those with its sum', () => {
  const five = (change: object) => [1, 2, 3, 4, 5].map((id) => ({ ...LINE, id, ...change }));
  expect(propose(five({})).map(([, id]) => id)).toEqual([1, 2, 3]);
  expect(propose(five({ reference: '', narration: '' })).map(([, id]) => id)).toEqual([1, 2, 3]);
});

test('of two lines with the number the one with the sum is certain', () => {
  expect(propose([{ ...LINE, id: 6, amount: 1 }, LINE])).toEqual([
    ['number-other-sum', 6],
    ['number-and-sum', 7],
  ]);
});

test('a line with the sum alone may be that of two reports', () => {
  const second = { ...REPORT, tranId: 'SCT/2026/000002', utr: '412345678902' };
  expect(propose([{ ...LINE, reference: '', narration: '' }], [REPORT, second])).toEqual([
    ['sum-near-day', 7],
  ]);
});

test.each([
  ['12345678901', []],
  ['ABCDEFGHIJK', []],
  ['ABCDEFGHIJKL', ['ABCDEFGHIJKL']],
  ['CR SBIN524012345678 X', ['SBIN524012345678', 'CRSBIN524012345678X', '524012345678']],
  ['A412345678901B412345678902', ['A412345678901B412345678902', '412345678901', '412345678902']],
  ['1000412345678901', ['1000412345678901']],
  ['0000412345678901', ['0000412345678901', '412345678901']],
])('the numbers in “%s” are %j', (reference, numbers) => {
  expect(listNumbers({ reference, narration: '' })).toEqual(numbers);
});
