import { addressVariable, secretVariable } from './payment-providers/variables.ts';
import { CONTENT_ID, PAN, VIDEO_ID } from './patterns.ts';

test.each([
  [CONTENT_ID, '1', true],
  [CONTENT_ID, '123456789', true],
  [CONTENT_ID, '1234567890', false],
  [CONTENT_ID, '', false],
  [CONTENT_ID, 'a1', false],
  [CONTENT_ID, '1a', false],
  [VIDEO_ID, 'abcDEF012-_', true],
  [VIDEO_ID, 'abcDEF012-', false],
  [VIDEO_ID, 'abcDEF012-_x', false],
  [VIDEO_ID, '/abcDEF012-_', false],
  [PAN, 'ABCDE1234F', true],
  [PAN, 'abcde1234f', false],
  [PAN, 'ABCDE1234', false],
  [PAN, 'XABCDE1234F', false],
  [PAN, 'ABCDE1234FX', false],
  [PAN, 'ABCDE12345F', false],
])('%s matches “%s”: %s', (pattern, text, does) => {
  expect(pattern.test(text)).toBe(does);
});

test.each([
  [secretVariable, '12345678', true],
  [secretVariable, '1234567', false],
  [secretVariable, undefined, true],
  [addressVariable, 'http://localhost:1', true],
  [addressVariable, 'https://bank.example', true],
  [addressVariable, 'ftp://bank.example', false],
  [addressVariable, 'xhttps://bank.example', false],
  [addressVariable, 'httpsx://bank.example', false],
])('a provider’s variable %# is taken: %s %s', (schema, value, is) => {
  expect(schema.safeParse(value).success).toBe(is);
});
