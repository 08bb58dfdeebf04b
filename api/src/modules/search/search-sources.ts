import { sql, type SQL } from 'drizzle-orm';
import { type SearchKind } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import type { PathPattern } from '@trust/shared/contract/pages/paths';
import type { SearchSource } from '../../content-kinds/content-kind.ts';
import { CONTENT_KINDS, type SearchedKind } from '../../content-registry/content-kinds.ts';
import type { ContentTable } from '../../database/columns.ts';
import { mapSearchKinds } from './query.rules.ts';

/** Where the records of a kind of results stand, and the path of their pages. */
export type RecordSource = SearchSource & {
  table: ContentTable;
  path: PathPattern;
  /** An external content system replaces them. */
  isExternal: boolean;
};

// Does not compile for a kind of results that no kind of content has.
SEARCH_KINDS satisfies readonly SearchedKind[];

const SOURCES: Record<SearchKind, RecordSource> = mapSearchKinds((searched) => {
  for (const { table, page, list } of CONTENT_KINDS) {
    if (page?.search?.kind === searched)
      return { ...page.search, table, path: page.path, isExternal: list !== undefined };
  }
  throw new Error(`No kind of content is found as ${searched}`);
});

export function sourceOf(kind: SearchKind): RecordSource {
  return SOURCES[kind];
}

/** A query of all that is indexed of a kind. Of equal hits the one with the higher `recency` comes first. */
export function selectRecords(kind: SearchKind): SQL {
  const { table, title, body, date, texts } = SOURCES[kind];
  const recency = date ? sql`${date} - date '1970-01-01'` : sql`-${table.position}`;
  const { values, from } = texts ?? { values: body ? [sql`${body}`] : [], from: sql`${table}` };
  return sql`select ${table.id} as id, ${recency} as recency, ${title} as title,
    jsonb_build_array(${sql.join(values, sql`, `)}) as texts
    from ${from} where ${table.archivedAt} is null`;
}
