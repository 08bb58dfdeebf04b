import type { PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind } from '@trust/shared/contract/content-set';
import type { LocalisedText } from '@trust/shared/contract/language';
import {
  categories,
  downloads,
  events,
  galleries,
  media,
  news,
  projectReports,
  projects,
  reports,
  solaceProgrammes,
} from '../database/schema.ts';
import { cleanHtml } from '../html.ts';
import type { ContentSet } from './content-set.ts';

/** Where a kind is stored, and its rows in the trust's order. */
export type KindRows = { kind: ContentKind; table: PgTable; rows: ContentRow[] };
export type ContentRow = { id: string; position: number } & Record<string, unknown>;

/** The rows of a set whose files are stored, in the order in which they must be stored. */
export function rowsOf(set: ContentSet): KindRows[] {
  return [
    kind('categories', categories, set.categories, (entry) => entry),
    kind('projects', projects, set.projects, ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
      description: cleanTexts(entry.description),
    })),
    kind('gallery', galleries, set.gallery, ({ category, ...entry }) => ({ ...entry, categoryId: category })),
    kind('news', news, set.news, ({ project, ...entry }) => ({
      ...withCleanBody(entry),
      projectId: project ?? null,
    })),
    kind('project-reports', projectReports, set['project-reports'], ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
    })),
    kind('media', media, set.media, (entry) => entry),
    kind('events', events, set.events, withCleanBody),
    kind('reports', reports, set.reports, withCleanBody),
    kind('downloads', downloads, set.downloads, (entry) => entry),
    kind('solace', solaceProgrammes, set.solace, withCleanBody),
  ];
}

function withCleanBody<Entry extends { body: LocalisedText }>(entry: Entry): Entry {
  return { ...entry, body: cleanTexts(entry.body) };
}

function kind<Entry extends { id: string }>(
  name: ContentKind,
  table: PgTable,
  entries: Entry[],
  toRow: (entry: Entry) => Record<string, unknown>,
): KindRows {
  return {
    kind: name,
    table,
    rows: entries.map((entry, position) => ({ ...toRow(entry), id: entry.id, position })),
  };
}

function cleanTexts({ en, ml }: LocalisedText): LocalisedText {
  return { en: cleanHtml(en), ...(ml !== undefined && { ml: cleanHtml(ml) }) };
}
