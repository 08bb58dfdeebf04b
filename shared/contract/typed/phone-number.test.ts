import { INDIA, readNationalNumber, readPhoneFigures, readPhoneNumber } from './phone-number.ts';

const WRITTEN = [
  '9847000001',
  '98470 00001',
  '98470.00001',
  '98470\u00a000001',
  '98470\u201100001',
  '(0) 98470-00001',
  '09847000001',
  '+91 98470 00001',
  '0091-9847000001',
  '919847000001',
  '\u202a+91 98470 00001\u202c',
  '9\ufe0d847000001',
  '9847\u200b000001',
  '٩٨٤٧٠٠٠٠٠١',
  '९८४७०००००१',
  '൯൮൪൭൦൦൦൦൦൧',
  '９８４７０００００１',
  'tel:+919847000001',
  'Ph: 98470 00001',
  'Mob. No. 9847000001',
  '9847000001.0',
  'Mobile: 98470 00001',
  'Telephone - 9847000001',
  'മൊബൈല്‍ നമ്പര്‍: 98470 00001',
  'Ph.(M) 98470 00001',
  '98470 00001 (WhatsApp)',
  'Asha, 9847000001.',
];

test.each(WRITTEN)('“%s” is the number 9847000001, in every form', (typed) => {
  expect(readPhoneNumber(typed)).toBe('9847000001');
  expect(readPhoneFigures(typed)).toBe('9847000001');
  expect(readNationalNumber(typed, INDIA)).toBe('9847000001');
});

test.each([
  ['0483/2700001', '4832700001'],
  ['+971 50 000 0000', '+971500000000'],
  ['00971500000000', '+971500000000'],
  ['0000000000', '0000000000'],
  ['12', '12'],
])('the number “%s” of a donor is stored as %s', (typed, stored) => {
  expect(readPhoneFigures(typed)).toBe(stored);
  expect(readPhoneFigures(stored)).toBe(stored);
});

test.each(['2700001-02', '9847000001/02', '9847000001, 9847000002', 'none', '98470 0000²'])(
  '“%s” is not one number',
  (typed) => {
    expect(readPhoneNumber(typed)).toBeUndefined();
    expect(readPhoneFigures(typed)).not.toMatch(/^\+?[0-9]{1,15}$/);
  },
);

test('a number of a million figures is read, and is no phone number', () => {
  const figures = '1'.repeat(1_000_000);
  expect(readPhoneFigures(figures)).toBe(figures);
  expect(readPhoneNumber(figures)).toBeUndefined();
});
