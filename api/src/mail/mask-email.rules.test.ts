import { maskEmail } from './mask-email.rules.ts';

test.each([
  ['anitha@example.com', 'a••••@example.com'],
  ['a@example.com', 'a••••@example.com'],
  ['"a@b"@example.com', '"••••@example.com'],
  ['നബീല@example.com', 'ന••••@example.com'],
  ['no-address', '••••'],
  ['@example.com', '••••@example.com'],
])('of %s others see %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
