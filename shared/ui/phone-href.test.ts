import { phoneHref } from './phone-href.ts';

test.each(['+91 00000 00000', '+91-00000-00000', '+91 (00000) 00000'])(
  '%s is dialled by its digits',
  (phone) => {
    expect(phoneHref(phone)).toBe('tel:+910000000000');
  },
);
