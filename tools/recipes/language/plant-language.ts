import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { DEFAULT_LANGUAGE, otherLanguages } from '@trust/shared/contract/languages';
import { addAfter, create, replace, followPlant, type Plant } from '../edits.ts';
import { findSourceFiles, plantTables, translateFile, type PlantedLanguage } from './planted-tables.ts';
import { plantContent } from './planted-content.ts';

const [MODEL = ''] = otherLanguages(DEFAULT_LANGUAGE);
/** Hindi with invented words: a language of which the platform knows dates and plural forms. */
export const PLANTED: PlantedLanguage = { code: 'hi', model: MODEL, source: DEFAULT_LANGUAGE };

/** What no table of texts and no content has: files that are edited by hand. */
export const LANGUAGE_PLANT: Plant = {
  recipe: 'language',
  edits: {
    'shared/contract/languages.ts': replace(
      ["ml: 'മലയാളം' }", "ml: 'മലയാളം', hi: 'हिन्दी' }"],
      ["ml: 'ml-IN' }", "ml: 'ml-IN', hi: 'hi-IN' }"],
      ["ml: 'Anek Malayalam' }", "ml: 'Anek Malayalam', hi: 'Planted' }"],
    ),
    'api/src/modules/receipts/words/hindi.texts.ts': create(
      'export function spellInHindi(rupees: number, paise: number): string {\n  return `⟦${rupees}:${paise}⟧`;\n}\n',
    ),
    'api/src/modules/receipts/words/amount-in-words.texts.ts': replace(
      [
        'import { spellInMalayalam }',
        "import { spellInHindi } from './hindi.texts.ts';\nimport { spellInMalayalam }",
      ],
      ['ml: spellInMalayalam,', 'ml: spellInMalayalam,\n  hi: spellInHindi,'],
    ),
    'shared/ui/fonts.css': addAfter(
      'unicode-range: U+20-D7, U+2010-2212;\n}\n',
      "\n@font-face {\n  font-family: 'Anek';\n  font-weight: 100 800;\n  src: local('Planted');\n  unicode-range: U+0900-097F;\n}\n",
    ),
    'shared/ui/tokens.css': replace([':lang(ml) {', ':lang(ml, hi) {']),
    'api/src/html/plain-page.ts': replace(
      ['}:lang(ml){', '}:lang(ml, hi){'],
      ['h1:lang(ml){', 'h1:lang(ml, hi){'],
    ),
  },
};

const FONTS = {
  'anek-malayalam-bold.ttf': 'planted-bold.ttf',
  'anek-malayalam-regular.ttf': 'planted-regular.ttf',
};

/** Files of texts, and those of tests that have something for each language. */
const TABLES = /[/.-]texts\.ts$|^shell\/e2e\/site-pages\.ts$|^shared\/testing\/sample-remote\.ts$/;
const CONTENT = /^(deploy\/trust|api\/sample-content\/[a-z-]+)\.json$/;

/** Plants the language into a copy of the sources, by the recipe. Returns the paths of what it changed or created. */
export async function plantLanguage(folder: string): Promise<string[]> {
  await followPlant(LANGUAGE_PLANT, folder);
  const touched = Object.keys(LANGUAGE_PLANT.edits);
  for (const [model, planted] of Object.entries(FONTS)) {
    await copyFile(join(folder, 'api/fonts', model), join(folder, 'api/fonts', planted));
    touched.push(`api/fonts/${planted}`);
  }
  const files = await listFiles(folder);
  for (const path of files.filter((name) => TABLES.test(name))) {
    if (touched.includes(path)) continue;
    touched.push(...(await plantFile(folder, path)));
  }
  for (const path of files.filter((name) => CONTENT.test(name))) {
    const file = join(folder, path);
    await writeFile(file, plantContent(await readFile(file, 'utf8'), PLANTED));
    touched.push(path);
  }
  return touched;
}

/** The files of a folder by their paths in it; links are not followed (`readdir` alone does so in some releases of Node). */
async function listFiles(folder: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const below = posix.join(path, entry.name);
    if (entry.isDirectory()) return listFiles(folder, below);
    return entry.isFile() ? [below] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Plants the language into the tables of a file and writes the files of texts that these name. */
async function plantFile(folder: string, path: string): Promise<string[]> {
  const text = await readFile(join(folder, path), 'utf8');
  const planted = plantTables(text, PLANTED);
  if (planted === text) return [];
  await writeFile(join(folder, path), planted);
  return [path, ...(await translateFiles(folder, path, text))];
}

async function translateFiles(folder: string, from: string, text: string): Promise<string[]> {
  const created: string[] = [];
  for (const named of findSourceFiles(text, PLANTED)) {
    const english = join(dirname(from), named);
    const path = english.replace(new RegExp(`\\b${PLANTED.source}\\.ts$`), `${PLANTED.code}.ts`);
    const source = await readFile(join(folder, english), 'utf8');
    await writeFile(join(folder, path), translateFile(source, PLANTED));
    created.push(path, ...(await translateFiles(folder, english, source)));
  }
  return created;
}
