import { LANGUAGE_CODES, type Language } from '@trust/shared/contract/languages';
import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { categories, galleries, projectReports } from '../projects.schema.ts';

/** `subCategory` is a displayed name, so it may be in any language. */
export type ByCategory = { category?: string | undefined; subCategory?: string | undefined };

function buildFilter(table: typeof galleries | typeof projectReports, filter: ByCategory): SQL | undefined {
  const { category, subCategory } = filter;
  const named = (language: Language) => sql`${table.subCategory} ->> ${language}::text = ${subCategory}`;
  return and(
    isNull(table.archivedAt),
    category === undefined ? undefined : eq(table.categoryId, category),
    subCategory === undefined ? undefined : or(...LANGUAGE_CODES.map(named)),
  );
}

/** Galleries in the trust's own order. */
export async function listGalleries(database: Database, filter: ByCategory, limit: number) {
  return database
    .select({ gallery: galleries, categoryName: categories.name })
    .from(galleries)
    .innerJoin(categories, eq(categories.id, galleries.categoryId))
    .where(buildFilter(galleries, filter))
    .orderBy(asc(galleries.position), asc(galleries.id))
    .limit(limit);
}
export type GalleryRow = Awaited<ReturnType<typeof listGalleries>>[number];

/** Project reports in the trust's own order. */
export async function listProjectReports(database: Database, filter: ByCategory) {
  return database
    .select({ report: projectReports, categoryName: categories.name })
    .from(projectReports)
    .innerJoin(categories, eq(categories.id, projectReports.categoryId))
    .where(buildFilter(projectReports, filter))
    .orderBy(asc(projectReports.position), asc(projectReports.id));
}
export type ProjectReportRow = Awaited<ReturnType<typeof listProjectReports>>[number];
