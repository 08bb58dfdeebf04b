import { and, count, desc, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { categories, projectFunds, projects } from '../../database/schema.ts';

export type ProjectFilter = { successStory?: boolean | undefined; category?: string | undefined };
export type Page = { limit: number; skip: number };

/** In whole rupees: what had been raised before this site counted, and what its donations brought, less refunds. */
const fundsReceived =
  sql<number>`(${projects.openingFunds} + coalesce((${projectFunds.captured} - ${projectFunds.refunded}) / 100, 0))`.mapWith(
    Number,
  );

/** How many donations count towards it on this site. */
const donors = sql<number>`coalesce(${projectFunds.donors}, 0)`.mapWith(Number);

/** A project is completed when the trust calls it a success story, or when its cost is covered. */
const completed = sql<boolean>`(${projects.successStory} or (${projects.estimatedCost} > 0 and ${fundsReceived} >= ${projects.estimatedCost}))`;

const columns = {
  project: projects,
  fundsReceived,
  donors,
  completed,
  categoryName: categories.name,
};

const newestFirst = [desc(projects.projectDate), desc(sql`${projects.id}::integer`)];

function matching({ successStory, category }: ProjectFilter): SQL | undefined {
  return and(
    isNull(projects.archivedAt),
    successStory === undefined ? undefined : successStory ? completed : not(completed),
    category === undefined ? undefined : eq(projects.categoryId, category),
  );
}

/** Projects with their category, the newest first; always in the same order. */
export async function listProjects(database: Database, filter: ProjectFilter, page: Page) {
  return database
    .select(columns)
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.skip);
}
export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number];

export async function countProjects(database: Database, filter: ProjectFilter): Promise<number> {
  const [row] = await database
    .select({ projects: count() })
    .from(projects)
    .leftJoin(projectFunds, eq(projectFunds.projectId, projects.id))
    .where(matching(filter));
  return row?.projects ?? 0;
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
