import fc from 'fast-check';
import { makeAadhaar } from '../../testing/application-samples.ts';
import { maskAadhaar, readAadhaar } from './aadhaar.ts';

const NUMBER = makeAadhaar(1);
const spaced = NUMBER.replace(/(.{4})(.{4})(.{4})/, '$1 $2 $3');

test('the specimen number that is published for forms is one', () => {
  expect(readAadhaar('234123412346')).toBe('234123412346');
});

test.each([
  NUMBER,
  spaced,
  spaced.replaceAll(' ', '-'),
  spaced.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x0d66 + Number(digit))),
  ` ${spaced}\u200d `,
])('%j is read as its 12 digits', (typed) => {
  expect(readAadhaar(typed)).toBe(NUMBER);
});

test.each(['', NUMBER.slice(1), `${NUMBER}0`, '199999999996', '099999999995', 'XXXX XXXX 1234'])(
  '%j is not an Aadhaar number',
  (typed) => {
    expect(readAadhaar(typed)).toBeUndefined();
  },
);

test('a wrong digit is always found, and two neighbours that changed their places', () => {
  const index = fc.nat({ max: 9_999_999 });
  fc.assert(
    fc.property(index, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }), (nth, at, by) => {
      const number = makeAadhaar(nth);
      const wrong = (Number(number[at]) + by) % 10;
      expect(readAadhaar(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBeUndefined();
      const [left = '', right = ''] = number.slice(at, at + 2);
      if (right === '' || left === right) return;
      expect(readAadhaar(`${number.slice(0, at)}${right}${left}${number.slice(at + 2)}`)).toBeUndefined();
    }),
  );
});

test('only the last four digits are shown', () => {
  expect(maskAadhaar('4321')).toBe('XXXX XXXX 4321');
});

test('of the ten digits that may end a number exactly one fits, whatever comes before', () => {
  const eleven = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.nat({ max: 9_999_999_999 }));
  fc.assert(
    fc.property(eleven, ([first, others]) => {
      const begin = `${first}${String(others).padStart(10, '0')}`;
      const fitting = Array.from('0123456789').filter((digit) => readAadhaar(begin + digit) !== undefined);
      expect(fitting).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test.each(['234567890124', '987654321096'])('%s is one, by the table of Verhoeff', (number) => {
  expect(readAadhaar(number)).toBe(number);
});

test('every digit at every place counts: no other one fits there', () => {
  for (let shift = 0; shift < 10; shift += 1) {
    const others = Array.from({ length: 10 }, (_, at) => (at + shift) % 10).join('');
    const begin = `${2 + (shift % 8)}${others}`;
    const number = Array.from('0123456789', (digit) => begin + digit).find(readAadhaar) ?? '';
    const fitting = Array.from(number).map((_, at) =>
      Array.from('0123456789', (digit) => number.slice(0, at) + digit + number.slice(at + 1)).filter(
        readAadhaar,
      ),
    );
    expect(fitting).toEqual(Array.from(number, () => [number]));
  }
});
