import { findNext } from './account.rules.ts';

test.each([
  ['/payments/1001', '/payments/1001'],
  ['/projects?status=ongoing&page=2#list', '/projects?status=ongoing&page=2#list'],
  ['/search?q=100%25%20%5C%20a', '/search?q=100%25%20%5C%20a'],
  ['/project/%E0%B4%85', '/project/%E0%B4%85'],
  ['/payments-complete/success/SCT/26/17', '/payments-complete/success/SCT/26/17'],
])('after a login the visitor goes on to %s', (next, path) => {
  expect(findNext(next)).toBe(path);
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
  '/%5celsewhere.example',
  '/%255Celsewhere.example',
  '/a/..%5c..%5c/elsewhere.example',
  '/%2felsewhere.example',
  '/%252Felsewhere.example',
  '/%09/elsewhere.example',
  '/projects\r\nSet-Cookie: a=b',
  '/projects?a=\u0000',
  '/https:elsewhere.example',
  '/https%3A%2F%2Felsewhere.example',
  'https%3A%2F%2Felsewhere.example',
  '%2F%2Felsewhere.example',
  '/javascript%3Aalert(1)',
  '/%E0%A4%A',
  '//[',
  '',
])('nobody is sent on to %j', (next) => {
  expect(findNext(next)).toBeUndefined();
});

test('without an address to go on to the visitor stays', () => {
  expect(findNext(null)).toBeUndefined();
});
