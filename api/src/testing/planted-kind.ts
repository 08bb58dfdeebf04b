import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources, type CopiedSources } from '@trust/shared/build/copy-sources';
import { root } from '@trust/shared/build/paths';

/** A text that is put before another, which the file must hold once. */
type Edit = { before: string; insert: string };

/** A file that was not there, or edits of one that was. */
type Change = string | Edit[];

/** The product files of another kind, `stories`, by docs/how-to/content-kind.md. */
export const PRODUCT_CHANGES: Readonly<Record<string, Change>> = {
  'shared/contract/content/content.ts': [
    {
      before: '/** The first value of',
      insert: `export const ContentStory = z.looseObject({ lang, nid: values, title: values, body: values, field_story_picture: urls });
export type ContentStory = z.infer<typeof ContentStory>;
export const ContentStoryList = z.array(ContentStory);

`,
    },
  ],
  'api/src/modules/content/content.schema.ts': [
    {
      before: 'export const reports =',
      insert: `export const stories = pgTable('stories', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  picture: text().notNull(),
});

`,
    },
  ],
  'api/migrations/9000-stories.sql': `create table stories (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  changed_at timestamptz not null default now(),
  title jsonb not null,
  body jsonb not null,
  picture text not null
);
`,
  'api/src/modules/content/kinds/stories.kind.ts': `import * as z from 'zod/mini';
import { ContentStoryList, firstUrl, type ContentStory } from '@trust/shared/contract/content/content';
import { STORY_PATH } from '@trust/shared/contract/pages/paths';
import { defineKind } from '../../../content-kinds/content-kind.ts';
import { html, picture, text } from '../../../content-kinds/fields.ts';
import { defineList } from '../content-list.ts';
import { toBody, toFileUrl, toTitledEntry } from '../content.rules.ts';
import { stories } from '../content.schema.ts';
import { listFrom } from '../content.store.ts';
import { cleanBody, createEntryParser, filterOwnAddresses, urls, values } from '../external/external-entry.rules.ts';

export const STORIES = defineKind({
  name: 'stories',
  table: stories,
  fields: { title: text(200), body: html(), picture: picture() },
  page: {
    path: STORY_PATH,
    search: { kind: 'story', title: stories.title, body: stories.body, picture: stories.picture },
  },
  list: defineList({
    path: 'stories-list',
    operations: ['listStories', 'getStory'],
    summary: 'Stories',
    schema: ContentStoryList,
    read: async (database, request) => listFrom(stories, database.select().from(stories).$dynamic(), request),
    toItem: (language, row): ContentStory => ({
      ...toTitledEntry(language, row),
      body: toBody(language, row),
      field_story_picture: toFileUrl(row.picture),
    }),
    parseEntry: createEntryParser(z.object({ body: values, field_story_picture: urls }), (entry, base) => ({
      body: cleanBody(entry, base),
      field_story_picture: filterOwnAddresses(base, entry.field_story_picture),
    })),
    pageOf: ({ body, field_story_picture }) => ({ body, picture: firstUrl(field_story_picture) }),
  }),
});
`,
  'api/src/content-kinds/content-kinds.ts': [
    {
      before: 'import { CATEGORIES }',
      insert: "import { STORIES } from '../modules/content/kinds/stories.kind.ts';\n",
    },
    { before: '] as const;', insert: '  STORIES,\n' },
  ],
  'shared/contract/content/search.ts': [
    { before: '] as const;\nexport const SearchKind', insert: ", 'story'" },
    { before: ' }),\n});\nexport type SearchResponse', insert: ', story: z.int()' },
  ],
  'mf-content/src/texts/en.ts': [
    {
      before: "  'search.one.report'",
      insert: "  'search.many.story': 'Stories',\n  'search.one.story': 'Story',\n",
    },
  ],
  'mf-content/src/texts/ml.ts': [
    {
      before: "  'search.one.report'",
      insert: "  'search.many.story': 'കഥകൾ',\n  'search.one.story': 'കഥ',\n",
    },
  ],
};

/** What the recipe of its page and the tests of the api change on top. */
const OTHER_CHANGES: Readonly<Record<string, Change>> = {
  'shared/contract/pages/paths.ts': [
    { before: 'export const REPORTS_PATH', insert: "export const STORY_PATH = '/story/:nid';\n" },
  ],
  'api/src/testing/small-set.ts': [{ before: '  solace: [', insert: '  stories: [],\n' }],
};

/** Imports a table of one story, and prints the import's changes and the answers of these calls. */
const RUN = `
import { createContentFolder } from './content-folder.ts';
import { startTestApi } from './test-api.ts';

const api = await startTestApi();
const folder = await createContentFolder();
await folder.removeFile('stories.json');
await folder.writeFile(
  'stories.csv',
  'id,title_en,title_ml,body_en,picture\\n500,The lantern,റാന്തൽ,"It burns.\\n\\nStill.",pictures/well.jpg\\n',
);
const outcome = await folder.importInto(api);
const answers: Record<string, string> = {};
for (const url of process.argv.slice(2)) answers[url] = (await api.app.inject({ url })).body;
process.stdout.write(JSON.stringify({ outcome, answers }));
await folder.remove();
await api.close();
`;
const DRIVER = 'api/src/testing/run-planted-kind.ts';

/** What the type checker begins with: the api, and the screen that names the kinds of results. */
const CHECKED = [
  'api/src/server.ts',
  DRIVER,
  'mf-content/src/routes/search/search.screen.tsx',
  'mf-content/src/texts/ml.ts',
  'shared/ui/assets.d.ts',
];

export type PlantedKind = CopiedSources & { driver: string; typesConfig: string };

/** Adds the kind to a copy of the sources. Throws where a text to change is not there. */
export async function plantKind(): Promise<PlantedKind> {
  const copy = await copySources(
    'api/src',
    'api/migrations',
    'api/templates',
    'api/package.json',
    'mf-content/src',
    'tsconfig.json',
  );
  const { folder } = copy;
  await symlink(join(root, 'api/node_modules'), join(folder, 'api/node_modules'));
  for (const [path, change] of Object.entries({ ...PRODUCT_CHANGES, ...OTHER_CHANGES })) {
    await makeChange(join(folder, path), change);
  }
  await writeFile(join(folder, DRIVER), RUN);
  const typesConfig = join(folder, 'tsconfig.planted.json');
  await writeFile(typesConfig, JSON.stringify({ extends: './tsconfig.json', files: CHECKED, include: [] }));
  return { ...copy, driver: join(folder, DRIVER), typesConfig };
}

async function makeChange(file: string, change: Change): Promise<void> {
  if (typeof change === 'string') return writeFile(file, change, { flag: 'wx' });
  let text = await readFile(file, 'utf8');
  for (const { before, insert } of change) {
    const [start, ...rest] = text.split(before);
    if (rest.length !== 1) throw new Error(`${file} holds "${before}" ${String(rest.length)} times`);
    text = `${start ?? ''}${insert}${before}${rest[0] ?? ''}`;
  }
  await writeFile(file, text);
}
