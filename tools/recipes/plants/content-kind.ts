import { addBefore, create, replace, type Plant } from '../edits.ts';

/** The sample story, in JSON. */
export const STORY = {
  id: '500',
  title: { en: 'The lantern', ml: 'റാന്തൽ' },
  body: { en: '<p>It burns.</p>', ml: '<p>അതു കത്തുന്നു.</p>' },
  picture: 'pictures/events/annual-meeting.webp',
};

/** The example table: its story has no translation, and an empty line in its text. */
const TABLE = `id,title_en,title_ml,body_en,body_ml,picture
501,The lamp,,"It burns.

Still.",,pictures/study-home.webp
`;

const KIND = `import * as z from 'zod/mini';
import { ContentStoryList, type ContentStory } from '@trust/shared/contract/content/content';
import { firstUrl } from '@trust/shared/contract/content/field-values';
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
`;

const SHAPES = `export const ContentStory = z.looseObject({ lang, nid: values, title: values, body: values, field_story_picture: urls });
export type ContentStory = z.infer<typeof ContentStory>;
export const ContentStoryList = z.array(ContentStory);

`;

const TABLE_SCHEMA = `export const stories = pgTable('stories', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  picture: text().notNull(),
});

`;

const MIGRATION = `create table stories (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  changed_at timestamptz not null default now(),
  title jsonb not null,
  body jsonb not null,
  picture text not null
);
`;

const API_TEST = '`api/src/modules/content/content.test.ts`';
const ROUTES = `| \`GET /content/stories-list\` | stories | ${API_TEST} |
| \`GET /content/stories-list/{nid}\` | one story | ${API_TEST} |
`;

/** A kind of content with a picture, `stories`, which search finds. */
export const CONTENT_KIND: Plant = {
  recipe: 'content-kind',
  edits: {
    'shared/contract/content/content.ts': addBefore('/** `field_booking` is', SHAPES),
    'api/src/modules/content/content.schema.ts': addBefore('export const reports =', TABLE_SCHEMA),
    'api/migrations/9000-stories.sql': create(MIGRATION),
    'api/src/modules/content/kinds/stories.kind.ts': create(KIND),
    'api/src/modules/content/kinds/content-lists.ts': replace(
      ['import { SOLACE }', "import { STORIES } from './stories.kind.ts';\nimport { SOLACE }"],
      ['SOLACE]', 'SOLACE, STORIES]'],
    ),
    'shared/contract/content/search-limits.ts': replace([
      "'download'] as const",
      "'download', 'story'] as const",
    ]),
    'shared/contract/content/search.ts': replace([
      'download: z.int(),',
      'download: z.int(),\n    story: z.int(),',
    ]),
    'mf-content/src/texts/search.en.ts': addBefore(
      "  'search.one.report'",
      "  'search.many.story': 'Stories',\n  'search.one.story': 'Story',\n",
    ),
    'mf-content/src/texts/search.ml.ts': addBefore(
      "  'search.one.report'",
      "  'search.many.story': 'കഥകൾ',\n  'search.one.story': 'കഥ',\n",
    ),
    'shared/contract/pages/paths.ts': addBefore(
      'export const REPORTS_PATH',
      "export const STORY_PATH = '/story/:nid';\n",
    ),
    'api/src/testing/small-set.ts': addBefore('  solace: [', '  stories: [],\n'),
    'api/sample-content/stories.json': create(`${JSON.stringify([STORY], null, 2)}\n`),
    'api/sample-content/example-tables/stories.csv': create(TABLE),
    'docs/import.md': replace(
      ['media.csv  solace.csv', 'media.csv  solace.csv  stories.csv'],
      ['| solace  ', '| stories | id ●, title _two_, body _two_, picture ● |\n| solace  '],
    ),
    'docs/routes-and-tests.md': addBefore('| `GET /content/solace-programs` ', ROUTES),
  },
};
