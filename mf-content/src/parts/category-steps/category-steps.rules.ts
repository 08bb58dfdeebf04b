import type { CategoryTeaser } from './categories.data.ts';

/** The step that a visitor has reached: choosing a category, then a subcategory, then reading its items. */
export type CategoryStep =
  | { readonly step: 'categories' }
  | { readonly step: 'subCategories'; readonly category: CategoryTeaser }
  | { readonly step: 'items'; readonly category: CategoryTeaser; readonly subCategory: string | undefined };

/**
 * Reads the choice from an address; a category or subcategory that does not exist counts as not chosen. Where the
 * address names a subcategory in another language, `searchedCategories` are the categories in that language: both
 * lists have the same order.
 */
export function readStep(
  search: URLSearchParams,
  categories: readonly CategoryTeaser[],
  searchedCategories: readonly CategoryTeaser[] = categories,
): CategoryStep {
  const category = categories.find(({ _id }) => _id === search.get('category'));
  if (!category) return { step: 'categories' };
  if (category.subCategories.length === 0) return { step: 'items', category, subCategory: undefined };
  const names = searchedCategories.find(({ _id }) => _id === category._id)?.subCategories ?? [];
  const subCategory = category.subCategories[names.indexOf(search.get('subCategory') ?? '')];
  return subCategory ? { step: 'items', category, subCategory } : { step: 'subCategories', category };
}

/** The address of a choice on the page at `path`. */
export function hrefOfStep(path: string, category: string, subCategory?: string): string {
  const search = new URLSearchParams({ category, ...(subCategory ? { subCategory } : {}) });
  return `${path}?${search.toString()}`;
}
