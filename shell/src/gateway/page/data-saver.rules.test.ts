/** @jest-environment node */
import { pageToReturnTo, savesData } from './data-saver.rules.ts';

test.each([
  [undefined, undefined, false],
  [undefined, 'on', true],
  [undefined, 'off', false],
  ['1', undefined, true],
  ['0', 'on', false],
  ['yes', 'on', true],
])('with the choice %s and Save-Data %s data is saved: %s', (chosen, header, saves) => {
  expect(savesData(chosen, header)).toBe(saves);
});

test.each([
  ['/projects?status=completed&page=2', '/projects?status=completed&page=2'],
  ['https://site.example/about', '/about'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['https://site.example//evil.example/', '/evil.example/'],
  ['javascript:alert(1)', '/'],
  ['http://', '/'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
])('from %j the switch leads back to %s', (next, page) => {
  expect(pageToReturnTo(next, 'https://site.example')).toBe(page);
});
