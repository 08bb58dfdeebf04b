import type { PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind } from '@trust/shared/contract/content/content-set';
import type { LocalisedText } from '@trust/shared/contract/language';
import { downloads, events, reports, solaceProgrammes } from '../../modules/content/content.schema.ts';
import {
  categories,
  galleries,
  media,
  news,
  projectReports,
  projects,
} from '../../modules/projects/projects.schema.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import type { ContentSet } from '../content-set.ts';

/** The table of a kind, and its rows in the trust's order. */
export type KindRows = { createKindRows: ContentKind; table: PgTable; rows: ContentRow[] };
export type ContentRow = { id: string; position: number } & Record<string, unknown>;

/** The rows of a set with stored names, in the order in which they must be written. */
export function createRows(set: ContentSet): KindRows[] {
  return [
    createKindRows('categories', categories, set.categories, (entry) => entry),
    createKindRows('projects', projects, set.projects, ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
      description: cleanTexts(entry.description),
    })),
    createKindRows('gallery', galleries, set.gallery, ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
    })),
    createKindRows('news', news, set.news, ({ project, ...entry }) => ({
      ...withCleanBody(entry),
      projectId: project ?? null,
    })),
    createKindRows('project-reports', projectReports, set['project-reports'], ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
    })),
    createKindRows('media', media, set.media, (entry) => entry),
    createKindRows('events', events, set.events, withCleanBody),
    createKindRows('reports', reports, set.reports, withCleanBody),
    createKindRows('downloads', downloads, set.downloads, (entry) => entry),
    createKindRows('solace', solaceProgrammes, set.solace, withCleanBody),
  ];
}

function withCleanBody<Entry extends { body: LocalisedText }>(entry: Entry): Entry {
  return { ...entry, body: cleanTexts(entry.body) };
}

function createKindRows<Entry extends { id: string }>(
  name: ContentKind,
  table: PgTable,
  entries: Entry[],
  toRow: (entry: Entry) => Record<string, unknown>,
): KindRows {
  return {
    createKindRows: name,
    table,
    rows: entries.map((entry, position) => ({ ...toRow(entry), id: entry.id, position })),
  };
}

function cleanTexts({ en, ...translations }: LocalisedText): LocalisedText {
  const cleaned = Object.entries(translations).map(
    ([language, html]) => [language, cleanHtml(html)] as const,
  );
  return { en: cleanHtml(en), ...Object.fromEntries(cleaned) };
}
