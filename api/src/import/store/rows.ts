import { LocalisedText } from '@trust/shared/contract/language';
import type { ContentEntry, ContentKind } from '../../content-kinds/content-kind.ts';
import type { Field } from '../../content-kinds/fields.ts';
import type { ContentTable } from '../../database/columns.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import type { ContentSet } from '../content-set.ts';

/** The table of a kind, and its rows in the trust's order. */
export type KindRows = { name: string; table: ContentTable; rows: ContentRow[] };
export type ContentRow = { id: string; position: number } & Record<string, unknown>;

/** The rows of a set with stored names, in the order in which they must be written. */
export function createRows(set: ContentSet): KindRows[] {
  return set.map(({ kind, entries }) => ({
    name: kind.name,
    table: kind.table,
    rows: entries.map((entry, position) => ({ ...toRow(kind, entry), id: entry.id, position })),
  }));
}

function toRow({ fields }: ContentKind, entry: ContentEntry): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => toCell(name, field, entry[name])));
}

function toCell(name: string, { cell, refersTo }: Field, value: unknown): [column: string, value: unknown] {
  if (refersTo !== undefined) return [`${name}Id`, value ?? null];
  return [name, cell === 'html' ? cleanTexts(LocalisedText.parse(value)) : (value ?? null)];
}

function cleanTexts({ en, ...translations }: LocalisedText): LocalisedText {
  const cleaned = Object.entries(translations).map(
    ([language, html]) => [language, cleanHtml(html)] as const,
  );
  return { en: cleanHtml(en), ...Object.fromEntries(cleaned) };
}
