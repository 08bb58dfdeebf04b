import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  APPLICATION_CATEGORY_PATH,
  EVENT_PATH,
  NEWS_PATH,
  PROJECT_PATH,
  REPORT_PATH,
  VIDEO_PATH,
  buildPath,
} from '@trust/shared/contract/pages/paths';
import type { Database } from '../../database/database.ts';
import { events, reports } from '../content/content.schema.ts';
import { categories, media, news, projects } from '../projects/projects.schema.ts';
import type { ListedPage } from './sitemap.rules.ts';

const Count = z.tuple([z.object({ pages: z.int() })]);
const Pages = z.array(z.object({ path: z.string(), changed_at: z.iso.datetime() }));

/** The addresses of the pages, up to the id. */
const START = {
  project: buildPath(PROJECT_PATH, ''),
  news: buildPath(NEWS_PATH, ''),
  event: buildPath(EVENT_PATH, ''),
  report: buildPath(REPORT_PATH, ''),
  video: buildPath(VIDEO_PATH, ''),
  application: buildPath(APPLICATION_CATEGORY_PATH, ''),
};

/** One row per content page. `external`: events and reports are in the external content system. */
const selectPages = (external: boolean) => sql`
  select 1 as kind, id, ${START.project}::text || id as path, changed_at from ${projects} where archived_at is null
  union all select 2, id, ${START.news}::text || id, changed_at from ${news} where archived_at is null
  union all select 3, id, ${START.event}::text || id, changed_at from ${events}
    where archived_at is null and not ${external}::boolean
  union all select 4, id, ${START.report}::text || id, changed_at from ${reports}
    where archived_at is null and not ${external}::boolean
  union all select 5, id, ${START.video}::text || url, changed_at from ${media} where archived_at is null
  union all select 6, id, ${START.application}::text || id, changed_at from ${categories}
    where archived_at is null and receive_application`;

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
