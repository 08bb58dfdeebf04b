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

/** The rows of a set, in the order in which they must be stored. `nameOf` gives a file's stored name by its path. */
export function rowsOf(set: ContentSet, nameOf: (path: string) => string): KindRows[] {
  return [
    kind('categories', categories, set.categories, (entry) => ({ ...entry, logo: nameOf(entry.logo) })),
    kind('projects', projects, set.projects, ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
      logo: nameOf(entry.logo),
      description: cleanTexts(entry.description),
      images: entry.images.map(nameOf),
      slides: entry.slides.map(nameOf),
    })),
    kind('gallery', galleries, set.gallery, ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
      images: entry.images.map(nameOf),
    })),
    kind('news', news, set.news, (entry) => ({
      ...entry,
      body: cleanTexts(entry.body),
      topImage: nameOf(entry.topImage),
    })),
    kind('project-reports', projectReports, set['project-reports'], ({ category, ...entry }) => ({
      ...entry,
      categoryId: category,
      file: nameOf(entry.file),
    })),
    kind('media', media, set.media, (entry) => entry),
    kind('events', events, set.events, (entry) => ({
      ...entry,
      body: cleanTexts(entry.body),
      image: nameOf(entry.image),
    })),
    kind('reports', reports, set.reports, (entry) => ({
      ...entry,
      body: cleanTexts(entry.body),
      file: nameOf(entry.file),
    })),
    kind('downloads', downloads, set.downloads, (entry) => ({ ...entry, file: nameOf(entry.file) })),
    kind('solace', solaceProgrammes, set.solace, (entry) => ({ ...entry, body: cleanTexts(entry.body) })),
  ];
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
