import { findLoadedTwice } from './measure.ts';

const file = (url: string, contentHash: string, type = 'Script') => ({ url, type, contentHash });

test('a page that loads everything once loads nothing twice', () => {
  expect(findLoadedTwice([file('/a.js', '1'), file('/b.js', '2')])).toEqual([]);
});

test('an address that is asked for again is loaded twice', () => {
  expect(findLoadedTwice([file('/a.woff2', '1', 'Font'), file('/a.woff2', '1', 'Font')])).toEqual([
    '/a.woff2',
  ]);
});

test('the same script under another address is loaded twice', () => {
  expect(findLoadedTwice([file('/a/react.js', '1'), file('/b/react.js', '1')])).toEqual(['/b/react.js']);
});

test('two pictures that happen to be the same are two pictures', () => {
  expect(findLoadedTwice([file('/a.webp', '1', 'Image'), file('/b.webp', '1', 'Image')])).toEqual([]);
});
