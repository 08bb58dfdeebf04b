import { reportUnexpected } from '@trust/shared/http';
import { readOutlined, type LoadContext } from '@trust/shared/remote';
import { outlineCategories, type CategoryOutline } from './application.rules.ts';

function openCategoriesQuery({ http, language }: LoadContext) {
  const body = { receiveApplication: true };
  return {
    queryKey: ['categories', body, language],
    queryFn: async () => {
      // A first view has the categories from its server. With the chunk of calls, which any read needs.
      const { fetchCategories } = await import(/* webpackChunkName: "http" */ './fetch-categories.ts');
      return fetchCategories(http, language, body);
    },
  };
}

/**
 * The categories that take applications, of which a first view needs the names, and all of the chosen one. Undefined when
 * the read failed: the guidelines need none.
 */
export async function readOpenCategories(
  context: LoadContext,
  chosen: string | undefined,
): Promise<readonly CategoryOutline[] | undefined> {
  const query = openCategoriesQuery(context);
  const outline = (categories: readonly CategoryOutline[]) => outlineCategories(categories, chosen);
  return readOutlined(context.queries, { ...query, outline }).catch((error: unknown) => {
    reportUnexpected(error);
    return undefined;
  });
}
