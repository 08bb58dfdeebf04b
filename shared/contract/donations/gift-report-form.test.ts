import { isPaise } from './amount.ts';
import {
  GIFT_REPORT_FIELDS,
  giftReportedPath,
  giftReportPath,
  normaliseUtr,
  paidOnBounds,
  parseGiftReport,
  parseGiftReportForm,
  readGiftReportForm,
} from './gift-report-form.ts';

/** Half past midnight in India, and still the day before in London. */
const NOW = new Date('2026-03-01T19:00:00Z');
const FILLED = {
  way: 'upi',
  utr: '412345678901',
  amount: '500',
  paidOn: '2026-03-01',
  project: 'bmz',
  firstName: 'A Donor',
  email: 'a@donor.example',
  phone: '0000000000',
  address: '',
  pan: '',
};
const errorsOf = (change: Partial<typeof FILLED>) => {
  const parsed = parseGiftReportForm({ ...FILLED, ...change }, NOW);
  return parsed.outcome === 'invalid' ? parsed.errors : [];
};

test('a filled form is a report, with its amount in paise and no sign within its number', () => {
  const form = { ...FILLED, utr: ' UPI Ref No: 4123 4567 8901 ', amount: '1,000.50', pan: 'abcde1234f' };
  expect(parseGiftReportForm(form, NOW)).toEqual({
    outcome: 'parsed',
    value: { ...FILLED, amount: 1_000_50, pan: 'ABCDE1234F' },
  });
});

test('an empty form has an error for each required field, in the order of the form', () => {
  const parsed = parseGiftReportForm(readGiftReportForm(new FormData()), NOW);
  expect(parsed.outcome === 'invalid' && parsed.errors.map(({ message }) => message)).toEqual([
    'wayMissing',
    'utrMissing',
    'amountMissing',
    'paidOnMissing',
    'nameMissing',
    'emailMissing',
    'phoneMissing',
  ]);
});

test.each([
  ['way', 'cash', 'wayMissing'],
  ['utr', '41234567890', 'utrNotUpi'],
  ['utr', '4123456789012', 'utrNotUpi'],
  ['utr', 'SBIN524012345678', 'utrNotUpi'],
  ['amount', '0.50', 'amountMissing'],
  ['amount', '1.234', 'amountUnreadable'],
  ['amount', '1,00,00,001', 'giftTooLarge'],
  ['paidOn', '2026-02-29', 'paidOnInvalid'],
  ['paidOn', '01/03/2026', 'paidOnInvalid'],
  ['paidOn', '2026-03-03', 'paidOnInFuture'],
  ['paidOn', '2025-09-02', 'paidOnTooLongAgo'],
  ['email', 'donor@', 'emailInvalid'],
  ['email', 'donor@mail,example', 'emailComma'],
  ['firstName', 'a'.repeat(101), 'textTooLong'],
  ['pan', 'ABC', 'panInvalid'],
])('%s “%s” has the error %s and no other', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual([{ field, message }]);
});

test.each(['2026-03-02', '2025-09-03', '൨൦൨൬-൦൩-൦൧', '٢٠٢٦-٠٣-٠١', '2026/03/01', '2026-03-01\u200b'])(
  'a gift of %s may be reported',
  (paidOn) => {
    expect(errorsOf({ paidOn })).toEqual([]);
  },
);

test('the bounds of the day are days in India', () => {
  expect(paidOnBounds(NOW)).toEqual({ min: '2025-09-03', max: '2026-03-02' });
});

test.each([
  ['412345678901', true],
  ['SBIN524012345678', true],
  ['sbinr52026030112345678', true],
  ['SBIN52401234567', false],
  ['SBIN5240123456789', false],
  ['SBINR5202603011234567', false],
  ['SBINR520260301123456789', false],
  ['ABCDEFGHIJKLMNOP', false],
  ['4123456789012', false],
  ['SBIN52401234567ക', false],
])('a transfer numbered %s is taken: %s', (utr, isTaken) => {
  expect(errorsOf({ way: 'bank', utr })).toEqual(isTaken ? [] : [{ field: 'utr', message: 'utrNotBank' }]);
});

test.each([
  ['UTR: 4123-4567-8901', '412345678901'],
  ['൪൧൨൩൪൫൬൭൮൯൦൧', '412345678901'],
  ['\u200b412345678901\u00a0', '412345678901'],
  ['IDIB524012345678', 'IDIB524012345678'],
  ['neft ref no. utib524012345678', 'UTIB524012345678'],
  ['IMPS/412345678901', '412345678901'],
  ['٤١٢٣٤٥٦٧٨٩٠١', '412345678901'],
  ['ＵＴＲ：４１２３４５６７８９０１', '412345678901'],
  ['412345\u2060678901.', '412345678901'],
  ['UTR № 412345678901', '412345678901'],
  ['No', ''],
])('“%s” is compared as “%s”', (typed, utr) => {
  expect(normaliseUtr(typed)).toBe(utr);
});

test('a call’s amount is read before, and every field may be missing', () => {
  const { amount: _amount, ...fields } = FILLED;
  const paise = 500_00;
  if (!isPaise(paise)) throw new Error('No amount');
  expect(parseGiftReport(fields, { kind: 'paise', paise }, NOW)).toMatchObject({
    value: { amount: 500_00 },
  });
  expect(parseGiftReport({}, { kind: 'missing' }, NOW)).toMatchObject({ errors: { length: 7 } });
});

test('a posted form is read by its names, and nothing of it is cut', () => {
  const typed = { ...FILLED, project: '', nid: '101 ,', utr: '4'.repeat(500) };
  const read = readGiftReportForm(new URLSearchParams(typed));
  expect(Object.keys(read)).toEqual(GIFT_REPORT_FIELDS);
  expect(read).toEqual({ ...FILLED, project: '101', utr: typed.utr });
  expect(errorsOf({ utr: typed.utr })).toEqual([{ field: 'utr', message: 'utrNotUpi' }]);
});

test.each([
  [{}, { nid: '' }, '/payments-report?reported=SCT%2F2026%2F000042'],
  [{ inApp: 'yes' }, { nid: 'bmz' }, '/payments-mobile/report?reported=SCT%2F2026%2F000042&nid=bmz'],
])(
  'a report that was taken on the page of the form %o has an address with its reference',
  (form, more, path) => {
    const page = giftReportPath(new URLSearchParams(form));
    expect(giftReportedPath(page, 'SCT/2026/000042', more)).toBe(path);
  },
);
