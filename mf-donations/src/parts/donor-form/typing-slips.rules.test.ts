import { isOddEmail, isOddPhone } from './typing-slips.rules.ts';

test.each(['x@y', 'anitha@gmial.com', 'anitha@gmail.con', 'anitha@gmail.co', 'anitha@mail.'])(
  'the address %s is asked about',
  (email) => expect(isOddEmail(email)).toBe(true),
);

test.each(['', 'anitha@gmail.com', 'office@trust.co.in', 'a.b@mail.example '])(
  'the address “%s” is not asked about',
  (email) => expect(isOddEmail(email)).toBe(false),
);

test.each([
  '12',
  '98470 1234',
  '1234567890123456789',
  '+91 98470',
  '+1 23',
  '+9198470123456',
  '+971 123',
  '+1234567890123456',
])('the number %s is asked about', (phone) => expect(isOddPhone(phone)).toBe(true));

test.each([
  '',
  '0000000000',
  '+91 00000 00000',
  '0091 00000 00000',
  '00000 00000',
  '0 00000-00000',
  '+971 50 000 0000',
  '00971500000000',
  '+290 1234',
  '+123456789012345',
])('the number “%s” is not asked about', (phone) => expect(isOddPhone(phone)).toBe(false));
