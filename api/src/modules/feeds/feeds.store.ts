import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { buildPath } from '@trust/shared/contract/pages/paths';
import type { Database } from '../../database/database.ts';
import { CONTENT_KINDS } from '../../content-registry/content-kinds.ts';
import type { ListedPage } from './sitemap.rules.ts';

const Count = z.tuple([z.object({ pages: z.int() })]);
const Pages = z.array(z.object({ path: z.string(), changed_at: z.iso.datetime() }));

/** One row per content page. `external`: kinds with a list are in the external content system. */
function selectPages(external: boolean): SQL {
  const selects = CONTENT_KINDS.flatMap(({ table, page, list }, at) => {
    if (!page || page.isListed === false || (external && list)) return [];
    const { path, entryName = table.id, condition = sql`true` } = page;
    return [
      sql`select ${at}::integer as kind, ${table.id} as id, ${buildPath(path, '')}::text || ${entryName} as path,
        ${table.changedAt} as changed_at from ${table} where ${table.archivedAt} is null and ${condition}`,
    ];
  });
  return sql.join(selects, sql` union all `);
}

export async function countPages(database: Database, external: boolean): Promise<number> {
  const { rows } = await database.execute(
    sql`select count(*)::integer as pages from (${selectPages(external)}) as page`,
  );
  return Count.parse(rows)[0].pages;
}

/** A range of the pages, in a stable order. */
export async function listPages(
  database: Database,
  { limit, skip, isExternal: external }: { limit: number; skip: number; isExternal: boolean },
): Promise<ListedPage[]> {
  const { rows } = await database.execute(
    sql`select path, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
      from (${selectPages(external)}) as page order by kind, id limit ${limit} offset ${skip}`,
  );
  return Pages.parse(rows).map(({ path, changed_at }) => ({ path, changedAt: new Date(changed_at) }));
}
