import { storeLoginReturn, takeLoginReturn, THIS_TAB } from './login-return.ts';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  [THIS_TAB, '/application-summary/secret?lang=ml#files', '/application-summary/secret?lang=ml#files'],
  ['/payments/home', '/payments/home?amount=500', '/payments/home?amount=500'],
  ['/payments/home', '/payments/bmz?amount=500', undefined],
  [null, '/payments/home', undefined],
])('next=%s, pressed on %s, leads to %s once', (next, address, expected) => {
  window.history.replaceState(null, '', address);
  storeLoginReturn();
  expect(takeLoginReturn(next)).toBe(expected);
  expect(takeLoginReturn(next)).toBeUndefined();
});
