import { needsDocumentLoad } from './navigation.ts';

const SITE = 'https://sample.example';
const from = (path: string) => ({ pathname: path });

test.each([
  ['/projects', '/about', false, false],
  ['/projects', '/account', false, false],
  ['/application', '/application/11', false, false],
  ['/relief/application', '/relief/health-care', false, false],
  ['/projects', '/application', false, true],
  ['/application-summary', '/application', false, true],
  ['/application', '/relief/application', false, true],
  ['/relief/application', '/', false, true],
  ['/projects', '/about', true, true],
  ['/application', '/application/11', true, false],
])('a link on %s to %s, while saving data is %s, loads a document: %s', (here, to, saver, expected) => {
  expect(needsDocumentLoad(new URL(to, SITE), from(here), saver)).toBe(expected);
});
