import type { CategoryQuery } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import type * as z from 'zod/mini';
import { schemaOf } from '../content-data/schema-of.ts';

/** What the screens show of a category. */
export interface CategoryTeaser {
  readonly _id: string;
  readonly name: string;
  readonly logo: string;
  readonly subCategories: readonly string[];
}

/** The categories in the visitor's language, all of them unless the filter says which. */
export function categoriesQuery({ http, language }: LoadContext, filter: z.input<typeof CategoryQuery> = {}) {
  return {
    queryKey: ['categories', filter, language],
    queryFn: async (): Promise<CategoryTeaser[]> => {
      const request = {
        base: 'api',
        path: 'project/get-category-list',
        method: 'POST',
        body: filter,
        headers: { 'Accept-Language': language },
      } as const;
      const categories = await http.read(request, schemaOf('CategoryList'));
      return categories.map(({ _id, name, logo, subCategories }) => ({ _id, name, logo, subCategories }));
    },
  };
}
