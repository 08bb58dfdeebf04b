import type { Category } from '@trust/shared/contract/content/projects';
import { reportUnexpected } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';

function openCategoriesQuery({ http, language }: LoadContext) {
  const body = { receiveApplication: true };
  return {
    queryKey: ['categories', body, language],
    queryFn: async () => {
      // A first view has the categories from its server, and needs no schemas to show them.
      const { CategoryList } = await import(
        /* webpackChunkName: "category-schema" */ '@trust/shared/contract/content/projects'
      );
      return http.read(
        { base: 'api', path: 'project/get-category-list', method: 'POST', body },
        CategoryList,
      );
    },
  };
}

/** The categories that take applications; undefined when the read failed: the guidelines need none. */
export async function readOpenCategories(context: LoadContext): Promise<Category[] | undefined> {
  return context.queries.ensureQueryData(openCategoriesQuery(context)).catch((error: unknown) => {
    reportUnexpected(error);
    return undefined;
  });
}
