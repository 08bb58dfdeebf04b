import { toLocalPath, makeReadable } from './make-readable.rules.ts';

test.each([
  ['/projects?status=ongoing', '/projects?status=ongoing'],
  ['/gallery?subCategory=100%&next=/a?b', '/gallery?subCategory=100%&next=/a?b'],
  ['/project/%E0%B4%B5', '/project/%E0%B4%B5'],
  ['/%', '/%25'],
  ['/project/%E0%A4%A?lang=ml', '/project/%25E0%25A4%25A?lang=ml'],
  ['http://evil.example/projects?page=2', '/projects?page=2'],
  ['*', '/'],
])('%s is read as %s', (asked, read) => {
  expect(makeReadable(asked)).toBe(read);
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/x/..//evil.example?a=1', '/evil.example?a=1'],
  [String.raw`/\evil.example`, '/evil.example'],
  ['/projects?next=//x', '/projects?next=//x'],
])('%s names no other host: it leads to %s', (address, path) => {
  expect(toLocalPath(new URL(`https://site.example${address}`))).toBe(path);
});
