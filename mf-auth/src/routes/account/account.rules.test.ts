import { findNext } from './account.rules.ts';

test.each([
  ['/payments/1001', '/payments/1001'],
  ['/projects?status=ongoing&page=2#list', '/projects?status=ongoing&page=2#list'],
  ['/payments-complete/success/SCT/26/17', '/payments-complete/success/SCT/26/17'],
])('after a login the visitor goes on to %s', (next, path) => {
  expect(findNext(new URLSearchParams({ next }))).toBe(path);
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  'javascript:alert(1)',
  'projects',
  '/account?next=/account',
  '/ac%6Funt/../account',
  '//[',
  '',
])('nobody is sent on to %j', (next) => {
  expect(findNext(new URLSearchParams({ next }))).toBeUndefined();
});

test('without an address to go on to the visitor stays', () => {
  expect(findNext(new URLSearchParams())).toBeUndefined();
});
