/** @jest-environment node */
import { languageOfRequest } from './request-language.ts';

test.each([
  ['whose visitor chose Malayalam', { cookie: 'a=b; lang=ml', 'accept-language': 'en' }, 'ml'],
  ['whose visitor chose English', { cookie: 'lang=en', 'accept-language': 'ml-IN' }, 'en'],
  ['of a phone that is set to Malayalam', { cookie: 'a=b', 'accept-language': 'ml-IN,ml;q=0.9' }, 'ml'],
  ['of a program that says nothing', {}, 'en'],
  ['whose cookie is no language', { cookie: 'lang=%; xlang=ml', 'accept-language': 'ml' }, 'ml'],
  [
    'of a script on a Malayalam page',
    { 'sec-fetch-dest': 'empty', cookie: 'lang=en', 'accept-language': 'ml' },
    'ml',
  ],
])('a request %s is answered in the right language', (_whose, headers, expected) => {
  expect(languageOfRequest(undefined, headers)).toBe(expected);
});

test('the address says more than the visitor’s choice and phone', () => {
  expect(languageOfRequest('en', { cookie: 'lang=ml', 'accept-language': 'ml' })).toBe('en');
});
