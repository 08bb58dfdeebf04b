import { and, count, desc, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { Database } from '../../database/database.ts';
import { categories, projectFunds, projects, projectsRevision } from './projects.schema.ts';
import { matchProjects } from '../search/index.ts';

export type ProjectFilter = {
  successStory?: boolean | undefined;
  category?: string | undefined;
  /** What a visitor typed. */
  search?: string | undefined;
};
export type PageRange = { limit: number; skip: number };

/** In whole rupees: the opening funds and this site's donations, less refunds. */
const fundsReceived =
  sql<number>`(${projects.openingFunds} + coalesce((${projectFunds.captured} - ${projectFunds.refunded}) / 100, 0))`.mapWith(
    Number,
  );

const donors = sql<number>`coalesce(${projectFunds.donors}, 0)`.mapWith(Number);

/** A project is completed when the trust calls it a success story, or when its cost is covered. */
const completed = sql<boolean>`(${projects.successStory} or (${projects.estimatedCost} > 0 and ${fundsReceived} >= ${projects.estimatedCost}))`;

const columns = {
  project: projects,
  fundsReceived,
  donors,
  fundedAt: projectFunds.fundedAt,
  completed,
  categoryName: categories.name,
};

const newestFirst = [desc(projects.projectDate), desc(sql`${projects.id}::integer`)];

function buildFilter(database: Database, { successStory, category, search }: ProjectFilter): SQL | undefined {
  return and(
    isNull(projects.archivedAt),
    successStory === undefined ? undefined : successStory ? completed : not(completed),
    category === undefined ? undefined : eq(projects.categoryId, category),
    search === undefined ? undefined : matchProjects(database, search),
  );
}

/** Projects with their category, the newest first, in a stable order. */
export async function listProjects(database: Database, filter: ProjectFilter, page: PageRange) {
  return database
    .select(columns)
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(buildFilter(database, filter))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.skip);
}
export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number];

/** Cached counts by filter, each with the revision of the projects that it belongs to. */
type Counts = Map<string, { revision: string; projects: number }>;
const countsOf = new WeakMap<Database, Counts>();

/** Bounded, since visitors can invent filters. */
const MAX_CACHED_COUNTS = 1_000;

/** The number of projects of a filter. Counted again only after a project or its funds have changed. */
export async function countProjects(database: Database, filter: ProjectFilter): Promise<number> {
  const counted = database
    .select({ projects: count() })
    .from(projects)
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(buildFilter(database, filter));
  if (filter.search) return (await counted)[0]?.projects ?? 0;

  const counts = countsOf.get(database) ?? new Map<string, never>();
  countsOf.set(database, counts);
  const key = JSON.stringify([filter.successStory, filter.category]);
  const known = counts.get(key);
  // One statement, so that count and revision belong together.
  const [row] = await database
    .select({
      revision: projectsRevision.changedBy,
      projects: sql<number | null>`case
        when ${projectsRevision.changedBy} = ${known?.revision ?? null}::text then null
        else (${counted})::integer end`,
    })
    .from(projectsRevision);
  if (!row) throw new Error('The revision of the projects is missing');
  const projectsNow = row.projects ?? known?.projects ?? 0;
  if (counts.size >= MAX_CACHED_COUNTS) counts.clear();
  counts.set(key, { revision: row.revision, projects: projectsNow });
  return projectsNow;
}

export async function findProject(database: Database, id: string): Promise<ProjectRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(and(eq(projects.id, id), isNull(projects.archivedAt)));
  return row;
}

/** Finds a project's name, also when the project was withdrawn. */
export async function findProjectName(database: Database, id: string): Promise<LocalisedText | undefined> {
  const [row] = await database.select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return row?.name;
}

/** Every project of some categories, or of all, for the stats feed. */
export async function listForFeed(database: Database, categoryIds: string[] | 'all') {
  const wanted = categoryIds === 'all' ? [] : categoryIds.map((id) => eq(projects.categoryId, id));
  return database
    .select({ id: projects.id, name: projects.name, categoryName: categories.name, completed })
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(and(isNull(projects.archivedAt), or(...wanted)))
    .orderBy(...newestFirst);
}
