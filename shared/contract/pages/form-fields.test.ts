import { parseFormFields } from './form-fields.ts';

test.each([
  ['plus signs and escapes are decoded', 'name=Asha+K&place=%E0%B4%95', { name: 'Asha K', place: 'ക' }],
  ['of several fields with one name the first counts', 'amount=5&amount=900', { amount: '5' }],
  ['a NUL, which no database stores, is left out', 'name=A%00sha', { name: 'Asha' }],
  ['a field cannot replace what objects inherit', '__proto__=x&constructor=y', { constructor: 'y' }],
  ['what is not encoded well stays readable', 'name=100%&note=%zz', { name: '100%', note: '%zz' }],
  ['an empty body has no fields', '', {}],
])('%s', (_, body, fields) => {
  const parsed = parseFormFields(body);
  expect(parsed).toEqual(fields);
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});
