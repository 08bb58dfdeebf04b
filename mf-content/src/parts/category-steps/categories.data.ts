import type { CategoryQuery } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import type * as z from 'zod/mini';
import { schemaOf } from '../content-data/schema-of.ts';

export interface CategoryName {
  readonly _id: string;
  readonly name: string;
}

/** What a list of names needs of what was read. */
export function outlineNames(categories: readonly CategoryName[]): CategoryName[] {
  return categories.map(({ _id, name }) => ({ _id, name }));
}

/** What the screens show of a category. */
export interface CategoryTeaser extends CategoryName {
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
