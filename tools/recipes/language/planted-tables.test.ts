import { findSourceFiles, plantTables, translateFile } from './planted-tables.ts';

const LANGUAGE = { code: 'hi', model: 'ml', source: 'en' };

test.each([
  ["const T = { en: 'A well', ml: 'കിണർ' };", "const T = { en: 'A well', ml: 'കിണർ', hi: \"⟦Á ŵéļļ⟧\" };"],
  [
    'const T = { en: `In ${DAYS} days`, ml: `${DAYS}` };',
    'const T = { en: `In ${DAYS} days`, ml: `${DAYS}`, hi: `Íñ ${DAYS} ðáýš` };',
  ],
  [
    "const en = { a: 'b' };\nconst ml: A = { a: 'ക' };\nconst T = { en, ml };",
    "const en = { a: 'b' };\nconst ml: A = { a: 'ക' };\n\nconst hi: A = { a: \"⟦ƀ⟧\" };\nconst T = { en, ml, hi };",
  ],
  [
    "const T = { en: () => import('./texts/en.ts'), ml: () => import('./texts/ml.ts') };",
    "const T = { en: () => import('./texts/en.ts'), ml: () => import('./texts/ml.ts'), hi: () => import('./texts/hi.ts') };",
  ],
  ["const T = { en: 'only English' };", "const T = { en: 'only English' };"],
])('the language stands beside the model in %s', (before, after) => {
  expect(plantTables(before, LANGUAGE)).toBe(after);
});

test('a file of English texts is translated with those that it imports', () => {
  const english =
    "import { more } from './more.en.ts';\n\nexport const texts = { ...more, 'a.b': 'Pay {sum}' } as const;\n";
  expect(translateFile(english, LANGUAGE)).toBe(
    "import { more } from './more.hi.ts';\n\nexport const texts = { ...more, 'a.b': \"⟦Þáý {sum}⟧\" } as const;\n",
  );
  expect(findSourceFiles(english, LANGUAGE)).toEqual(['./more.en.ts']);
});
