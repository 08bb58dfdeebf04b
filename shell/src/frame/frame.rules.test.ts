import { ariaCurrent, localise, languageHref } from './frame.rules.ts';

test.each([
  ['home', '/', 'page'],
  ['home', '/about', undefined],
  ['projects', '/projects', 'page'],
  ['projects', '/projects/?status=ongoing', 'page'],
  ['projects', '/project/1001', 'true'],
  ['applications', '/application/12', 'true'],
  ['applications', '/relief/ramzan-care', 'true'],
  ['reports', '/report/7', 'true'],
  ['gallery', '/videos', 'true'],
  ['projects', '/projectsandmore', undefined],
  ['contact', '/no/such/page', undefined],
] as const)('the link to %s on %s is marked %s', (section, path, expected) => {
  expect(ariaCurrent(section, path)).toBe(expected);
});

test.each([
  ['/', '/?lang=ml'],
  ['/projects?status=ongoing&category=12', '/projects?status=ongoing&category=12&lang=ml'],
  ['/project/1001?lang=en', '/project/1001?lang=ml'],
  ['/payments/1001#bank', '/payments/1001?lang=ml'],
  ['//evil.example/x', '/evil.example/x?lang=ml'],
])('the other language of %s is at %s', (path, expected) => {
  expect(languageHref(path, 'ml')).toBe(expected);
});

test('a trust that wrote no Malayalam is shown in English', () => {
  expect(localise('ml', { en: 'Shelter' })).toBe('Shelter');
  expect(localise('ml', { en: 'Shelter', ml: 'ഷെൽട്ടർ' })).toBe('ഷെൽട്ടർ');
});
