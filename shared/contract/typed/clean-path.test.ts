import fc from 'fast-check';
import { cleanPath, cleanQuery } from './clean-path.ts';

test.each([
  ['/project/1076.', '/project/1076'],
  ['/project/1076)', '/project/1076'],
  ['/project/1076,', '/project/1076'],
  ['/project/1076%20', '/project/1076'],
  ['/project/1076%E2%80%8B', '/project/1076'],
  ['/project/%E2%80%AA1076%E2%80%AC', '/project/1076'],
  ['/project/%E0%B5%A7%E0%B5%A6%E0%B5%AD%E0%B5%AC', '/project/1076'],
  ['/project/%D9%A1%D9%A0%D9%A7%D9%A6', '/project/1076'],
  ['/project/1076%EF%BC%8E', '/project/1076'],
  ['/project/1076.%E2%80%9D/', '/project/1076'],
  ['/project/1076*', '/project/1076'],
  ['/project/(1076)', '/project/1076'],
  ['/project/%5B1076%5D.', '/project/1076'],
  ['/project/%E2%80%9C1076%E2%80%9D', '/project/1076'],
  ['/project/%231076', '/project/1076'],
  ['/(project/1076)', '/project/1076'],
  ['/payments/(home).', '/payments/home'],
  ['/payments-complete/success/(SCT/2026/000347)', '/payments-complete/success/SCT/2026/000347'],
  ['/project/1076%E0%A5%A4', '/project/1076'],
  ['/payments-complete/success/SCT2026000347', '/payments-complete/success/SCT/2026/000347'],
  ['/payments/home.', '/payments/home'],
  ['/application/1).', '/application/1'],
  ['/newsDetail/12;', '/newsDetail/12'],
  ['/video/a-B_c1.', '/video/a-B_c1'],
  ['/project/1076%5D/%22', '/project/1076'],
  ['/project/1076.%2F.', '/project/1076'],
  ['/project/1076%20%EF%BC%8F%CD%BE', '/project/1076'],
  ['/%E2%80%8B', '/'],
  ['/payments-complete/success/SCT/2026/000347.', '/payments-complete/success/SCT/2026/000347'],
  ['/payments-complete/success/sct-2026-000347', '/payments-complete/success/SCT/2026/000347'],
  ['/payments-mobile/done/SCT/2026/000347%E2%80%8B', '/payments-mobile/done/SCT/2026/000347'],
])('%s is meant as %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
  expect(cleanPath(clean)).toBeUndefined();
});

test.each([
  '/',
  '/event/11%2F..%2Fusers',
  '/project/../users',
  '/project/1076',
  '/project/1076/',
  '/video/a-B_c1-',
  '/video/a-B_c1_',
  '/payments-complete/success/SCT/2026/000347',
  '/payments-complete/success/SCT%2F2026%2F000347',
  '/payments-complete/success/',
  '/project/%E0%A4%A',
  '/%2Fevil.example.',
  '/%E2%80%8B/evil.example',
  '/(/evil.example',
  '/%E2%80%A5/evil.example.',
  '/%E2%80%A5%2F%2Fevil.example',
  '/project/%EF%BC%8E%EF%BC%8E/users',
  '/project/.%2Fusers)',
  '/(%2Fevil.example',
])('%s is left as it is', (pathname) => {
  expect(cleanPath(pathname)).toBeUndefined();
});

test.each([
  ['?category=20.', '?category=20'],
  ['?status=completed&category=%E0%B5%A8%E0%B5%A6', '?status=completed&category=20'],
  ['?search=veedu.&page=2)', '?search=veedu.&page=2'],
  ['?lang=ml%E2%80%8B', '?lang=ml'],
])('the query %s is meant as %s', (search, clean) => {
  expect(cleanQuery(search)).toBe(clean);
  expect(cleanQuery(clean)).toBeUndefined();
});

test.each(['', '?category=20', '?search=Dr.', '?utm_source=a.b.'])(
  'the query %s stays as it is',
  (search) => {
    expect(cleanQuery(search)).toBeUndefined();
  },
);

test('the path that was meant is one of this site, and is meant by itself', () => {
  const segments = ['/', '//', '.', '..', '%2F', '%5C', '%EF%BC%8F', '%EF%BC%8E', '%E2%80%A5', '(', ')', ']', '"', '*', '#', '?'];
  const words = ['%E2%80%8B', '%20', '%00', '%C2%A8', '%25', '1076', 'project', 'evil.example', 'sct-2026-12'];
  const segment = fc.constantFrom(...segments, ...words, 'payments-mobile/done/');
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (path) => {
      const { pathname } = new URL(`https://site.example/${path.join('')}`);
      const clean = cleanPath(pathname);
      if (clean === undefined) return;
      // As a browser follows a redirect.
      const led = new URL(clean, 'https://site.example');
      expect(led.href).toBe(`https://site.example${clean}`);
      expect(cleanPath(led.pathname)).toBeUndefined();
    }),
    { numRuns: 3_000, seed: 45 },
  );
}); // prettier-ignore

test('a path with a million signs that may follow a link is read too', () => {
  const path = `/project/1076${')'.repeat(1_000_000)}x`;
  expect(cleanPath(`${path})`)).toBe(path);
});

test.each(['category', 'lang', 'nid', 'page', 'programme', 'status'])('the value of %s is read', (name) => {
  expect(cleanQuery(`?${name}=൨൦.`)).toBe(`?${name}=20`);
});

test.each(['q', 'name', 'search'])('the value of %s is free text', (name) => {
  expect(cleanQuery(`?${name}=൨൦.`)).toBeUndefined();
});

test.each(['success/', 'done/'])('the reference behind %s is as it is stored', (end) => {
  const path = { 'success/': '/payments-complete/success/', 'done/': '/payments-mobile/done/' }[end] ?? '';
  expect(cleanPath(`${path}sct/2026/42.`)).toBe(`${path}SCT/2026/000042`);
});
