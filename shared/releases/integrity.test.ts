import { hasIntegrity, integrityOf } from './integrity.ts';

const bytes = Buffer.from('alert(1)');

test('a value is that of its bytes only', () => {
  expect(hasIntegrity(bytes, integrityOf(bytes))).toBe(true);
  expect(hasIntegrity(Buffer.from('alert(2)'), integrityOf(bytes))).toBe(false);
});

test('a release that was hashed by another algorithm still holds', () => {
  const value = 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO';
  expect(hasIntegrity(Buffer.from("alert('Hello, world.');"), value)).toBe(true);
});

test.each(['', 'sha256', 'md5-AAAA', 'alert(1)'])('"%s" is nobody’s', (value) => {
  expect(hasIntegrity(bytes, value)).toBe(false);
});
