import type { CategoryTeaser } from './categories.data.ts';

/** How far a visitor has chosen on the way from categories through subcategories to what is in them. */
export type CategoryStep =
  | { readonly step: 'categories' }
  | { readonly step: 'subCategories'; readonly category: CategoryTeaser }
  | { readonly step: 'items'; readonly category: CategoryTeaser; readonly subCategory: string | undefined };

/**
 * Reads the choice from an address; a category or subcategory that does not exist counts as not chosen. A subcategory
 * may be named in the other language, whose categories are then `named`: its names stand in the same order.
 */
export function stepIn(
  search: URLSearchParams,
  categories: readonly CategoryTeaser[],
  named: readonly CategoryTeaser[] = categories,
): CategoryStep {
  const category = categories.find(({ _id }) => _id === search.get('category'));
  if (!category) return { step: 'categories' };
  if (category.subCategories.length === 0) return { step: 'items', category, subCategory: undefined };
  const names = named.find(({ _id }) => _id === category._id)?.subCategories ?? [];
  const subCategory = category.subCategories[names.indexOf(search.get('subCategory') ?? '')];
  return subCategory ? { step: 'items', category, subCategory } : { step: 'subCategories', category };
}

/** The address of a choice on the page at `path`. */
export function hrefOfStep(path: string, category: string, subCategory?: string): string {
  const search = new URLSearchParams({ category, ...(subCategory ? { subCategory } : {}) });
  return `${path}?${search.toString()}`;
}
