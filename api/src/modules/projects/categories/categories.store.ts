import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { categories } from '../projects.schema.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type CategoryFilter = {
  receiveApplication?: boolean | undefined;
  showGallery?: boolean | undefined;
  showMedia?: boolean | undefined;
};

/** The category with this id, while it takes applications. */
export async function findOpenCategory(database: Database, id: string): Promise<CategoryRow | undefined> {
  const open = and(isNull(categories.archivedAt), eq(categories.receiveApplication, true));
  const [row] = await database
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), open));
  return row;
}

/** Categories in the trust's own order. */
export async function listCategories(database: Database, filter: CategoryFilter): Promise<CategoryRow[]> {
  const { receiveApplication, showGallery, showMedia } = filter;
  return database
    .select()
    .from(categories)
    .where(
      and(
        isNull(categories.archivedAt),
        receiveApplication === undefined ? undefined : eq(categories.receiveApplication, receiveApplication),
        showGallery === undefined ? undefined : eq(categories.showGallery, showGallery),
        showMedia === undefined ? undefined : eq(categories.showMedia, showMedia),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id));
}
