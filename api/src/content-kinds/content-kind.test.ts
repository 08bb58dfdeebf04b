import { EVENT_PATH } from '@trust/shared/contract/pages/paths';
import { news, projectReports } from '../modules/projects/projects.schema.ts';
import { CATEGORIES } from '../modules/projects/kinds/categories.kind.ts';
import { downloads } from '../modules/content/content.schema.ts';
import { defineKind } from './content-kind.ts';
import { CONTENT_KINDS } from '../content-registry/content-kinds.ts';
import { html, listedText, pdf, reference, rupees, text } from './fields.ts';

test('a kind whose fields differ from its table’s columns does not compile', () => {
  const title = text(200);
  const file = pdf();
  const kinds = [
    defineKind({ name: 'right', table: downloads, fields: { title, file } }),
    // @ts-expect-error -- no column holds the body
    defineKind({ name: 'no-column', table: downloads, fields: { title, file, body: html() } }),
    // @ts-expect-error -- no field fills the column of the file
    defineKind({ name: 'no-field', table: downloads, fields: { title } }),
    // @ts-expect-error -- the title's column holds texts, and no number
    defineKind({ name: 'other-type', table: downloads, fields: { title: rupees(), file } }),
    defineKind({
      name: 'reference',
      table: projectReports,
      fields: {
        category: reference(CATEGORIES),
        subCategory: listedText(120, { reference: 'category', list: 'subCategories' }),
        name: text(200),
        file,
      },
    }),
    defineKind({
      name: 'no-kind-of-results',
      table: downloads,
      fields: { title, file },
      // @ts-expect-error -- search knows no kind of results of this name
      page: { path: EVENT_PATH, search: { kind: 'donor', title: downloads.title, body: news.body } },
    }),
  ];
  expect(kinds).toHaveLength(6);
});

test('each kind stands behind the kinds that it refers to, and no two have one name, table or kind of results', () => {
  const seen = new Set<string>();
  for (const { name, fields } of CONTENT_KINDS) {
    for (const field of Object.values(fields)) expect([...seen, undefined]).toContain(field.refersTo);
    seen.add(name);
  }
  expect(seen.size).toBe(CONTENT_KINDS.length);
  expect(new Set(CONTENT_KINDS.map(({ table }) => table)).size).toBe(CONTENT_KINDS.length);
  const searched = CONTENT_KINDS.flatMap(({ page }) => page?.search?.kind ?? []);
  expect(new Set(searched).size).toBe(searched.length);
});
