import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { SearchKind } from '@trust/shared/contract/content/search';
import type { PathPattern } from '@trust/shared/contract/pages/paths';
import type { ContentTable } from '../database/columns.ts';
import type { ContentList } from '../modules/content/content-list.ts';
import { id, schemasOf, type FieldSet } from './fields.ts';

type FilledColumn<Value> = AnyPgColumn<{ data: Value; notNull: true }>;

/** An entry of any kind, checked by its kind's schema. */
export type ContentEntry = { readonly id: string } & Readonly<Record<string, unknown>>;

/** How the entries of a kind are found by search. Of equal results the latest by `date` comes first, else the trust's order. */
export type SearchSource<Searched extends SearchKind = SearchKind> = {
  kind: Searched;
  title: FilledColumn<LocalisedText>;
  body?: FilledColumn<LocalisedText>;
  picture?: FilledColumn<string>;
  date?: FilledColumn<string>;
  /** Also found by the number in the page's address. */
  byNumber?: boolean;
  /** More texts than the body, as jsonb, and the tables that they stand in. */
  texts?: { values: SQL[]; from: SQL };
};

/** The pages of a kind: they are in the site map, and results of the search lead to them. */
export type ContentPage<Searched extends SearchKind = SearchKind> = {
  path: PathPattern;
  /** False where the path is a place in the page of all entries, which the site map has already. */
  isListed?: boolean;
  /** What names the entry in the address, where it is not the id. */
  entryName?: AnyPgColumn;
  /** Which entries have a page, where not all have. */
  condition?: SQL;
  search?: SearchSource<Searched>;
};

/** A table of a folder whose rows are items of a kind's entries. */
export type ItemsTable = {
  file: string;
  fields: FieldSet;
  /** The column with the entry's id. */
  owner: string;
  /** The field of the entry that lists them. */
  list: string;
};

/** Everything that import, search, site map and lists need to know of a kind of content. */
export type ContentKind = {
  /** The name of its file in a folder, and of its line in the import's report. */
  name: string;
  table: ContentTable;
  fields: FieldSet;
  entry: z.ZodMiniType<ContentEntry>;
  itemsTable?: ItemsTable | undefined;
  page?: ContentPage | undefined;
  /** Its list in the content system's shape. */
  list?: ContentList | undefined;
};

type RowOf<Fields extends FieldSet> = { id: string; position: number } & {
  [Name in keyof Fields & string as Fields[Name] extends { refersTo: string } ? `${Name}Id` : Name]: z.output<
    Fields[Name]['schema']
  >;
};

/** The table, where each field has a column and each column that must be filled has a field. */
type TableFor<Fields extends FieldSet, Table extends ContentTable> =
  RowOf<Fields> extends Table['$inferInsert']
    ? keyof RowOf<Fields> extends keyof Table['$inferInsert']
      ? Table
      : { 'these fields have no column': Exclude<keyof RowOf<Fields>, keyof Table['$inferInsert']> }
    : { 'the fields do not fill the columns': Table['$inferInsert'] };

/** Defines a kind by its fields; each entry has an `id` beside them. */
export function defineKind<
  const Name extends string,
  Fields extends FieldSet,
  Table extends ContentTable,
  const Searched extends SearchKind = never,
>(kind: {
  name: Name;
  table: Table & TableFor<Fields, Table>;
  fields: Fields;
  itemsTable?: ItemsTable;
  page?: ContentPage<Searched>;
  list?: ContentList;
}) {
  const { name, table, fields, itemsTable, page, list } = kind;
  const entry = z.strictObject({ id: id().schema, ...schemasOf(fields) });
  return { name, table, fields, entry, itemsTable, page, list };
}
