import { buildDeepPath, buildPath } from './paths.ts';

test('a value stands in its segment, encoded', () => {
  expect(buildPath('/project/:nid', 1076)).toBe('/project/1076');
  expect(buildPath('/project/:nid', 'a/b?c#$&')).toBe('/project/a%2Fb%3Fc%23%24%26');
  expect(buildPath('/newsDetail/:id?', 12)).toBe('/newsDetail/12');
});

test('slashes of a payment’s reference stay slashes, and all else in it is encoded', () => {
  expect(buildDeepPath('/done/*', 'SCT/2026/00 42')).toBe('/done/SCT/2026/00%2042');
  expect(buildDeepPath('/done/*', '%2F$&')).toBe('/done/%252F%24%26');
});

test('a page takes a value where its pattern has a place for one', () => {
  const refused = [
    // @ts-expect-error -- the page takes no value
    () => buildPath('/projects', 1),
    // @ts-expect-error -- the value holds slashes
    () => buildPath('/done/*', 'SCT/2026/000042'),
    // @ts-expect-error -- the value holds no slashes
    () => buildDeepPath('/project/:nid', '1'),
  ];
  expect(refused).toHaveLength(3);
});
